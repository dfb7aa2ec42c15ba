import RosterDiff

/// A path in the order in which it is printed: section, then row.
func at(_ section: Int, _ row: Int) -> ItemPath { ItemPath(row: row, section: section) }
