//! The nations' emblems: signs of one colour on a canvas of 24 × 24, in the colour of the text.

use themes::Emblem;

/// The drawing.
#[rustfmt::skip]
pub fn emblem(emblem: Emblem) -> &'static str {
    match emblem {
        Emblem::Globe => r##"<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9"/><ellipse cx="12" cy="12" rx="4" ry="9"/><path d="M3 12h18"/></g>"##,
        Emblem::Flame => r##"<path fill="currentColor" d="M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 2 3 3 3 1-3 0-6 1-9z"/>"##,
        Emblem::Peaks => r##"<path fill="currentColor" d="M1 21l7-12 4 6 4-9 7 15z"/><circle fill="currentColor" cx="5.5" cy="5.5" r="3.5"/>"##,
        Emblem::Snow => r##"<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3"/>"##,
        Emblem::Rings => r##"<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="9" cy="12" r="6.5"/><circle cx="15" cy="12" r="6.5"/></g>"##,
        Emblem::Petals => r##"<path fill="currentColor" d="M12 3c4 4 4 10 0 15-4-5-4-11 0-15zM2 9c6 0 9 4 9 11C5 20 2 15 2 9zM22 9c-6 0-9 4-9 11 6 0 9-5 9-11z"/>"##,
        Emblem::Cube => r##"<path fill="none" stroke="currentColor" stroke-width="2.2" d="M12 2l8.7 5v10L12 22l-8.7-5V7zM3.3 7L12 12l8.7-5M12 12v10"/>"##,
        Emblem::Stars => r##"<path fill="currentColor" d="M6 12l1.5 3.5L11 17l-3.5 1.5L6 22l-1.5-3.5L1 17l3.5-1.5zM12 7l1.5 3.5L17 12l-3.5 1.5L12 17l-1.5-3.5L7 12l3.5-1.5zM18 2l1.5 3.5L23 7l-3.5 1.5L18 12l-1.5-3.5L13 7l3.5-1.5z"/>"##,
        Emblem::Rising => r##"<g fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"><path d="M2 21a10 10 0 0 1 20 0M6.5 21a5.5 5.5 0 0 1 11 0M12 21v-2M12 2v4M3.5 6.5l3 3M20.5 6.5l-3 3"/></g>"##,
        Emblem::Trident => r##"<path fill="currentColor" d="M10 2h4v7c4-1 7-4 8-7 1 9-3 14-8 15v5h-4v-5C5 16 1 11 2 2c1 3 4 6 8 7z"/>"##,
        Emblem::Feather => r##"<path fill="currentColor" d="M3 22c0-9 5-17 18-20-1 9-5 13-9 14h-4z"/><path fill="none" stroke="currentColor" stroke-width="2" d="M2 23l8-9"/>"##,
        Emblem::Coin => r##"<path fill="currentColor" fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM8 8v8h8V8z"/>"##,
        Emblem::Drum => r##"<path fill="currentColor" d="M4 3h16l-3 9 3 9H4l3-9z"/><path fill="none" stroke="#0008" stroke-width="1.5" d="M5 6h14M5 18h14"/>"##,
        Emblem::Lantern => r##"<path fill="currentColor" d="M8 3h8v2H8zM7 6h10q5 5 0 11H7Q2 11 7 6zM8 18h8v2h-3v3h-2v-3H8z"/>"##,
        Emblem::Palm => r##"<path fill="currentColor" d="M11 10c-4-1-7 1-8 5 0-6 3-9 7-8C8 4 5 4 3 5c3-3 8-3 9 1 2-4 7-4 9 0-3-1-5-1-7 1 5-1 8 3 7 8-1-4-4-6-8-5 1 4 1 8 0 12h-3c1-4 2-8 1-12z"/>"##,
        Emblem::Croissant => r##"<path fill="currentColor" d="M2 17C2 8 7 4 12 4s10 4 10 13c-2 0-4-1-5-3-1-2-3-3-5-3s-4 1-5 3c-1 2-3 3-5 3z"/><path fill="none" stroke="#0007" stroke-width="1.3" d="M9 5l1 6M15 5l-1 6M5 8l3 5M19 8l-3 5"/>"##,
        Emblem::Pretzel => r##"<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M17 21L8 11C4 6 3 14 6 17c4 4 8 4 12 0 3-3 2-11-2-6L7 21"/>"##,
        Emblem::Cup => r##"<path fill="currentColor" d="M3 8h14v2h2a3 3 0 0 1 0 6h-2.5A6 6 0 0 1 11 20H9a6 6 0 0 1-6-6zm14 4v2h2a1 1 0 0 0 0-2zM2 21h16v2H2z"/><path fill="none" stroke="currentColor" stroke-width="1.5" d="M8 6q-2-2 0-4M12 6q-2-2 0-4"/>"##,
        Emblem::Mango => r##"<path fill="currentColor" d="M14 5c6 1 9 7 6 12-3 6-12 7-16 3-3-4 0-8 3-10 3-3 3-5 7-5z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M14 5c0-2-1-3-2-4M15 4c2-2 4-2 6-1"/>"##,
        Emblem::CoffeePot => r##"<path fill="currentColor" d="M11 2h2v2h4l-2 7h4v5h-2v-3h-2l2 9H6l2-9-3-8h6z"/>"##,
        Emblem::Samovar => r##"<path fill="currentColor" d="M9 2h6v2h-1v2c5 1 6 4 6 7h2v3h-3c-1 2-2 3-4 3v2h3v2H6v-2h3v-2c-3-1-5-3-5-7 0-3 2-5 6-6V4H9z"/>"##,
        Emblem::Orange => r##"<g fill="none" stroke="currentColor"><circle stroke-width="2.4" cx="12" cy="12" r="9.6"/><path stroke-width="1.7" d="M12 4v16M5 8l14 8M19 8L5 16"/></g>"##,
        Emblem::TeaGlass => r##"<path fill="currentColor" d="M7 2h10c0 5-3 6-3 9s4 4 3 9H7c-1-5 3-6 3-9S7 7 7 2zM4 21h16v2H4z"/>"##,
        Emblem::Pie => r##"<path fill="currentColor" d="M2 9c5-5 15-5 20 0l-2 2H4zM4 12h16l-8 11z"/>"##,
    }
}
