//! Style sheets: each is one file to a browser, and here a folder of small ones, in the order in which
//! they are joined. What comes later wins: parts first, then sizes of screens, then people's wishes.

/// The name of a sheet, and the files of the folder of that name in `assets`, both without `.css`.
pub(crate) const SHEETS: [(&str, &[&str]); 3] = [
    (
        "style",
        &[
            "colours",
            "page",
            "places",
            "status",
            "players",
            "floor",
            "tables",
            "chairs",
            "notice",
            "hand",
            "placements",
            "buttons",
            "side",
            "end",
            "dialogs",
            "phones",
            "desk",
            "wishes",
            "motion",
            "languages",
        ],
    ),
    (
        "company",
        &["links", "lobby", "making", "people", "sheets", "curtain", "phones", "desk", "motion"],
    ),
    (
        "home",
        &[
            "colours", "entrance", "fields", "guests", "games", "choices", "seats", "house",
            "rules", "missing", "picture", "wide", "wishes",
        ],
    ),
];
