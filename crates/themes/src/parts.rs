//! The parts that portraits are put together from, by name. A theme's file chooses among them; how
//! each is drawn is the artwork's affair.

use std::fmt;

/// Something that a theme's file names out of a closed list.
pub trait Part: Copy + fmt::Debug + Ord + 'static {
    /// All of them, in the order in which they are offered.
    const ALL: &'static [Self];

    /// Its name in a theme's file.
    fn key(self) -> &'static str;

    /// The one with this name.
    fn named(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|part| part.key() == key)
    }
}

/// Writes an enum of parts and their names.
macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident { $($part:ident = $key:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // their names say what they are
        pub enum $name { $($part,)* }

        impl Part for $name {
            const ALL: &'static [$name] = &[$($name::$part,)*];

            fn key(self) -> &'static str {
                match self { $($name::$part => $key,)* }
            }
        }
    )*};
}

parts! {
    /// The shape of a head.
    Head {
        Oval = "oval",
        Round = "round",
        Long = "long",
        Broad = "broad",
        Square = "square",
        Heart = "heart",
        Pear = "pear",
    }

    /// How hair is worn.
    Hair {
        Bald = "bald",
        Crop = "crop",
        Short = "short",
        Parted = "parted",
        Swept = "swept",
        Bowl = "bowl",
        LongBowl = "long-bowl",
        Curls = "curls",
        LongCurls = "long-curls",
        Slick = "slick",
        LongSlick = "long-slick",
        TopKnot = "top-knot",
        LongFall = "long-fall",
        Mane = "mane",
        LongMane = "long-mane",
        Spiky = "spiky",
        Tail = "tail",
        Long = "long",
        Bob = "bob",
        Bun = "bun",
        Ponytail = "ponytail",
        Braid = "braid",
        Braids = "braids",
    }

    /// What is worn on the head.
    Hat {
        SunHat = "sun-hat",
        StrawHat = "straw-hat",
        WideHat = "wide-hat",
        FeltHat = "felt-hat",
        FurHat = "fur-hat",
        FlatHat = "flat-hat",
        Bowler = "bowler",
        Cloche = "cloche",
        Beret = "beret",
        PrintedCap = "printed-cap",
        HeadWrap = "head-wrap",
        Turban = "turban",
        HeadScarf = "head-scarf",
        HeadCloth = "head-cloth",
        Comb = "comb",
        Wreath = "wreath",
        GemBand = "gem-band",
    }

    /// What is worn on the shoulders.
    Dress {
        Collar = "collar",
        Flowered = "flowered",
        HighCollar = "high-collar",
        Robe = "robe",
        FurCollar = "fur-collar",
        RollNeck = "roll-neck",
        Drape = "drape",
        Armour = "armour",
        Halter = "halter",
        Plate = "plate",
        Sash = "sash",
        Quilted = "quilted",
        Ruff = "ruff",
        Printed = "printed",
        Knots = "knots",
        Pleats = "pleats",
        Stripes = "stripes",
        Braces = "braces",
        BowTie = "bow-tie",
        Garland = "garland",
        Shawl = "shawl",
        Jacket = "jacket",
        Bandana = "bandana",
    }

    /// What tells a nation's guests at a glance.
    Feature {
        NoseRidges = "nose-ridges",
        EarChain = "ear-chain",
        PointedEars = "pointed-ears",
        SweptEars = "swept-ears",
        SailEars = "sail-ears",
        RaisedBrows = "raised-brows",
        BrowDrop = "brow-drop",
        BrowCrest = "brow-crest",
        BrowWedge = "brow-wedge",
        BrowLobes = "brow-lobes",
        Antennae = "antennae",
        Spots = "spots",
        DarkEyes = "dark-eyes",
        Eyepiece = "eyepiece",
        Tubes = "tubes",
        Hoops = "hoops",
        NeckRidges = "neck-ridges",
        Beard = "beard",
        Moustache = "moustache",
        Parasol = "parasol",
        Feather = "feather",
        Sunglasses = "sunglasses",
        Tulips = "tulips",
        Festoon = "festoon",
        Carnation = "carnation",
    }

    /// A nation's sign.
    Emblem {
        Globe = "globe",
        Flame = "flame",
        Peaks = "peaks",
        Snow = "snow",
        Rings = "rings",
        Petals = "petals",
        Cube = "cube",
        Stars = "stars",
        Rising = "rising",
        Trident = "trident",
        Feather = "feather",
        Coin = "coin",
        Drum = "drum",
        Lantern = "lantern",
        Palm = "palm",
        Croissant = "croissant",
        Pretzel = "pretzel",
        Cup = "cup",
        Mango = "mango",
        CoffeePot = "coffee-pot",
        Samovar = "samovar",
        Orange = "orange",
        TeaGlass = "tea-glass",
        Pie = "pie",
    }
}
