//! What people at a table do that is no move: begin, leave, come back, agree; the curtain of a
//! shared device; reactions.

use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use axum::response::{IntoResponse, Redirect};
use diner::Seat;
use serde::Deserialize;

use super::App;
use super::answer::{self, Answer};
use super::door::Door;
use super::game::{answered, bad_form, do_it, is_key, not_kept};
use crate::hub::Broken;
use crate::live::Reaction;
use crate::room::{Ask, Matter, Wish};

#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(rename = "do")]
    what: String,
    key: Option<String>,
    place: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Shown {
    /// From 1; 0 draws the curtain.
    seat: u8,
}

#[derive(Deserialize)]
pub(super) struct Reacted {
    reaction: u8,
    seat: Option<u8>,
}

/// How many reactions there are.
const REACTIONS: u8 = 6;

impl Wanted {
    fn ask(&self) -> Option<Ask> {
        let place = || self.place.as_deref()?.parse::<u8>().ok();
        Some(match self.what.as_str() {
            "start" => Ask::Start,
            "renew" if self.place.as_deref() == Some("watch") => Ask::Renew(None),
            "renew" => Ask::Renew(Some(place()?)),
            "hand-over" => Ask::HandOver(place()?),
            "leave" => Ask::Leave(place()?),
            "resign" => Ask::Resign(place()?),
            "come-back" => Ask::ComeBack(place()?),
            "want-end" => Ask::Agree(place()?, Matter::End, Wish::For),
            "not-end" => Ask::Agree(place()?, Matter::End, Wish::Against),
            "want-pause" => Ask::Agree(place()?, Matter::Pause, Wish::For),
            "not-pause" => Ask::Agree(place()?, Matter::Pause, Wish::Against),
            "resume" => Ask::Resume(place()?),
            _ => return None,
        })
    }
}

pub(super) async fn people(
    State(app): State<App>,
    door: Door,
    headers: HeaderMap,
    form: Result<Form<Wanted>, FormRejection>,
) -> Answer {
    let speech = answer::speech(&headers);
    let wanted = form.ok().map(|Form(wanted)| wanted);
    let wanted = wanted.filter(|wanted| wanted.key.as_deref().is_none_or(is_key));
    let Some((wanted, ask)) = wanted.and_then(|wanted| {
        let ask = wanted.ask()?;
        Some((wanted, ask))
    }) else {
        return Err(bad_form(speech, &headers).into());
    };
    let outcome = do_it(&app, &door, None, wanted.key.as_deref(), ask).await;
    let outcome = outcome.map_err(|Broken| not_kept(speech, &headers))?;
    answered(&app, &door, &headers, None, outcome, None).await
}

/// Shows a hand on a device that several share, or none.
pub(super) async fn curtain(
    State(app): State<App>,
    door: Door,
    headers: HeaderMap,
    form: Result<Form<Shown>, FormRejection>,
) -> Answer {
    let shown = form.ok().map(|Form(shown)| u32::from(shown.seat));
    let Some((number, holder)) = shown.zip(door.holder) else {
        return Err(bad_form(answer::speech(&headers), &headers).into());
    };
    let seat = Seat::from_number(number, Seat::COUNT as u8);
    let room = door.live.lock().await;
    let own = room.seats_held(&holder);
    if seat.is_some_and(|seat| !own.contains(&seat)) {
        return Err(answer::not_found(answer::speech(&headers)).into());
    }
    door.live.lift(&room, holder, seat);
    drop(room);
    if !answer::wants_json(&headers) {
        return Ok(Redirect::to(door.base()).into_response());
    }
    answered(&app, &door, &headers, None, crate::hub::Outcome::Applied, None).await
}

/// Shows a reaction to everybody at the table. It is not kept.
pub(super) async fn react(
    State(app): State<App>,
    door: Door,
    headers: HeaderMap,
    form: Result<Form<Reacted>, FormRejection>,
) -> Answer {
    let bad = || bad_form(answer::speech(&headers), &headers);
    let Form(reacted) = form.map_err(|_| bad())?;
    let holder = door.holder.ok_or_else(bad)?;
    let room = door.live.lock().await;
    let own = room.seats_held(&holder);
    let asked = reacted.seat.and_then(|seat| Seat::from_number(seat.into(), 5));
    let seat = asked.or(door.seat(&room)).or(own.first().copied());
    let seat = seat.filter(|seat| own.contains(seat)).ok_or_else(bad)?;
    drop(room);
    if !(1..=REACTIONS).contains(&reacted.reaction) {
        return Err(bad().into());
    }
    if !door.live.may_react(seat, app.hub.world.now()) {
        return Ok(StatusCode::TOO_MANY_REQUESTS.into_response());
    }
    door.live.react(Reaction { seat, which: reacted.reaction });
    if answer::wants_json(&headers) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok(Redirect::to(door.base()).into_response())
}
