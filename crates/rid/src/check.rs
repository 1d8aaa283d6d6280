//! `rid check`: one line a game, whether it is played by the rules.

use diner::record::{Fault, Record};
use diner::{End, Seat};
use serde_json::{Value, json};

use crate::cli::CheckArgs;
use crate::failure::{Failure, Outcome, complain};
use crate::input::{Judged, Stopped, games};
use crate::output::print;
use crate::rules::speech;

pub(crate) fn run(args: &CheckArgs) -> Outcome {
    let (mut faulty, mut unreadable) = (false, false);
    for file in &args.files {
        let read = games(file, |judged| {
            faulty |= judged.result.is_err();
            report(&judged, args.json)
        });
        match read {
            Ok(()) => {}
            // Whoever closed the pipe may still want to know that a game failed.
            Err(Stopped::By(_)) if faulty => return Err(Failure::bad_as_told()),
            Err(Stopped::By(failure)) => return Err(failure),
            Err(Stopped::Unreadable(why)) => {
                complain(&why);
                unreadable = true;
            }
        }
    }
    match (unreadable, faulty) {
        (true, _) => Err(Failure::unreadable_as_told()),
        (false, true) => Err(Failure::bad_as_told()),
        (false, false) => Ok(()),
    }
}

/// Prints the verdict on a game, as `check` does.
pub(crate) fn report(judged: &Judged, json: bool) -> Outcome {
    let line = if json { object(judged).to_string() } else { line(judged) };
    print(&format!("{line}\n"))
}

/// The verdict as a line of text.
pub(crate) fn line(judged: &Judged) -> String {
    let name = match judged.game {
        Some(number) => format!("{}#{number}", judged.file),
        None => judged.file.clone(),
    };
    match &judged.result {
        Ok(record) => {
            let rules = record.game.rules().options().base().name();
            let scores = listed(&record.scores, " ");
            let winners = match winners(record).as_slice() {
                [] => "-".into(),
                some => listed(some, ","),
            };
            let (end, turns) = (end(record), record.turn_lines);
            format!("{name}: ok {rules} {scores} winner {winners} end {end} turns {turns}")
        }
        // The fault prints its place and its code.
        Err(fault) => format!("{name}: error {fault}: {}", sentence(judged, fault)),
    }
}

fn object(judged: &Judged) -> Value {
    let mut object = match &judged.result {
        Ok(record) => json!({
            "file": judged.file,
            "ok": true,
            "rules": record.game.rules().options().base().name(),
            "scores": record.scores,
            "winners": winners(record).iter().map(|seat| seat.number()).collect::<Vec<_>>(),
            "end": end(record),
            "turns": record.turn_lines,
        }),
        Err(fault) => json!({
            "file": judged.file,
            "ok": false,
            "line": fault.line,
            "column": fault.column,
            "code": fault.code(),
            "message": sentence(judged, fault),
        }),
    };
    if let (Some(number), Value::Object(fields)) = (judged.game, &mut object) {
        fields.insert("game".into(), json!(number));
    }
    object
}

fn sentence(judged: &Judged, fault: &Fault) -> String {
    speech(judged.preset).fault(fault)
}

/// Nobody has won a game of which the record does not tell the end.
fn winners(record: &Record) -> Vec<Seat> {
    if record.beyond { Vec::new() } else { record.game.public().winners(record.game.rules()) }
}

fn end(record: &Record) -> &'static str {
    let end = record.game.public().end.filter(|_| !record.beyond);
    end.map_or("unfinished", End::name)
}

fn listed<T: ToString>(values: &[T], between: &str) -> String {
    values.iter().map(T::to_string).collect::<Vec<_>>().join(between)
}
