//! How a program is named where bots are: `cmd:` and its command line.

use std::fmt;

/// What a program's name begins with.
pub const PREFIX: &str = "cmd:";

/// No command line, as a shell splits it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadCommand {
    /// There is nothing behind `cmd:`.
    Empty,
    /// A quote that is not closed, or a backslash at the end.
    Unfinished(String),
}

/// The words of a command line, as a shell splits them; nothing else of a shell is done.
pub(crate) fn words(command: &str) -> Result<Vec<String>, BadCommand> {
    // `#` begins a comment in a shell, a NUL ends a word of any program.
    let words = shlex::split(command).filter(|_| !command.contains('\0'));
    let words = words.ok_or_else(|| BadCommand::Unfinished(command.into()))?;
    match words.first() {
        Some(program) if !program.is_empty() => Ok(words),
        Some(_) | None => Err(BadCommand::Empty),
    }
}

/// A list of names as options have it, split at commas; in the name of a program (also behind
/// `bot:`) those do not count that stand in quotes or behind a backslash.
pub fn listed(text: &str) -> Vec<String> {
    let mut names = vec![String::new()];
    let (mut quote, mut escaped) = (None, false);
    for sign in text.chars() {
        let Some(name) = names.last_mut() else { break };
        let start = name.trim_start();
        let shell = start.strip_prefix("bot:").unwrap_or(start).starts_with(PREFIX);
        match sign {
            ',' if quote.is_none() && !escaped => {
                names.push(String::new());
                continue;
            }
            _ if !shell => {}
            _ if escaped => escaped = false,
            '\\' if quote != Some('\'') => escaped = true,
            '\'' | '"' if quote.is_none() => quote = Some(sign),
            _ if quote == Some(sign) => quote = None,
            _ => {}
        }
        name.push(sign);
    }
    names
}

impl fmt::Display for BadCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadCommand::Empty => write!(f, "{PREFIX} names no program"),
            BadCommand::Unfinished(command) => {
                write!(f, "{PREFIX}{command}: a quote is not closed")
            }
        }
    }
}

impl std::error::Error for BadCommand {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_by_a_shell() {
        assert_eq!(
            words(r#"python3 'my bot.py' a\ b "c d""#).unwrap(),
            ["python3", "my bot.py", "a b", "c d"]
        );
        assert_eq!(words("sh -c 'echo $X | *'").unwrap()[2], "echo $X | *");
        assert_eq!(words("  "), Err(BadCommand::Empty));
        assert_eq!(words("''"), Err(BadCommand::Empty));
        assert_eq!(words("a 'b"), Err(BadCommand::Unfinished("a 'b".into())));
    }

    #[test]
    fn commas_in_quotes_belong_to_the_command() {
        let split = |text: &str| listed(text).join("|");
        assert_eq!(split("cmd:python3 my_bot.py,patient"), "cmd:python3 my_bot.py|patient");
        assert_eq!(split("cmd:a 'b,c',greedy"), "cmd:a 'b,c'|greedy");
        assert_eq!(
            split(r#"bot:cmd:a "b,'c",x,cmd:d e\,f,y"#),
            r#"bot:cmd:a "b,'c"|x|cmd:d e\,f|y"#
        );
        assert_eq!(split("O'Brien,cmd:a,D'Arcy"), "O'Brien|cmd:a|D'Arcy");
        assert_eq!(split("a,,b"), "a||b");
        assert_eq!(split(""), "");
    }
}
