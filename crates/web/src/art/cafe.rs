//! The looks of theme `cafe`: guests from twelve countries, told apart by what they wear to a
//! café and by what they order, never by their faces.

use diner::Nation;

use super::look::{BOB, BUN, FRINGE, LONG, Look, PARTED, SHORT};

/// By letter.
#[rustfmt::skip]
pub(super) const LOOKS: [Look; Nation::COUNT] = [
    // Central Africa: a wrap and a cap of printed cloth; a drum.
    Look {
        ground: "#f2b950", trim: "#7a3a12", cloth: "#2f7d5b", skin: "#7a4c30", hair: "#1f1613",
        behind: "",
        man: ["", r##"<path fill="#2f7d5b" d="M21 19V11q11-5 22 0v8q-11-4-22 0z"/><path fill="none" stroke="#ffe39a" stroke-width="1.8" d="M21.5 15.5l3.5-3 3.5 3 3.5-3 3.5 3 3.5-3 3.5 3"/>"##],
        woman: ["", r##"<path fill="#c43d2b" d="M20.5 21C17 10 24 3 31 4c4-4 13-1 12 6 3 3 2 8 .5 11-6-5-17-5-23 0z"/><path fill="none" stroke="#ffe39a" stroke-width="1.8" d="M22 17c6-5 14-5 20-1M24 11c6-4 12-4 17 0"/>"##],
        feature: r##"<g fill="#ffe39a"><path d="M24 44l3 5 3-5zM34 44l3 5 3-5z"/></g>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M4 3h16l-3 9 3 9H4l3-9z"/><path fill="none" stroke="#0008" stroke-width="1.5" d="M5 6h14M5 18h14"/>"##,
    },
    // China: a paper parasol; a lantern.
    Look {
        ground: "#d8564a", trim: "#6e1518", cloth: "#24485c", skin: "#ecc7a0", hair: "#1c1716",
        behind: r##"<path fill="#fbe9c8" d="M4 30a28 27 0 0 1 56 0q-7-4-14 0-7-4-14 0-7-4-14 0-7-4-14 0z"/><path fill="none" stroke="#b3372f" stroke-width="1.4" d="M32 3v27M32 3C22 8 18 18 18 30M32 3c10 5 14 15 14 27"/>"##,
        man: ["", SHORT], woman: [BUN, FRINGE],
        feature: r##"<path fill="none" stroke="#f3cf6b" stroke-width="1.6" d="M27 42l5 4 5-4M32 46v6"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M8 3h8v2H8zM7 6h10q5 5 0 11H7Q2 11 7 6zM8 18h8v2h-3v3h-2v-3H8z"/>"##,
    },
    // Cuba: a straw hat with a dark band; a palm.
    Look {
        ground: "#7cc7bd", trim: "#14555a", cloth: "#f6f1e4", skin: "#a87249", hair: "#2b1c16",
        behind: "",
        man: ["", SHORT], woman: [LONG, FRINGE],
        feature: r##"<path fill="#f3e2b3" d="M22 17c0-10 4-12 7-11.5l3 1.5 3-1.5c3-.5 7 1.5 7 11.5z"/><path fill="#26211f" d="M21.8 13.5h20.4l.4 4H21.4z"/><path fill="#f3e2b3" d="M15 20q3-4 17-4t17 4q-4 1.5-17 .5T15 20z"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M11 10c-4-1-7 1-8 5 0-6 3-9 7-8C8 4 5 4 3 5c3-3 8-3 9 1 2-4 7-4 9 0-3-1-5-1-7 1 5-1 8 3 7 8-1-4-4-6-8-5 1 4 1 8 0 12h-3c1-4 2-8 1-12z"/>"##,
    },
    // France: a beret and a striped shirt; a croissant.
    Look {
        ground: "#dfe4f0", trim: "#22335f", cloth: "#fbfaf5", skin: "#f0c6a4", hair: "#7a4a2a",
        behind: "",
        man: ["", SHORT], woman: [BOB, FRINGE],
        feature: r##"<g fill="none" stroke="#22335f" stroke-width="2"><path d="M17 47q15-4 30 0M14 52q18-5 36 0M12 57q20-5 40 0"/></g><path fill="#22335f" d="M19 18c-3-7 5-13 15-12 9 0 15 5 13 9-2 5-10 1-16 1-5 0-8 1-12 2z"/><path stroke="#22335f" stroke-width="2" stroke-linecap="round" d="M34 6l1-3"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M2 17C2 8 7 4 12 4s10 4 10 13c-2 0-4-1-5-3-1-2-3-3-5-3s-4 1-5 3c-1 2-3 3-5 3z"/><path fill="none" stroke="#0007" stroke-width="1.3" d="M9 5l1 6M15 5l-1 6M5 8l3 5M19 8l-3 5"/>"##,
    },
    // Germany: a felt hat with a feather; a pretzel.
    Look {
        ground: "#b7c98a", trim: "#33471f", cloth: "#7c5a34", skin: "#f1cdb0", hair: "#d3a253",
        behind: "",
        man: ["", SHORT], woman: [r##"<path fill="{h}" d="M18 27C17 16 23 10 32 10s15 6 14 17c-2 3-2 6-1 9l-2 8-4-8H25l-4 8-2-8c1-3 1-6-1-9z"/>"##, FRINGE],
        feature: r##"<path fill="#4d6b2f" d="M22 17c1-8 4-12 10-12s9 4 10 12z"/><path fill="#2c3d1a" d="M21.8 13.5h20.4l.5 3.5H21.3z"/><path fill="#4d6b2f" d="M15 18.5q17-4.5 34 0-17 4-34 0z"/><path fill="#fff6df" stroke="#8d5a2a" stroke-width=".8" d="M40 14c1-6 4-10 9-11-1 6-4 10-8 12z"/><g fill="none" stroke="#33471f" stroke-width="2"><path d="M25 44l2 12M39 44l-2 12"/></g>"##,
        eyes: None,
        emblem: r##"<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M17 21L8 11C4 6 3 14 6 17c4 4 8 4 12 0 3-3 2-11-2-6L7 21"/>"##,
    },
    // Great Britain: a bowler, a cloche; a cup of tea.
    Look {
        ground: "#aab4c6", trim: "#272b3d", cloth: "#3a3f55", skin: "#c99871", hair: "#3b2a20",
        behind: "",
        man: ["", r##"<path fill="{h}" d="M20.5 25c-.5-4 0-6 1-8h21c1 2 1.5 4 1 8-1-3-2-4-3-5h-17c-1 1-2 2-3 5z"/><path fill="#20222e" d="M22 16c0-8 4-12 10-12s10 4 10 12z"/><path fill="#20222e" d="M16 15q16 5 32 0-1 5-16 5t-16-5z"/>"##],
        woman: [BOB, r##"<path fill="#7a3450" d="M20 24C18 12 23 5 32 5s14 7 12 19q-12-5-24 0z"/><path fill="#e8d6dc" d="M20 21q12-5 24 0l.2 3q-12-5-24.4 0z"/>"##],
        feature: r##"<path fill="#fbfaf5" d="M27 41l5 5 5-5 1 8H26z"/><path fill="#a5303a" d="M27 44l5 2 5-2v6l-5-2-5 2z"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M3 8h14v2h2a3 3 0 0 1 0 6h-2.5A6 6 0 0 1 11 20H9a6 6 0 0 1-6-6zm14 4v2h2a1 1 0 0 0 0-2zM2 21h16v2H2z"/><path fill="none" stroke="currentColor" stroke-width="1.5" d="M8 6q-2-2 0-4M12 6q-2-2 0-4"/>"##,
    },
    // India: a garland of marigolds; a mango.
    Look {
        ground: "#f5a25a", trim: "#7a1f4a", cloth: "#b3246b", skin: "#b47c4f", hair: "#1d1513",
        behind: "",
        man: ["", PARTED], woman: [r##"<path fill="{h}" d="M19 27C18 16 23 10.5 32 10.5S46 16 45 27c0 4-1 7-3 10H22c-2-3-3-6-3-10z"/><path fill="{h}" d="M41 32c6 2 8 8 6 16l-5-2c1-5 1-9-1-14z"/>"##, r##"<path fill="{h}" d="M20.5 27c-2-11 4-15.5 11.5-15.5S45.5 16 43.5 27c-2-6-6-9-11.5-10-5.5 1-9.5 4-11.5 10z"/>"##],
        feature: r##"<g fill="#ffd23f" stroke="#d9661f" stroke-width="1.4"><circle cx="20.5" cy="43" r="3.2"/><circle cx="22.5" cy="48.3" r="3.2"/><circle cx="26" cy="53" r="3.2"/><circle cx="43.5" cy="43" r="3.2"/><circle cx="41.5" cy="48.3" r="3.2"/><circle cx="38" cy="53" r="3.2"/><circle cx="44" cy="17" r="3.2"/></g>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M14 5c6 1 9 7 6 12-3 6-12 7-16 3-3-4 0-8 3-10 3-3 3-5 7-5z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M14 5c0-2-1-3-2-4M15 4c2-2 4-2 6-1"/>"##,
    },
    // Italy: sunglasses and a neckerchief; a coffee pot.
    Look {
        ground: "#f4e6cc", trim: "#1f4d38", cloth: "#f7f4ec", skin: "#dfae84", hair: "#2a1c17",
        behind: "",
        man: ["", PARTED], woman: [LONG, FRINGE],
        feature: r##"<path fill="#c8372d" d="M24 42q8 5 16 0l1 3-6 3 2 7-5-5-5 5 2-7-6-3z"/><g fill="#1b1a20" stroke="#1b1a20" stroke-width="1.5"><path d="M22.5 25h8.5q.5 6-4 6t-4.5-6zM33 25h8.5q0 6-4.5 6t-4-6z"/></g><path stroke="#1b1a20" stroke-width="1.6" d="M20 25h24"/><path stroke="#fff" stroke-width="1" d="M25 26.5l2 2.5M35.5 26.5l2 2.5"/>"##,
        eyes: Some(""),
        emblem: r##"<path fill="currentColor" d="M11 2h2v2h4l-2 7h4v5h-2v-3h-2l2 9H6l2-9-3-8h6z"/>"##,
    },
    // Russia: a fur hat; a samovar.
    Look {
        ground: "#a9c8e2", trim: "#1e3f66", cloth: "#8f2f33", skin: "#f4d3ba", hair: "#c89b5a",
        behind: "",
        man: ["", ""], woman: [r##"<path fill="{h}" d="M20 26h24v8l3 13h-5l-3-10H25l-3 10h-5l3-13z"/>"##, ""],
        feature: r##"<path fill="#6b4a34" d="M18 22C16 10 22 5 32 5s16 5 14 17l1 9q-4 2-5-2l-1-6q-9-4-18 0l-1 6q-1 4-5 2z"/><path fill="#8d6748" d="M19 21q13-8 26 0l-1-7q-12-6-24 0z"/><g fill="none" stroke="#4f3524" stroke-width="1.1"><path d="M23 16l-1 3M28 14.5l-.5 3M33 14l.5 3M38 15l.8 3M42 17l1 2.5"/></g><path fill="#f1e7da" d="M22 42q10 7 20 0l3 4q-13 8-26 0z"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M9 2h6v2h-1v2c5 1 6 4 6 7h2v3h-3c-1 2-2 3-4 3v2h3v2H6v-2h3v-2c-3-1-5-3-5-7 0-3 2-5 6-6V4H9z"/>"##,
    },
    // Spain: a flat hat and a carnation, a fan; an orange.
    Look {
        ground: "#f4cd5e", trim: "#7d1a1d", cloth: "#1f1b1f", skin: "#dba77c", hair: "#221714",
        behind: "",
        man: ["", r##"<path fill="{h}" d="M20.5 25q0-5 1-8h21q1 3 1 8l-3-5h-17z"/><path fill="#1f1b1f" d="M23 15V7h18v8z"/><ellipse fill="#1f1b1f" cx="32" cy="16" rx="18" ry="3"/><path fill="#c22a2f" d="M23 12h18v2.5H23z"/>"##],
        woman: [r##"<path fill="#c22a2f" d="M32 14L16 4q16-6 32 0z"/><path fill="none" stroke="#ffe3b0" stroke-width="1.2" d="M32 14L21 3M32 14l-4-12M32 14l4-12M32 14L43 3"/><path fill="{h}" d="M19 27C18 17 23 11 32 11s14 6 13 16c0 4-1 7-2 9H21c-1-2-2-5-2-9z"/>"##, r##"<path fill="{h}" d="M20.5 26c-1-10 4-14.5 11.5-14.5S44.5 16 43.5 26c-2-5-6-8-11.5-9-5.5 1-9.5 4-11.5 9z"/>"##],
        feature: r##"<g fill="#d8262f" stroke="#7d1a1d" stroke-width=".8"><circle cx="44" cy="21" r="2.6"/><circle cx="47.5" cy="23" r="2.6"/><circle cx="44.5" cy="25" r="2.6"/></g><path fill="#fff" d="M29 42h6l-3 8z"/>"##,
        eyes: None,
        emblem: r##"<circle fill="currentColor" cx="12" cy="14" r="9"/><path fill="currentColor" d="M12 5c0-3 3-4 7-4-1 4-4 5-7 4z"/>"##,
    },
    // Turkey: a tulip and a patterned shawl; a tulip of tea.
    Look {
        ground: "#5fa6c4", trim: "#123f5c", cloth: "#f3efe4", skin: "#d4a27a", hair: "#2f1f18",
        behind: r##"<g><path fill="none" stroke="#1f6b46" stroke-width="2" d="M50 44V20"/><path fill="#d8343a" d="M44 9q2 2 3 3 1-4 3-6 2 2 3 6 1-1 3-3 3 12-6 14-9-2-6-14z"/></g>"##,
        man: ["", SHORT], woman: [BOB, FRINGE],
        feature: r##"<path fill="#1c7a86" d="M16 46q6-4 10-5l6 8 6-8q4 1 10 5l-2 8-14-2-14 2z"/><g fill="#d8343a"><circle cx="23" cy="47" r="1.6"/><circle cx="41" cy="47" r="1.6"/></g><path fill="none" stroke="#f3efe4" stroke-width="1.2" d="M19 50l3-5M45 50l-3-5M26 43l6 8 6-8"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M7 2h10c0 5-3 6-3 9s4 4 3 9H7c-1-5 3-6 3-9S7 7 7 2zM4 21h16v2H4z"/>"##,
    },
    // USA: a wide hat and a bandana; a slice of pie.
    Look {
        ground: "#e2a184", trim: "#5c2617", cloth: "#3f6c99", skin: "#96653f", hair: "#2c1d15",
        behind: "",
        man: ["", SHORT], woman: [LONG, FRINGE],
        feature: r##"<path fill="#8a5a33" d="M22 17c0-9 3-13 6-13 2 0 3 2 4 2s2-2 4-2c3 0 6 4 6 13z"/><path fill="#4c2d17" d="M21.8 14h20.4l.3 3.5h-21z"/><path fill="#8a5a33" d="M8 14c4 1 8 3 24 3s20-2 24-3c-1 6-10 8-24 8S9 20 8 14z"/><path fill="#c8372d" d="M24 42q8 5 16 0l-8 11z"/><g fill="#fff"><circle cx="29" cy="45.5" r=".9"/><circle cx="35" cy="45.5" r=".9"/><circle cx="32" cy="48.5" r=".9"/></g>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M2 9c5-5 15-5 20 0l-2 2H4zM4 12h16l-8 11z"/>"##,
    },
];
