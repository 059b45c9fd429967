import type { Page } from '@contract/dialects'
import { offsetOf } from '@contract/dialects'
import type { Actor, ActorFilter } from '@contract/portal/audit'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { likeSearch } from '../db/search'

/** A log with the people who appear in it; an index holds `actorId` and then the columns of `newest`. */
type Log = { table: PgTable; actorId: PgColumn; actorName: PgColumn; newest: SQL }

/**
 * Finds everybody who appears in a log, with the name of their last entry: one look into the index for each person,
 * however long the log is.
 */
export const listActors = async (
  db: Db,
  { table, actorId, actorName, newest }: Log,
  { filter: { q, id: one }, page }: { filter: ActorFilter; page: Page },
) => {
  const nextAfter = (after: SQL) => sql`
    SELECT ${actorId} AS person, coalesce(${actorName}, '') AS title FROM ${table}
    WHERE ${after} ORDER BY ${actorId}, ${newest} LIMIT 1`
  const people = one
    ? sql`people AS (${nextAfter(sql`${actorId} >= ${one}`)})`
    : sql`people AS (
        (${nextAfter(sql`${actorId} IS NOT NULL`)})
        UNION ALL SELECT later.* FROM people, LATERAL (${nextAfter(sql`${actorId} > people.person`)}) later)`
  const { rows } = await db.execute<{ total: number; actors: Actor[] }>(sql`
    WITH RECURSIVE ${people},
    named AS (SELECT person, title FROM people
      WHERE ${q ? sql`search_fold(title) LIKE ${likeSearch(q)}` : sql`true`} AND ${one ? sql`person = ${one}` : sql`true`})
    SELECT (SELECT count(*)::int FROM named) AS total, coalesce((SELECT json_agg(actor) FROM (
      SELECT person AS "id", title AS "name" FROM named ORDER BY upper(title), person
      LIMIT ${page.perPage} OFFSET ${offsetOf(page)}) actor), '[]') AS actors`)
  return { rows: rows[0]?.actors ?? [], total: rows[0]?.total ?? 0 }
}
