//! Files that are written whole or not at all: beside their place first, then put there.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// Whether a file can be written there, before there is anything to write. Nothing is left behind.
pub(crate) fn probe(path: &Path) -> io::Result<()> {
    let (_, beside) = begin(path)?;
    beside.close()
}

/// Writes it. When this returns it is on the disk; if it fails, what was there still is.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let (place, mut beside) = begin(path)?;
    beside.write_all(text.as_bytes())?;
    beside.as_file().sync_all()?;
    beside.persist(place).map_err(|error| error.error)?;
    Ok(())
}

fn begin(path: &Path) -> io::Result<(PathBuf, NamedTempFile)> {
    let mut builder = Builder::new();
    builder.prefix(".rid-").suffix(".part");
    let place = match fs::canonicalize(path) {
        // Where a link leads, the file is replaced, not the link.
        Ok(place) => {
            let there = fs::metadata(&place)?;
            if !there.is_file() {
                return Err(io::Error::other("that is no file"));
            }
            builder.permissions(there.permissions());
            place
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            #[cfg(unix)]
            builder.permissions(new_file());
            path.into()
        }
        Err(error) => return Err(error),
    };
    let folder = match place.parent() {
        Some(folder) if folder != Path::new("") => folder,
        Some(_) | None => Path::new("."),
    };
    let beside = builder.tempfile_in(folder).map_err(|error| without_place(&error))?;
    Ok((place, beside))
}

/// What is wrong, without the name of the file beside, for which nobody asked.
fn without_place(error: &io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::NotFound => io::Error::other("there is no such folder"),
        kind => io::Error::from(kind),
    }
}

/// Others may read it, as far as the user's mask lets them.
#[cfg(unix)]
fn new_file() -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt;
    fs::Permissions::from_mode(0o666)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("report.html");
        probe(&path).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        write(&path, "one").unwrap();
        write(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(probe(folder.path()).is_err());
        let error = probe(&folder.path().join("no/where.html")).unwrap_err();
        assert_eq!(error.to_string(), "there is no such folder");
    }
}
