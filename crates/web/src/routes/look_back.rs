//! A game that is over: its record, and looking at it action by action.

use axum::extract::Query;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Response};
use diner::Seat;
use diner::record::{Header, Record};
use serde::Deserialize;
use words::Speech;

use super::answer::{self, Answer};
use super::door::Door;
use super::language;
use crate::pages;
use crate::room::Room;
use crate::showing::Showing;

#[derive(Deserialize)]
pub(super) struct At {
    at: Option<usize>,
}

/// The whole record: only after the end, since it holds every card.
pub(super) async fn record(door: Door, headers: HeaderMap) -> Answer {
    let room = door.live.lock().await;
    let speech = Speech::new(language::of(&headers), room.setup.theme);
    let record = record_of(&room, speech).ok_or_else(|| not_over(&headers))?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{}.rid\"", room.id)),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// A moment of the game.
pub(super) async fn replay(door: Door, Query(at): Query<At>, headers: HeaderMap) -> Answer {
    let room = door.live.lock().await;
    let (onlooker, lang) = (door.onlooker(&room), language::of(&headers));
    let replay = Showing::at(&room, &onlooker, lang, at.at.unwrap_or(0));
    let replay = replay.ok_or_else(|| not_over(&headers))?;
    let showing = &replay.showing;
    let names = showing.names();
    let said = replay.said.iter().map(|event| showing.speech.event(event, &names));
    let said: Vec<String> = said.collect();
    let page = pages::replay_page(&showing.scene("", None, None), replay.at, replay.of, &said);
    Ok(answer::html(page))
}

fn not_over(headers: &HeaderMap) -> Response {
    let speech = answer::speech(headers);
    answer::fault(speech, StatusCode::CONFLICT, &speech.server_not_over())
}

fn record_of(room: &Room, speech: Speech) -> Option<Record> {
    let game = room.game().filter(|_| room.is_over())?;
    let names = room.names_in(speech);
    let player = |seat: Seat| Header::new(&format!("Player{}", seat.number()), &names[seat]);
    let mut headers: Vec<Header> = game.rules().seats().map(player).collect();
    if let Ok(time) = jiff::Timestamp::from_millisecond(room.touched) {
        headers.push(Header::new("Date", &time.strftime("%Y-%m-%d").to_string()));
    }
    Some(Record::of(game.clone(), headers))
}
