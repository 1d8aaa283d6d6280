//! Who asks: a browser's secret token in a cookie, known to the server by its hash alone.

use axum::http::header::{COOKIE, HeaderMap};
use sha2::{Digest, Sha256};

use crate::store::Holder;

/// The cookie's name.
pub(crate) const COOKIE_NAME: &str = "rid";

/// Bytes of a token: 256 bits.
pub(crate) const TOKEN_BYTES: usize = 32;

/// For how long browsers keep our cookies: two years, in seconds.
pub(crate) const KEPT: u64 = 2 * 365 * 24 * 3600;

/// A browser's token. Never printed: no `Debug`, no `Display`.
#[derive(Clone)]
pub(crate) struct Token(String);

impl Token {
    /// A fresh one from its hexadecimal digits.
    pub(crate) fn fresh(digits: String) -> Token {
        Token(digits)
    }

    /// The token that a request carries, if it has the form of one.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Token> {
        let found = cookie(headers, COOKIE_NAME)?;
        let digits = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let good = found.len() == 2 * TOKEN_BYTES && found.bytes().all(digits);
        good.then(|| Token(found.into()))
    }

    /// What the server keeps of it.
    pub(crate) fn holder(&self) -> Holder {
        Holder(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The header that gives it to a browser.
    pub(crate) fn cookie(&self, secure: bool) -> String {
        let secure = if secure { "; Secure" } else { "" };
        let token = &self.0;
        format!("{COOKIE_NAME}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}")
    }
}

/// The value of a cookie that a request carries.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    let mut found = pairs.filter(|(found, _)| found.trim() == name);
    found.next().map(|(_, value)| value.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_looks_like_a_token_is_one() {
        let token = |line: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, line.parse().unwrap());
            Token::of(&headers).map(|token| token.0)
        };
        let good = "0123456789abcdef".repeat(4);
        assert_eq!(token(&format!("a=b; rid={good}; c=d")), Some(good.clone()));
        assert_eq!(token(&format!("rid={}", good.to_uppercase())), None);
        assert_eq!(token("rid=0123"), None);
        assert_eq!(token(&format!("xrid={good}")), None);
        let cookie = Token(good).cookie(true);
        for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
    }
}
