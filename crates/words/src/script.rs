//! What the page's own script says: announcements, questions, settings, keys. The script has no
//! sentence of its own: it is given these, and puts names and numbers where a word in braces is.

use crate::Speech;

/// A setting that lives in the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingWords {
    /// What the script calls it.
    pub key: &'static str,
    /// What it does, in a few words.
    pub name: String,
    /// More about it, in one sentence.
    pub text: String,
}

/// A key, or several, and what they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyWords {
    /// As printed on the key.
    pub keys: String,
    /// What it does.
    pub text: String,
}

/// The dialogs that the script opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogWords {
    /// Head of the settings.
    pub settings: String,
    /// Where they are kept.
    pub settings_lead: String,
    /// The button that closes them.
    pub settings_close: String,
    /// Head of the list of keys.
    pub keys: String,
    /// The button that closes it.
    pub keys_close: String,
    /// Head of the question before a draw.
    pub ask: String,
    /// What a draw means now.
    pub ask_text: String,
    /// Yes, draw.
    pub ask_yes: String,
    /// No.
    pub ask_no: String,
    /// Shown while the server does not answer.
    pub connecting: String,
}

impl Speech {
    /// All that the script says, by the names it knows them by.
    pub fn script(&self) -> Vec<(&'static str, String)> {
        let texts = self.texts();
        let mut words = vec![
            ("chosen", texts.script_chosen("{guest}", "{chairs}")),
            ("chosenStuck", texts.script_chosen_stuck("{guest}")),
            ("putBack", texts.script_put_back("{guest}")),
            ("chooseFirst", texts.script_choose_first()),
            ("notYours", texts.script_not_yours()),
            ("followers", texts.script_followers()),
            ("dropFirst", texts.script_drop_first()),
            ("noSuchKey", texts.script_no_such_key()),
            ("connecting", texts.script_connecting()),
            ("connected", texts.script_connected()),
            ("stale", texts.script_stale()),
            ("unanswered", texts.script_unanswered()),
            ("yourTurn", texts.script_your_turn()),
            ("countdown", texts.script_countdown("{button}", "{seconds}")),
            ("ending", texts.script_ending()),
            ("drawing", texts.script_drawing()),
            ("stopped", texts.script_stopped()),
            ("notifyDenied", texts.settings_notify_denied()),
        ];
        words.extend(self.company_script());
        words
    }

    /// The words of the dialogs.
    pub fn dialogs(&self) -> DialogWords {
        let texts = self.texts();
        DialogWords {
            settings: texts.settings_title(),
            settings_lead: texts.settings_lead(),
            settings_close: texts.settings_close(),
            keys: texts.keys_title(),
            keys_close: texts.keys_close(),
            ask: texts.script_ask_draw_title(),
            ask_text: texts.script_ask_draw_text(),
            ask_yes: texts.script_ask_draw_yes(),
            ask_no: texts.script_ask_draw_no(),
            connecting: texts.script_connecting(),
        }
    }

    /// The settings, in the order in which they stand.
    pub fn settings(&self) -> Vec<SettingWords> {
        let texts = self.texts();
        let setting = |key, name, text| SettingWords { key, name, text };
        vec![
            setting("end", texts.settings_end(), texts.settings_end_text()),
            setting("ask", texts.settings_ask(), texts.settings_ask_text()),
            setting("draw", texts.settings_draw(), texts.settings_draw_text()),
            setting("keys", texts.settings_keys(), texts.settings_keys_text()),
            setting("sound", texts.settings_sound(), texts.settings_sound_text()),
            setting("notify", texts.settings_notify(), texts.settings_notify_text()),
        ]
    }

    /// The keys, in the order in which they stand.
    pub fn keys(&self) -> Vec<KeyWords> {
        let texts = self.texts();
        let key = |keys: &str, text| KeyWords { keys: keys.to_string(), text };
        vec![
            key(&texts.keys_or_arrows("h j k l"), texts.keys_arrows()),
            key(&texts.keys_enter_name(), texts.keys_enter()),
            key(&texts.keys_shift_letter(), texts.keys_nation()),
            key("d", texts.keys_draw()),
            key("u", texts.keys_undo()),
            key("e", texts.keys_done()),
            key("w", texts.keys_why()),
            key("i", texts.keys_hint()),
            key(&texts.keys_escape_name(), texts.keys_escape()),
            key("?", texts.keys_help()),
        ]
    }
}
