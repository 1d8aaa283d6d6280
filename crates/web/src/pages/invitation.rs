//! The page that a friend's link opens: who invites, what is played, and the button that takes the
//! seat. Programs that preview links open it too, so it changes nothing.

use maud::{Markup, html};

use super::layout::{layout, link_preview};
use super::{Invitation, at_table, home, lobby};

/// The page.
pub(crate) fn invitation_page(invitation: &Invitation<'_>) -> Markup {
    let speech = invitation.speech;
    let title = match invitation.known {
        Some(name) => speech.company_invite_known(name),
        None => speech.company_invite(&invitation.names),
    };
    let home_words = speech.home();
    let body = html! {
        (at_table::signs())
        main #main .invite {
            section .invite-card aria-labelledby="invite-head" {
                (home::free_chair())
                h1 #invite-head { (title) }
                @match invitation.known {
                    Some(name) => p { (speech.company_known(name)) },
                    None => p { (speech.company_invite_lead()) },
                }
                (form(invitation))
            }
            section .invite-what aria-labelledby="what-head" {
                h2 #what-head { (speech.company_played()) }
                (lobby::played(speech, invitation.rules, invitation.clock, invitation.hints))
            }
        }
    };
    let head = html! {
        (home::head()) (at_table::style())
        meta name="robots" content="noindex";
        (link_preview(invitation.origin, &title, &home_words.tagline))
    };
    layout(&title, speech, "at-home at-invite", head, body)
}

fn form(invitation: &Invitation<'_>) -> Markup {
    let speech = invitation.speech;
    let words = speech.home();
    let Invitation { room, link, .. } = *invitation;
    let invalid = invitation.fault.as_ref().map(|_| "true");
    html! {
        form method="post" action={ "/join/" (room) "/" (link) } {
            @if invitation.known.is_none() {
                div .field {
                    label for="name" { (words.name) }
                    input #name name="name" type="text" value=(invitation.name) dir="auto" required
                        autocomplete="nickname" maxlength="96" spellcheck="false"
                        aria-invalid=[invalid] aria-describedby=[invalid.map(|_| "name-fault")];
                    @if let Some(fault) = &invitation.fault {
                        p #name-fault .fault role="alert" { (fault) }
                    }
                }
            }
            button .big type="submit" {
                @match invitation.known {
                    Some(name) => { (speech.company_sit_again(name)) }
                    None => { (speech.company_sit_down()) }
                }
            }
        }
    }
}
