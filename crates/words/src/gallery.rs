//! What the gallery says about the drawings it shows.

use diner::{Faction, Nation};

use crate::Speech;

/// The gallery's headings and links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryWords {
    /// The page's title.
    pub title: String,
    /// What it is for.
    pub lead: String,
    /// A link to it.
    pub link: String,
    /// The choice of a way to see.
    pub seen: String,
    /// The women's portraits.
    pub women: String,
    /// The men's portraits.
    pub men: String,
    /// All of them at their smallest.
    pub small: String,
    /// The tables.
    pub tables: String,
    /// The reactions.
    pub reactions: String,
    /// The signs on buttons.
    pub signs: String,
    /// The program's icon.
    pub icon: String,
}

impl Speech {
    /// Headings and links of the gallery.
    pub fn gallery(&self) -> GalleryWords {
        let texts = self.texts();
        GalleryWords {
            title: texts.gallery_title(),
            lead: texts.gallery_lead(),
            link: texts.gallery_link(),
            seen: texts.gallery_seen(),
            women: texts.gallery_women(),
            men: texts.gallery_men(),
            small: texts.gallery_small(),
            tables: texts.gallery_tables(),
            reactions: texts.gallery_reactions(),
            signs: texts.gallery_signs(),
            icon: texts.gallery_icon(),
        }
    }

    /// A way to see colours, by its name in addresses.
    pub fn gallery_sight(&self, sight: &str) -> String {
        self.texts().gallery_sight(sight)
    }

    /// A faction and what runs around its tables.
    pub fn gallery_faction(&self, nation: Nation) -> String {
        let texts = self.texts();
        let rim = match nation.faction() {
            Faction::Federation => texts.gallery_rim_double(),
            Faction::NonFederation => texts.gallery_rim_scalloped(),
        };
        texts.gallery_faction(self.faction(nation), rim)
    }
}
