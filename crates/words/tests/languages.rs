//! Languages are found by code, header and environment, and added as files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use words::Lang;

#[test]
fn by_code_header_and_environment() {
    assert_eq!(Lang::negotiate("xx, en-GB;q=0.8"), Lang::default());
    assert_eq!(Lang::negotiate("*?!"), Lang::default());
    assert_eq!(Lang::from_code("tlh"), None);
    assert_eq!(Lang::of_locale("C.UTF-8"), Lang::default());
    assert_eq!(Lang::of_locale(""), Lang::default());
    for lang in Lang::all() {
        let code = lang.code();
        assert_eq!(Lang::from_code(code), Some(lang));
        assert_eq!(Lang::negotiate(&format!("{code}-CH, en;q=0.1")), lang);
        assert_eq!(Lang::of_locale(&format!("{code}_CH.UTF-8@euro")), lang);
        assert!(!lang.name().is_empty());
    }
}
