//! What players may show each other: six small drawings, so that nobody has to type.

/// How many there are; they are numbered from 1.
pub const REACTIONS: u8 = 6;

/// Their drawings on a canvas of 48 × 48. Round faces and hands share one skin, a lamp's yellow.
const DRAWINGS: [&str; REACTIONS as usize] = [
    // Applause: two hands that meet, and what it sounds like.
    r##"<g fill="#f0c873" stroke="#4a300f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M9 29l9-13a3 3 0 0 1 5 3l-3 5 10-11a3 3 0 0 1 4.5 4L25 28l10-8a3 3 0 0 1 4 4.5L27 38a11 11 0 0 1-15 1.5A8 8 0 0 1 9 29z"/><path fill="none" d="M14 34q4 5 10 2"/><path fill="none" stroke="#c9644b" stroke-width="3" d="M30 5v4M38 7l-2 4M43 14l-4 2"/></g>"##,
    // Laughter: closed eyes, an open mouth.
    r##"<g stroke="#4a300f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="24" r="19" fill="#f0c873"/><path fill="none" d="M12 20q3.5-4.5 7 0M29 20q3.5-4.5 7 0"/><path fill="#8a3324" d="M13 27h22a11 11 0 0 1-22 0z"/><path fill="#fff6e4" stroke="none" d="M16 28.2h16v3H16z"/></g>"##,
    // Oh: round eyes, a round mouth, raised brows.
    r##"<g stroke="#4a300f" stroke-width="2.4" stroke-linecap="round"><circle cx="24" cy="24" r="19" fill="#f0c873"/><path fill="none" d="M12 14q4-4 8-1M28 13q4-3 8 1"/><g fill="#fff6e4"><circle cx="17" cy="20" r="3.5"/><circle cx="31" cy="20" r="3.5"/></g><ellipse cx="24" cy="33" rx="5" ry="6.5" fill="#8a3324"/></g>"##,
    // Hmm: one brow up, a crooked mouth, a hand at the chin.
    r##"<g stroke="#4a300f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="22" r="18" fill="#f0c873"/><path fill="none" d="M12 17h8M28 14q4-3 8 0M18 30q6-3 13 1"/><g fill="#4a300f" stroke="none"><circle cx="17" cy="22" r="2.3"/><circle cx="32" cy="21" r="2.3"/></g><path fill="#d9a23a" d="M12 43q-3-6 3-8l8-1.5q4 .5 2.5 4l-4.5 1.5q4 0 3 4-1 3-6 3-4 0-6-3z"/></g>"##,
    // Hurry: a glass whose sand has nearly run through.
    r##"<g stroke="#4a300f" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path fill="#dcebe4" d="M14 7h20v6q0 6-7 11 7 5 7 11v6H14v-6q0-6 7-11-7-5-7-11z"/><path fill="#e3ae43" stroke="none" d="M19 15h10q-2 4-5 6.5-3-2.5-5-6.5zM16 39.5q0-4 8-7 8 3 8 7z"/><path d="M10 6h28M10 42h28" stroke-width="4"/><path fill="none" stroke="#c9644b" d="M40 18l4-1M40 25l4 1M8 18l-4-1M8 25l-4 1"/></g>"##,
    // Thanks: a bow-tied napkin held out as a flower.
    r##"<g stroke="#4a300f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path fill="none" stroke="#4e7a5c" stroke-width="3.5" d="M24 24v19M24 36q7 0 9-6M24 40q-7 0-9-6"/><g fill="#d9705a"><circle cx="24" cy="9" r="5.5"/><circle cx="32.5" cy="15" r="5.5"/><circle cx="29.5" cy="24.5" r="5.5"/><circle cx="18.5" cy="24.5" r="5.5"/><circle cx="15.5" cy="15" r="5.5"/></g><circle cx="24" cy="17.5" r="5" fill="#f0c873"/></g>"##,
];

/// All of them, each as the symbol `r-` and its number.
pub fn reactions() -> String {
    let symbol = |(number, drawing): (usize, &str)| {
        format!(r#"<symbol id="r-{number}" viewBox="0 0 48 48">{drawing}</symbol>"#)
    };
    (1..).zip(DRAWINGS).map(symbol).collect()
}
