//! What is asked of the database, each inside the transaction that it is given. Apart, so that the
//! SQL stands together; the tables are in `file`.

use std::collections::BTreeSet;

use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Result, Row, params};

use crate::store::{Append, AppendError, Holder, Line, RoomId, Stage, StoreError};

/// What can be seen to be wrong without the database.
pub(super) fn check(append: &Append) -> std::result::Result<(), StoreError> {
    if append.lines.is_empty() && append.expected == 0 {
        return Err(StoreError::new("a room begins with a line"));
    }
    let mut keys = BTreeSet::new();
    if !append.lines.iter().filter_map(|line| line.key.as_deref()).all(|key| keys.insert(key)) {
        return Err(StoreError::new("the same key twice in one append"));
    }
    Ok(())
}

pub(super) fn beat(connection: &Connection, now: i64) -> Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO heartbeat (one, at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET at = ?1",
        )?
        .execute(params![now])?;
    Ok(())
}

pub(super) fn last_beat(connection: &Connection) -> Result<Option<i64>> {
    connection.query_row("SELECT at FROM heartbeat", (), |row| row.get(0)).optional()
}

/// Checks everything before it writes anything, so a refusal leaves the transaction as it was.
pub(super) fn append(
    connection: &Connection,
    append: &Append,
) -> Result<std::result::Result<u64, AppendError>> {
    if let Some(version) = used(connection, append)? {
        return Ok(Err(AppendError::KeyUsed { version }));
    }
    let mut version = version(connection, &append.room)?;
    if version != append.expected {
        return Ok(Err(AppendError::Stale { version }));
    }
    write_room(connection, append)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO entry (room, version, at, key, text) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for line in &append.lines {
        version += 1;
        let room = append.room.as_str();
        insert.execute(params![room, signed(version), line.at, line.key, line.text])?;
    }
    write_holders(connection, append)?;
    Ok(Ok(version))
}

pub(super) fn read(connection: &Connection, room: &RoomId, after: u64) -> Result<Vec<Line>> {
    connection
        .prepare_cached(
            "SELECT version, at, key, text FROM entry
             WHERE room = ?1 AND version > ?2 ORDER BY version",
        )?
        .query_map(params![room.as_str(), signed(after)], |row| {
            Ok(Line {
                version: unsigned(row, 0)?,
                at: row.get(1)?,
                key: row.get(2)?,
                text: row.get(3)?,
            })
        })?
        .collect()
}

pub(super) fn due(connection: &Connection, until: i64, most: usize) -> Result<Vec<RoomId>> {
    connection
        .prepare_cached(
            "SELECT room FROM room WHERE wake_at <= ?1 ORDER BY wake_at, room LIMIT ?2",
        )?
        .query_map(params![until, limit(most)], room_id)?
        .collect()
}

pub(super) fn rooms_of(
    connection: &Connection,
    holder: &Holder,
    most: usize,
) -> Result<Vec<RoomId>> {
    connection
        .prepare_cached(
            "SELECT room FROM holder JOIN room USING (room)
             WHERE holder = ?1 ORDER BY touched DESC, room LIMIT ?2",
        )?
        .query_map(params![holder.0, limit(most)], room_id)?
        .collect()
}

/// Removes as many at most of each stage; their lines and holders go with them.
pub(super) fn clean(
    connection: &Connection,
    unstarted_before: i64,
    finished_before: Option<i64>,
    most: usize,
) -> Result<u64> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM room WHERE room IN
         (SELECT room FROM room WHERE stage = ?1 AND touched < ?2 LIMIT ?3)",
    )?;
    let mut removed = 0;
    for stage in [Stage::Open, Stage::Playing, Stage::Finished, Stage::Abandoned] {
        let before = match stage {
            Stage::Open => Some(unstarted_before),
            Stage::Playing => None,
            Stage::Finished | Stage::Abandoned => finished_before,
        };
        if let Some(before) = before {
            removed += delete.execute(params![name(stage), before, limit(most)])?;
        }
    }
    Ok(removed as u64)
}

/// The version of the line that has one of the keys already.
fn used(connection: &Connection, append: &Append) -> Result<Option<u64>> {
    let mut find =
        connection.prepare_cached("SELECT version FROM entry WHERE room = ?1 AND key = ?2")?;
    for key in append.lines.iter().filter_map(|line| line.key.as_deref()) {
        let found = find
            .query_row(params![append.room.as_str(), key], |row| unsigned(row, 0))
            .optional()?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// The number of lines: versions have no gaps, so it is the last one's.
fn version(connection: &Connection, room: &RoomId) -> Result<u64> {
    connection
        .prepare_cached("SELECT coalesce(max(version), 0) FROM entry WHERE room = ?1")?
        .query_row([room.as_str()], |row| unsigned(row, 0))
}

fn write_room(connection: &Connection, append: &Append) -> Result<()> {
    let (room, index) = (append.room.as_str(), &append.index);
    // A clock that was set back does not make a room older; without lines it is not touched.
    let touched = append.lines.iter().map(|line| line.at).max().unwrap_or(i64::MIN);
    connection
        .prepare_cached(
            "INSERT INTO room (room, stage, touched, wake_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (room) DO UPDATE SET stage = excluded.stage,
             touched = max(touched, excluded.touched), wake_at = excluded.wake_at",
        )?
        .execute(params![room, name(index.stage), touched, index.wake_at])?;
    Ok(())
}

/// Writes only what differs: with most lines nobody comes or goes.
fn write_holders(connection: &Connection, append: &Append) -> Result<()> {
    let room = append.room.as_str();
    let there: BTreeSet<Holder> = connection
        .prepare_cached("SELECT holder FROM holder WHERE room = ?1")?
        .query_map([room], |row| row.get(0).map(Holder))?
        .collect::<Result<_>>()?;
    let wanted: BTreeSet<Holder> = append.index.holders.iter().copied().collect();
    for holder in wanted.difference(&there) {
        connection
            .prepare_cached("INSERT INTO holder (holder, room) VALUES (?1, ?2)")?
            .execute(params![holder.0, room])?;
    }
    for holder in there.difference(&wanted) {
        connection
            .prepare_cached("DELETE FROM holder WHERE holder = ?1 AND room = ?2")?
            .execute(params![holder.0, room])?;
    }
    Ok(())
}

fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Finished => "finished",
        Stage::Abandoned => "abandoned",
    }
}

fn room_id(row: &Row<'_>) -> Result<RoomId> {
    let text: String = row.get(0)?;
    RoomId::parse(&text).ok_or(Error::InvalidColumnType(0, "room".to_owned(), Type::Text))
}

fn unsigned(row: &Row<'_>, column: usize) -> Result<u64> {
    let number: i64 = row.get(column)?;
    u64::try_from(number).map_err(|_| Error::IntegralValueOutOfRange(column, number))
}

/// No room has as many lines as do not fit.
fn signed(version: u64) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}

fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}
