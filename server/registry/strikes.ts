import type { Page } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import type { StrikeEntry } from '@contract/registry/strikes'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readPage } from '../db/page'
import { renderOnce } from '../db/renderOnce'
import { strikeEntry, strikeTotals } from '../db/schema'
import type { Around } from '../http/serve'

/** Registers with the same kind of entries: the black list and the de-registration list. */
export type Register = 'BLACKLIST' | 'DEREGISTRATION'

const entryFields = {
  brn: strikeEntry.brn,
  companyName: strikeEntry.companyName,
  createdAt: strikeEntry.createdAt,
  updatedAt: strikeEntry.updatedAt,
  addedBy: strikeEntry.addedBy,
  lastStatusUpdateDoneBy: strikeEntry.lastStatusUpdateDoneBy,
}

const newestFirst = [desc(strikeEntry.createdAt), desc(strikeEntry.id)]

const listedIn = (register: Register) =>
  renderOnce(sql`${eq(strikeEntry.register, register)} AND ${eq(strikeEntry.status, 'ON')}`)

/** Conditions with literals, so that the query is planned for one register. */
const listed = { BLACKLIST: listedIn('BLACKLIST'), DEREGISTRATION: listedIn('DEREGISTRATION') }

/** Lists the entries of the register that are ON, newest first. */
export const listStrikes = (
  db: Db,
  register: Register,
  { search, page }: { search?: string | undefined; page: Page },
) =>
  readPage<StrikeEntry>(db, {
    table: strikeEntry,
    key: strikeEntry.id,
    order: newestFirst,
    row: entryFields,
    where: listed[register],
    total: strikeTotals.of('strike', register, 'ON'),
    page,
    search,
    prefixes: [strikeEntry.brn, sql`upper(${strikeEntry.companyName})`],
  })

/**
 * Adds an entity to a register. A reversed entry is turned ON again with its history; an entry that is ON is refused.
 */
export const strike = async (
  { db, who, record }: Pick<Around, 'db' | 'who' | 'record'>,
  register: Register,
  brn: string,
) => {
  const registered = await db.execute<{ name: string }>(sql`SELECT name FROM entity WHERE brn = ${brn}`)
  const name = registered.rows[0]?.name
  if (name === undefined) throw new Refusal('unknown-brn', { brn })
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO strike_entry AS e (register, brn, company_name, added_by, last_status_update_done_by)
    VALUES (${register}, ${brn}, ${name}, ${who.name}, ${who.name})
    ON CONFLICT (register, brn) DO UPDATE SET status = 'ON', company_name = excluded.company_name, created_at = now(),
      updated_at = now(), added_by = excluded.added_by, last_status_update_done_by = excluded.added_by
    WHERE e.status = 'OFF' RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Refusal('already-listed', { brn })
  await db.execute(sql`INSERT INTO strike_change (entry_id, from_status, added_by) VALUES (${id}, 'ON', ${who.name})`)
  record({ subject: `${brn} ${name}`, before: { status: 'OFF' }, after: { register, status: 'ON' } })
}

/** Reverses an entry of a register. When two people do so at once, the second one is refused. */
export const reverseStrike = async (
  { db, who, record }: Pick<Around, 'db' | 'who' | 'record'>,
  register: Register,
  brn: string,
) => {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    UPDATE strike_entry SET status = 'OFF', updated_at = now(), last_status_update_done_by = ${who.name}
    WHERE register = ${register} AND brn = ${brn} AND status = 'ON' RETURNING id, company_name AS name`)
  const entry = rows[0]
  if (!entry) throw new Refusal('not-listed', { brn })
  await db.execute(sql`
    INSERT INTO strike_change (entry_id, from_status, added_by) VALUES (${entry.id}, 'OFF', ${who.name})`)
  record({ subject: `${brn} ${entry.name}`, before: { register, status: 'ON' }, after: { status: 'OFF' } })
}

/** Reads an entry with its changes, oldest first. */
export const strikeHistory = async (db: Db, register: Register, brn: string) => {
  const { rows } = await db.execute<{ entry: StrikeEntry & { history: NonNullable<StrikeEntry['history']> } }>(sql`
    SELECT json_build_object('brn', brn, 'companyName', company_name, 'createdAt', created_at, 'updatedAt', updated_at,
      'addedBy', added_by, 'lastStatusUpdateDoneBy', last_status_update_done_by, 'history', coalesce((
        SELECT json_agg(json_build_object('createdAt', c.created_at, 'fromStatus', c.from_status, 'addedBy', c.added_by)
          ORDER BY c.id) FROM strike_change c WHERE c.entry_id = e.id), '[]')) AS entry
    FROM strike_entry e WHERE register = ${register} AND brn = ${brn}`)
  const entry = rows[0]?.entry
  if (!entry) throw new Refusal('no-such-entry')
  return entry
}
