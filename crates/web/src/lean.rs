//! Styles and scripts without what is for their readers: comments that have lines of their own, and
//! indentation. A quarter of what a browser would otherwise load, and it keeps nothing of it.

/// The text as it is sent. Only whole lines go, so that nothing within a line need be understood.
pub(crate) fn lean(text: &str) -> String {
    let mut left = String::with_capacity(text.len());
    let mut within = false;
    for line in text.lines().map(str::trim) {
        if within {
            within = !line.ends_with("*/");
        } else if line.starts_with("/*") && !line.contains("*/") {
            within = true;
        } else if !is_comment(line) {
            left.push_str(line);
            left.push('\n');
        }
    }
    left
}

fn is_comment(line: &str) -> bool {
    let block = line.starts_with("/*") && line.find("*/") == line.len().checked_sub(2);
    line.is_empty() || line.starts_with("//") || block
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;

    #[test]
    fn whole_lines_of_comment_go() {
        let text = "/* a\n   b */\n.x {\n  /* c */\n  color: red; /* d */\n}\n\n";
        assert_eq!(lean(text), ".x {\ncolor: red; /* d */\n}\n");
        let text = "/** @type {x} */\nconst a = /** @type {y} */ (b); // c\n// d\n/** @type {z} */ (e).f();\n";
        assert_eq!(lean(text), "const a = /** @type {y} */ (b); // c\n/** @type {z} */ (e).f();\n");
    }

    /// What the lines hold is not understood, so they must be such that it need not be.
    #[test]
    fn our_files_keep_to_lines() {
        let list = |folder: &Path| -> Vec<PathBuf> {
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
        };
        let all = list(concat!(env!("CARGO_MANIFEST_DIR"), "/assets").as_ref());
        let (folders, files): (Vec<_>, Vec<_>) = all.into_iter().partition(|path| path.is_dir());
        for path in folders.iter().flat_map(|folder| list(folder)).chain(files) {
            let text = std::fs::read_to_string(&path).unwrap();
            for (line, at) in text.lines().zip(1..) {
                let quotes = line.matches('`').count();
                assert!(quotes % 2 == 0, "{}:{at}: a text of several lines", path.display());
                let ends = line.contains("*/") && !line.contains("/*");
                assert!(!ends || line.trim_end().ends_with("*/"), "{}:{at}", path.display());
            }
            let lean = lean(&text);
            assert!(lean.len() < text.len() && lean.contains('{'), "{}", path.display());
        }
    }
}
