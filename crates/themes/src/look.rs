//! How the guests of a nation look: colours and parts, read and checked. Two nations must not be
//! taken for each other, and letters must be read on their badges.

use std::collections::BTreeMap;

use diner::{Nation, Sex};
use serde::Deserialize;

use crate::ThemeFault;
use crate::colour::{Colour, contrast};
use crate::parts::{Dress, Emblem, Feature, Hair, Hat, Head, Part};

/// The looks of a nation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// What it is painted with.
    pub colours: Colours,
    /// The shape of the heads.
    pub head: Head,
    /// Hair, by sex.
    pub hair: BySex<Hair>,
    /// Hats, by sex.
    pub hat: BySex<Option<Hat>>,
    /// What is worn on the shoulders.
    pub dress: Dress,
    /// What tells these guests at a glance.
    pub features: Vec<Feature>,
    /// The nation's sign.
    pub emblem: Emblem,
}

/// The colours of a nation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colours {
    /// Behind the guest.
    pub ground: Colour,
    /// The frame and the badge, under white letters.
    pub trim: Colour,
    /// Clothes.
    pub cloth: Colour,
    /// Skin.
    pub skin: Colour,
    /// Hair.
    pub hair: Colour,
    /// Hats, jewels, patterns.
    pub accent: Colour,
}

/// One for men, one for women.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySex<T> {
    /// For men.
    pub man: T,
    /// For women.
    pub woman: T,
}

impl<T: Copy> BySex<T> {
    /// The one for this sex.
    pub fn of(&self, sex: Sex) -> T {
        match sex {
            Sex::Man => self.man,
            Sex::Woman => self.woman,
        }
    }
}

/// The looks as they are written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    colours: WrittenColours,
    head: String,
    hair: WrittenBySex<String>,
    #[serde(default)]
    hat: WrittenBySex<Option<String>>,
    dress: String,
    #[serde(default)]
    features: Vec<String>,
    emblem: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenColours {
    ground: String,
    trim: String,
    cloth: String,
    skin: String,
    hair: String,
    accent: String,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBySex<T> {
    man: T,
    woman: T,
}

/// White letters on a badge are small.
const LEAST_CONTRAST: f64 = 4.5;

/// The looks of all nations, by letter.
pub(crate) fn check(
    written: BTreeMap<String, Written>,
) -> Result<[Look; Nation::COUNT], ThemeFault> {
    let mut written = written;
    let mut looks = Vec::with_capacity(Nation::COUNT);
    for nation in Nation::ALL {
        let at = format!("looks.{nation}");
        let Some(look) = written.remove(&nation.to_string()) else {
            return Err(ThemeFault::at(at, "the nation is missing"));
        };
        let look = Look::check(look, &at)?;
        told_apart(&looks, &look, &at)?;
        looks.push(look);
    }
    if let Some(key) = written.keys().next() {
        let what = format!("{key:?} is no nation; the nations are A to L");
        return Err(ThemeFault::at("looks", what));
    }
    looks.try_into().map_err(|_| ThemeFault::at("looks", "there are twelve nations"))
}

/// That no earlier nation has this one's emblem, or its features and hats.
fn told_apart(earlier: &[Look], look: &Look, at: &str) -> Result<(), ThemeFault> {
    for (other, nation) in earlier.iter().zip(Nation::ALL) {
        if other.emblem == look.emblem {
            let what = format!("{:?} is the emblem of {nation} already", look.emblem.key());
            return Err(ThemeFault::at(format!("{at}.emblem"), what));
        }
        if other.signature() == look.signature() {
            let what = format!("features and hats are those of {nation}");
            return Err(ThemeFault::at(format!("{at}.features"), what));
        }
    }
    Ok(())
}

impl Look {
    fn check(written: Written, at: &str) -> Result<Look, ThemeFault> {
        let key = |field: &str| format!("{at}.{field}");
        let Written { colours, head, hair, hat, dress, features, emblem } = written;
        let wear = |name: Option<String>, field: &str| {
            name.map(|name| part::<Hat>(&name, &key(field))).transpose()
        };
        let look = Look {
            colours: Colours::check(&colours, at)?,
            head: part(&head, &key("head"))?,
            hair: BySex {
                man: part(&hair.man, &key("hair.man"))?,
                woman: part(&hair.woman, &key("hair.woman"))?,
            },
            hat: BySex { man: wear(hat.man, "hat.man")?, woman: wear(hat.woman, "hat.woman")? },
            dress: part(&dress, &key("dress"))?,
            features: features
                .iter()
                .map(|name| part(name, &key("features")))
                .collect::<Result<_, _>>()?,
            emblem: part(&emblem, &key("emblem"))?,
        };
        let bare = |sex| look.hat.of(sex).is_none() && look.features.is_empty();
        if Sex::ALL.into_iter().any(bare) {
            let what = "neither a feature nor a hat tells these guests from others";
            return Err(ThemeFault::at(key("features"), what));
        }
        Ok(look)
    }

    /// What the guests are told by.
    fn signature(&self) -> (Vec<Feature>, [Option<Hat>; 2]) {
        let mut features = self.features.clone();
        features.sort();
        (features, [self.hat.man, self.hat.woman])
    }
}

impl Colours {
    fn check(written: &WrittenColours, at: &str) -> Result<Colours, ThemeFault> {
        let colour = |text: &str, field: &str| {
            Colour::parse(text).ok_or_else(|| {
                let what = format!("{text:?} is no colour; colours are written #rrggbb");
                ThemeFault::at(format!("{at}.colours.{field}"), what)
            })
        };
        let colours = Colours {
            ground: colour(&written.ground, "ground")?,
            trim: colour(&written.trim, "trim")?,
            cloth: colour(&written.cloth, "cloth")?,
            skin: colour(&written.skin, "skin")?,
            hair: colour(&written.hair, "hair")?,
            accent: colour(&written.accent, "accent")?,
        };
        let reached = contrast(colours.trim, Colour::WHITE);
        if reached < LEAST_CONTRAST {
            let what = format!(
                "white letters on {} have a contrast of {reached:.1} : 1; {LEAST_CONTRAST} is the least",
                colours.trim
            );
            return Err(ThemeFault::at(format!("{at}.colours.trim"), what));
        }
        Ok(colours)
    }
}

/// The part of this name, or what there is instead.
fn part<P: Part>(name: &str, at: &str) -> Result<P, ThemeFault> {
    P::named(name).ok_or_else(|| {
        let known: Vec<_> = P::ALL.iter().map(|part| part.key()).collect();
        ThemeFault::at(at, format!("{name:?} is none; there are {}", known.join(", ")))
    })
}
