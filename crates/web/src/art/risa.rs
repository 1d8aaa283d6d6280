//! The looks of theme `risa`: species of a galaxy, as they might come to dinner.

use diner::Nation;

use super::look::{BOB, BUN, FRINGE, LONG, Look, PARTED, SHORT};

/// By letter.
#[rustfmt::skip]
pub(super) const LOOKS: [Look; Nation::COUNT] = [
    // A sun hat: the first holiday in years.
    Look {
        ground: "#a9cbe6", trim: "#2b5c8c", cloth: "#d2573f", skin: "#d9a07a", hair: "#5a3823",
        behind: "",
        man: ["", SHORT], woman: [LONG, FRINGE],
        feature: r##"<path fill="#f0d9a0" d="M21 17c0-9 5-12.5 11-12.5S43 8 43 17z"/><path fill="#c8452f" d="M20.8 13.5h22.4l.6 4H20.2z"/><ellipse fill="#f0d9a0" cx="32" cy="18" rx="19.5" ry="3.6"/><path fill="#cfae6a" d="M12.5 18.3c5 4.6 34 4.6 39 0-4 2.2-35 2.2-39 0z"/>"##,
        eyes: None,
        emblem: r##"<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9"/><ellipse cx="12" cy="12" rx="4" ry="9"/><path d="M3 12h18"/></g>"##,
    },
    // Ridges on the nose, a long ear chain.
    Look {
        ground: "#d98a63", trim: "#7c2d24", cloth: "#8f3a2c", skin: "#eec39f", hair: "#6b3420",
        behind: "",
        man: ["", PARTED], woman: [BUN, FRINGE],
        feature: r##"<path fill="none" stroke="#b4764f" stroke-width="1.2" stroke-linecap="round" d="M29.8 21.5q2.2-1.3 4.4 0M30 23.8q2-1.2 4 0M30.2 26q1.8-1 3.6 0M30.4 28.2q1.6-.9 3.2 0"/><g fill="none" stroke="#ffe9a8" stroke-width="1.6"><path d="M44 20.5q6 4 .5 11.5"/></g><g fill="#ffe9a8" stroke="#8a5a1e" stroke-width=".6"><circle cx="44" cy="20" r="2.2"/><circle cx="47.3" cy="25.5" r="1.7"/><path d="M44.5 31l3 6.5h-6z"/></g>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 2 3 3 3 1-3 0-6 1-9z"/>"##,
    },
    // Pointed ears, a straight fringe, raised eyebrows.
    Look {
        ground: "#e6d3ac", trim: "#54406b", cloth: "#6a5486", skin: "#dcb088", hair: "#1f1b1e",
        behind: r##"<path fill="{s}" d="M22 31L13.5 15.5 24 21zM42 31l8.5-15.5L40 21z"/><path fill="#b98a62" d="M21 28l-4.5-8.5 5 3.5zM43 28l4.5-8.5-5 3.5z"/>"##,
        man: ["", r##"<path fill="{h}" d="M19.5 26c-1.5-11 4-15.5 12.5-15.5S46 15 44.5 26l-2-6.5h-21z"/>"##],
        woman: [r##"<path fill="{h}" d="M20 27c-1-11 4-16.5 12-16.5S45 16 44 27l1 17H19z"/>"##, r##"<path fill="{h}" d="M20.5 26c-1.5-11 4-15 11.5-15S45 15 43.5 26l-2-6.5h-19z"/>"##],
        feature: r##"<path fill="none" stroke="{h}" stroke-width="1.4" stroke-linecap="round" d="M28.8 22.9q-2.4 0-4.6-1.9M35.2 22.9q2.4 0 4.6-1.9"/><path fill="#d9c37a" d="M27 41h10l-5 9z"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M1 21l7-12 4 6 4-9 7 15z"/><circle fill="currentColor" cx="5.5" cy="5.5" r="3.5"/>"##,
    },
    // Two antennae, blue skin, white hair.
    Look {
        ground: "#2f5682", trim: "#17324f", cloth: "#c9d9e6", skin: "#86bbe0", hair: "#f6f3ea",
        behind: r##"<g fill="none" stroke="#86bbe0" stroke-width="2.6" stroke-linecap="round"><path d="M26 14C25 9 22 7 19 6.5M38 14c1-5 4-7 7-7.5"/></g><g fill="#b5dcf5"><circle cx="18.5" cy="6.5" r="3.2"/><circle cx="45.5" cy="6.5" r="3.2"/></g>"##,
        man: ["", r##"<path fill="{h}" d="M20 24c-1-8 3-13.5 12-13.5S45 16 44 24c-2-3-3-5-5-6-2 1-3 1-4-1-2 2-4 2-6 0-1 2-2 2-4 1-2 1-3 3-5 6z"/>"##],
        woman: [BOB, r##"<path fill="{h}" d="M20.5 26c-2-10 4-15 11.5-15S45.5 16 43.5 26c-1-4-2-6-4-7-5-1-10-1-15 0-2 1-3 3-4 7z"/>"##],
        feature: "",
        eyes: None,
        emblem: r##"<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3"/>"##,
    },
    // Spots from the temples down the neck.
    Look {
        ground: "#c9a9cf", trim: "#5a3566", cloth: "#6d4a7c", skin: "#f2cfb2", hair: "#a35a2c",
        behind: "",
        man: ["", SHORT], woman: [r##"<path fill="{h}" d="M19 27C18 16 23 10.5 32 10.5S46 16 45 27c0 3-1 5-2 7H21c-1-2-2-4-2-7z"/><path fill="{h}" d="M42 16c9 2 11 12 7 22-1-5-4-8-8-10z"/>"##, FRINGE],
        feature: r##"<g fill="#7a4122"><circle cx="22.6" cy="19.5" r="1.9"/><circle cx="41.4" cy="19.5" r="1.9"/><circle cx="20.9" cy="23.8" r="1.7"/><circle cx="43.1" cy="23.8" r="1.7"/><circle cx="24.3" cy="23.3" r="1.2"/><circle cx="39.7" cy="23.3" r="1.2"/><circle cx="21.3" cy="28" r="1.7"/><circle cx="42.7" cy="28" r="1.7"/><circle cx="22.4" cy="32.2" r="1.7"/><circle cx="41.6" cy="32.2" r="1.7"/><circle cx="24.8" cy="36" r="1.6"/><circle cx="39.2" cy="36" r="1.6"/><circle cx="28.3" cy="40.2" r="1.4"/><circle cx="35.7" cy="40.2" r="1.4"/></g>"##,
        eyes: None,
        emblem: r##"<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="9" cy="12" r="6.5"/><circle cx="15" cy="12" r="6.5"/></g>"##,
    },
    // Large dark eyes, curls, a wreath of flowers.
    Look {
        ground: "#f0c3b8", trim: "#8d3d58", cloth: "#6f9a84", skin: "#c98f68", hair: "#33211c",
        behind: "",
        man: ["", r##"<g fill="{h}"><circle cx="23" cy="18" r="4.5"/><circle cx="28" cy="14" r="5"/><circle cx="35" cy="13.5" r="5"/><circle cx="41" cy="18" r="4.5"/></g>"##],
        woman: [r##"<g fill="{h}"><circle cx="20" cy="22" r="6"/><circle cx="44" cy="22" r="6"/><circle cx="18.5" cy="31" r="6"/><circle cx="45.5" cy="31" r="6"/><circle cx="20.5" cy="39" r="5.5"/><circle cx="43.5" cy="39" r="5.5"/><circle cx="32" cy="15" r="8"/></g>"##, r##"<path fill="{h}" d="M21 24c-1-8 4-12.5 11-12.5S44 16 43 24c-4-5-18-5-22 0z"/>"##],
        feature: r##"<path fill="none" stroke="#3f7a55" stroke-width="2" d="M20.5 20c5-7 18-7 23 0"/><g fill="#fff" stroke="#a8456a" stroke-width="1.3"><circle cx="22" cy="18" r="2.4"/><circle cx="28.5" cy="14.8" r="2.4"/><circle cx="35.5" cy="14.8" r="2.4"/><circle cx="42" cy="18" r="2.4"/></g>"##,
        eyes: Some(r##"<g fill="#120d0d"><ellipse cx="27.2" cy="27.5" rx="3" ry="3.3"/><ellipse cx="36.8" cy="27.5" rx="3" ry="3.3"/></g><g fill="#fff"><circle cx="28.2" cy="26.3" r=".9"/><circle cx="37.8" cy="26.3" r=".9"/></g>"##),
        emblem: r##"<path fill="currentColor" d="M12 3c4 4 4 10 0 15-4-5-4-11 0-15zM2 9c6 0 9 4 9 11C5 20 2 15 2 9zM22 9c-6 0-9 4-9 11 6 0 9-5 9-11z"/>"##,
    },
    // An eyepiece with a red light, a tube along the jaw.
    Look {
        ground: "#7d868a", trim: "#1c2226", cloth: "#23292d", skin: "#d5dad3", hair: "#23292d",
        behind: "",
        man: ["", r##"<path fill="#aab1ad" d="M21 22c0-8 4-11 11-11s11 3 11 11c-5-5-17-5-22 0z"/>"##],
        woman: ["", r##"<path fill="{h}" d="M20.5 24c-1-9 4-13.5 11.5-13.5S44.5 15 43.5 24c-5-6-18-6-23 0z"/>"##],
        feature: r##"<path fill="none" stroke="#23292d" stroke-width="2.6" d="M44 24c6 3 6 12-4 17M22 36c-3 4-2 6 3 8"/><circle fill="#23292d" cx="37.5" cy="26.5" r="6.3"/><circle fill="none" stroke="#8f9a9c" stroke-width="1.2" cx="37.5" cy="26.5" r="4.4"/><circle fill="#e8402c" cx="37.5" cy="26.5" r="2.2"/><path fill="none" stroke="#6f7a78" stroke-width="1.2" d="M21.5 30h4l2 3M30 45h4m-6 4h8"/>"##,
        eyes: Some(r##"<circle fill="#231a18" cx="27" cy="27.5" r="1.5"/>"##),
        emblem: r##"<path fill="none" stroke="currentColor" stroke-width="2.2" d="M12 2l8.7 5v10L12 22l-8.7-5V7zM3.3 7L12 12l8.7-5M12 12v10"/>"##,
    },
    // Green skin, hair in a high knot, a band with a gem.
    Look {
        ground: "#f3d27a", trim: "#2f5a2e", cloth: "#a23352", skin: "#6faa5c", hair: "#2a1f1c",
        behind: "",
        man: [r##"<path fill="{h}" d="M28 12c-1-5 1-9 5-9.5 3 2 4 6 3 9.5z"/>"##, r##"<path fill="{h}" d="M20.5 23c-1-9 4-12.5 11.5-12.5S44.5 14 43.5 23c-3-4-6-6-11.5-6s-8.5 2-11.5 6z"/>"##],
        woman: [r##"<path fill="{h}" d="M29 12C22 2 34-1 44 8c7 6 8 20 5 33-3-6-2-20-9-27z"/>"##, r##"<path fill="{h}" d="M21 24c-1-9 4-13 11-13s12 4 11 13c-3-4-6-6-11-6s-8 2-11 6z"/>"##],
        feature: r##"<path fill="none" stroke="#f6dc8e" stroke-width="2.4" d="M20.5 21.5c6-4.5 17-4.5 23 0"/><path fill="#d23b5e" stroke="#f6dc8e" stroke-width=".9" d="M32 15l3.2 3.7L32 22.5l-3.2-3.8z"/><g fill="none" stroke="#f6dc8e" stroke-width="1.5"><circle cx="20" cy="35" r="2.3"/><circle cx="44" cy="35" r="2.3"/></g>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M6 12l1.5 3.5L11 17l-3.5 1.5L6 22l-1.5-3.5L1 17l3.5-1.5zM12 7l1.5 3.5L17 12l-3.5 1.5L12 17l-1.5-3.5L7 12l3.5-1.5zM18 2l1.5 3.5L23 7l-3.5 1.5L18 12l-1.5-3.5L13 7l3.5-1.5z"/>"##,
    },
    // Ridges from the ears to the shoulders, a drop on the forehead.
    Look {
        ground: "#b3b68f", trim: "#3d3a2c", cloth: "#57503f", skin: "#d3cdbb", hair: "#211d1c",
        behind: "",
        man: ["", r##"<path fill="{h}" d="M20 24c-1-9 4-13.5 12-13.5S45 15 44 24c-1-4-3-7-7-8h-10c-4 1-6 4-7 8z"/>"##],
        woman: [r##"<path fill="{h}" d="M19 26c-1-10 4-15.5 13-15.5S46 16 45 26c0 6 1 9 2 13l-5-2H22l-5 2c1-4 2-7 2-13z"/>"##, r##"<path fill="{h}" d="M20.5 25c-1-9 4-13.5 11.5-13.5S44.5 16 43.5 25c-1-4-3-6-6-7h-11c-3 1-5 3-6 7z"/>"##],
        feature: r##"<path fill="{s}" d="M22.5 32C21 39 16 43 9 46h46c-7-3-12-7-13.5-14l-5 8h-9z"/><g fill="none" stroke="#857f6d" stroke-width="1.7" stroke-linecap="round"><path d="M22.8 34C21 39 17 42.5 11 45M41.2 34C43 39 47 42.5 53 45"/><path d="M25 39l-3.5 5M39 39l3.5 5M19.5 38l3 2.5M16 41l2.5 2.5M44.5 38l-3 2.5M48 41l-2.5 2.5"/><path d="M32 16.5c-3 2.5-3.2 6 0 8 3.2-2 3-5.5 0-8zM23.5 24.5q3.5-3 7 .5M40.5 24.5q-3.5-3-7 .5"/></g>"##,
        eyes: None,
        emblem: r##"<g fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"><path d="M2 21a10 10 0 0 1 20 0M6.5 21a5.5 5.5 0 0 1 11 0M12 21v-2M12 2v4M3.5 6.5l3 3M20.5 6.5l-3 3"/></g>"##,
    },
    // A crested forehead, a mane of hair.
    Look {
        ground: "#c75a45", trim: "#4a1512", cloth: "#8a8c90", skin: "#9a6442", hair: "#1d1412",
        behind: "",
        man: [r##"<path fill="{h}" d="M17 27C15 14 23 9 32 9s17 5 15 18c3 7 3 13 5 18-4-1-6-2-7-4-1 3-3 4-6 4H25c-3 0-5-1-6-4-1 2-3 3-7 4 2-5 2-11 5-18z"/>"##, r##"<path fill="{h}" d="M26 32c2 1 10 1 12 0 1 5-2 9-6 9.5-4-.5-7-4.5-6-9.5zM28.5 34.3q3.5 2 7 0l-1-1h-5z"/>"##],
        woman: [r##"<path fill="{h}" d="M16 28C14 14 22 9 32 9s18 5 16 19c4 8 3 14 6 20-12-5-32-5-44 0 3-6 2-12 6-20z"/>"##, ""],
        feature: r##"<path fill="#7a4a2f" d="M25 12.5h14l-2.5 11h-9z"/><g fill="none" stroke="#c99468" stroke-width="1.6" stroke-linecap="round"><path d="M32 11.5v13M28.5 12.5q-.5 6 1.5 10.5M35.5 12.5q.5 6-1.5 10.5M25.5 15q0 5 3 7.5M38.5 15q0 5-3 7.5"/></g><path fill="none" stroke="{h}" stroke-width="1.5" stroke-linecap="round" d="M24 24.3q2-1.4 4.3-.6M40 24.3q-2-1.4-4.3-.6"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M10 2h4v7c4-1 7-4 8-7 1 9-3 14-8 15v5h-4v-5C5 16 1 11 2 2c1 3 4 6 8 7z"/>"##,
    },
    // A V of the brow, pointed ears, quilted shoulders.
    Look {
        ground: "#8fae8b", trim: "#29452f", cloth: "#c9cdc6", skin: "#e0be98", hair: "#2b231f",
        behind: r##"<path fill="{s}" d="M22 31L13.5 16 24 21zM42 31l8.5-15L40 21z"/>"##,
        man: ["", r##"<path fill="{h}" d="M19.5 27c-1.5-12 4-16.5 12.5-16.5S46 15 44.5 27l-2.5-8-5 1-5 3.5-5-3.5-5-1z"/>"##],
        woman: [r##"<path fill="{h}" d="M19.5 27c-1.5-12 4-16.5 12.5-16.5S46 15 44.5 27l-1 7h-23z"/>"##, r##"<path fill="{h}" d="M20.5 26c-1.5-11 4-15 11.5-15S45 15 43.5 26l-2.5-7-4.5 1-4.5 3.5-4.5-3.5-4.5-1z"/>"##],
        feature: r##"<path fill="#c9cdc6" d="M3 46c4-5 12-7 20-6l9 6 9-6c8-1 16 1 20 6v3H3z"/><g fill="none" stroke="#5c665e" stroke-width="1.3"><path d="M5 46l18-6M12 48l16-5M41 40l18 6M36 43l16 5M12 42l8 6M19 40l8 7M52 42l-8 6M45 40l-8 7"/></g><path fill="none" stroke="#8f6a44" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M29.2 19.5l2.8 4.5 2.8-4.5"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" d="M3 22c0-9 5-17 18-20-1 9-5 13-9 14h-4z"/><path fill="none" stroke="currentColor" stroke-width="2" d="M2 23l8-9"/>"##,
    },
    // Ears like sails, a bare head.
    Look {
        ground: "#4d9094", trim: "#1d4a4d", cloth: "#e5a33c", skin: "#e3a06a", hair: "#b86f3e",
        behind: r##"<g fill="#d18a55" stroke="#a9683a" stroke-width="1.2"><path d="M23 18C14 10 6 14 6 23c0 8 7 13 16 12zM41 18c9-8 17-4 17 5 0 8-7 13-16 12z"/></g><path fill="none" stroke="#a9683a" stroke-width="1.5" stroke-linecap="round" d="M19 22c-5-5-9-2-8.5 3 .5 3 3 5 7 5M45 22c5-5 9-2 8.5 3-.5 3-3 5-7 5"/>"##,
        man: ["", r##"<path fill="{s}" d="M21 23c-1-9 4-14 11-14s12 5 11 14z"/><path fill="none" stroke="#a9683a" stroke-width="1.3" d="M32 10v6M24 21q4-3 8 0 4-3 8 0"/>"##],
        woman: ["", r##"<path fill="{s}" d="M21.5 23c-1-9 4-13.5 10.5-13.5S43.5 14 42.5 23z"/><path fill="none" stroke="#a9683a" stroke-width="1.3" d="M32 10.5v5M25 21q3.5-2.6 7 0 3.5-2.6 7 0"/><g fill="#ffe08a"><circle cx="9" cy="31" r="2.3"/><circle cx="55" cy="31" r="2.3"/></g><path fill="#8d2f5e" d="M21 20c0-8 4-12 11-12s11 4 11 12c-5-4-17-4-22 0z"/>"##],
        feature: r##"<path fill="none" stroke="#a9683a" stroke-width="1.2" d="M29.5 29.5q2.5-1.5 5 0M29.3 31q2.7-1.3 5.4 0"/>"##,
        eyes: None,
        emblem: r##"<path fill="currentColor" fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM8 8v8h8V8z"/>"##,
    },
];
