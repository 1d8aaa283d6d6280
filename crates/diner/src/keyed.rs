//! Arrays indexed by their own key type, so that a chair can never index a list of tables.

use std::ops::{Index, IndexMut};

use crate::kinds::Nation;
use crate::seat::Seat;
use crate::squares::{Chair, Table};

macro_rules! keyed {
    ($(#[$doc:meta])* $name:ident, $key:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<T>([T; <$key>::COUNT]);

        impl<T> $name<T> {
            /// The array itself, in key order.
            pub const fn new(values: [T; <$key>::COUNT]) -> Self {
                Self(values)
            }

            /// One value for each key.
            pub fn from_fn(mut value: impl FnMut($key) -> T) -> Self {
                Self(<$key>::ALL.map(|key| value(key)))
            }

            /// Keys and values, in key order.
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> {
                <$key>::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> Index<$key> for $name<T> {
            type Output = T;
            #[inline]
            fn index(&self, key: $key) -> &T {
                &self.0[key as usize]
            }
        }

        impl<T> IndexMut<$key> for $name<T> {
            #[inline]
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key as usize]
            }
        }

        impl<T: Default> Default for $name<T> {
            fn default() -> Self {
                Self::from_fn(|_| T::default())
            }
        }
    };
}

keyed! {
    /// One value a seat. There is always room for five; with fewer players the last are unused.
    BySeat, Seat
}
keyed! {
    /// One value a table on the floor.
    ByTable, Table
}
keyed! {
    /// One value a chair.
    ByChair, Chair
}
keyed! {
    /// One value a nation.
    ByNation, Nation
}
