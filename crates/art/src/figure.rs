//! A figure in layers, from what is far behind it to what it wears on top, and the colours it is
//! painted with. Every part of a portrait adds to the layers that it concerns.

use diner::Sex;
use themes::{Colour, Colours, Look};

use crate::paint::{INK, SHADE};

/// What is drawn, back to front.
#[derive(Debug, Default)]
pub(crate) struct Figure {
    /// Behind the whole figure and no part of it.
    pub(crate) far: String,
    /// Behind head and shoulders: hair, ears, antennae.
    pub(crate) back: String,
    /// On the shoulders.
    pub(crate) body: String,
    /// On the face.
    pub(crate) face: String,
    /// Hair over the face.
    pub(crate) front: String,
    /// Over everything: hats, glasses.
    pub(crate) top: String,
}

/// The colours of a nation, and those mixed from them.
#[derive(Debug)]
pub(crate) struct Palette {
    pub(crate) ground: Colour,
    pub(crate) trim: Colour,
    pub(crate) cloth: Colour,
    pub(crate) skin: Colour,
    pub(crate) hair: Colour,
    pub(crate) accent: Colour,
    /// Lines on skin: ridges, folds, the inside of an ear.
    pub(crate) fold: Colour,
    /// Lines on clothes.
    pub(crate) seam: Colour,
    pub(crate) sex: Sex,
}

impl Palette {
    pub(crate) fn of(look: &Look, sex: Sex) -> Palette {
        let Colours { ground, trim, cloth, skin, hair, accent } = look.colours;
        let (fold, seam) = (skin.towards(SHADE, 45), cloth.towards(INK, 40));
        Palette { ground, trim, cloth, skin, hair, accent, fold, seam, sex }
    }
}
