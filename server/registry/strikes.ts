import type { Page } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import { MOST_COUNTED_STRIKES, type StrikeEntry, type strikeList } from '@contract/registry/strikes'
import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../db/database'
import { within } from '../db/days'
import { jsonObject, jsonRows } from '../db/json'
import { bothWays, type Orders, orderOf } from '../db/orders'
import { readPage } from '../db/page'
import { preparedOnce } from '../db/prepared'
import { renderOnce } from '../db/renderOnce'
import { entity, strikeChange, strikeEntry, strikeTotals } from '../db/schema'
import { searchFold } from '../db/search'
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

const orders: Orders = {
  brn: bothWays(strikeEntry.brn),
  companyName: bothWays(strikeEntry.sortName, strikeEntry.id),
  createdAt: bothWays(strikeEntry.createdAt, strikeEntry.id),
}
const newestFirst = [desc(strikeEntry.createdAt), desc(strikeEntry.id)]

const listedIn = (register: Register) =>
  renderOnce(sql`${eq(strikeEntry.register, register)} AND ${eq(strikeEntry.status, 'ON')}`)

/** Conditions with literals, so that the query is planned for one register. */
const listed = { BLACKLIST: listedIn('BLACKLIST'), DEREGISTRATION: listedIn('DEREGISTRATION') }

const entryOf = (register: Register | Placeholder, brn: string | Placeholder) =>
  and(eq(strikeEntry.register, register), eq(strikeEntry.brn, brn))

type Listing = { filter: z.infer<typeof strikeList.filter>; page: Page }

/** Lists the entries of the register that are ON, newest first unless the page has another order. */
export const listStrikes = (db: Db, register: Register, { filter: { search, from, to }, page }: Listing) =>
  readPage<StrikeEntry>(db, {
    table: strikeEntry,
    key: strikeEntry.id,
    order: orderOf(page, orders, newestFirst),
    row: entryFields,
    where: listed[register],
    total: strikeTotals.of('strike', register, 'ON'),
    page,
    search,
    sought: and(...within(strikeEntry.createdAt, { from, to })),
    countTo: from || to ? MOST_COUNTED_STRIKES : undefined,
    numbers: [strikeEntry.brn],
    prefixes: [strikeEntry.brn, searchFold(strikeEntry.companyName)],
  })

/**
 * Adds an entity to a register. A reversed entry is turned ON again with its history; an entry that is ON is refused.
 */
export const strike = async (
  { db, who, record }: Pick<Around, 'db' | 'who' | 'record'>,
  register: Register,
  brn: string,
  reason?: string,
) => {
  const [registered] = await db.select({ name: entity.name }).from(entity).where(eq(entity.brn, brn))
  if (!registered) throw new Refusal('unknown-brn', { brn })
  const { name } = registered
  const entry = { companyName: name, addedBy: who.name, lastStatusUpdateDoneBy: who.name }
  const [listing] = await db
    .insert(strikeEntry)
    .values({ register, brn, ...entry })
    .onConflictDoUpdate({
      target: [strikeEntry.register, strikeEntry.brn],
      set: { ...entry, status: 'ON', createdAt: sql`now()`, updatedAt: sql`now()` },
      setWhere: eq(strikeEntry.status, 'OFF'),
    })
    .returning({ id: strikeEntry.id })
  if (!listing) throw new Refusal('already-listed', { brn })
  await db
    .insert(strikeChange)
    .values({ entryId: listing.id, fromStatus: 'ON', addedBy: who.name, reason: reason || null })
  record({
    subject: `${brn} ${name}`,
    before: { status: 'OFF' },
    after: { register, status: 'ON', ...(reason && { reason }) },
  })
}

type Reversal = { register: Register; brn: string; by: string; reason?: string }

/** Turns an entry of a register OFF, with its change. Returns its name; undefined where no entry is ON. */
export const turnOff = async (db: Db, { register, brn, by, reason }: Reversal): Promise<string | undefined> => {
  const [entry] = await db
    .update(strikeEntry)
    .set({ status: 'OFF', updatedAt: sql`now()`, lastStatusUpdateDoneBy: by })
    .where(and(entryOf(register, brn), eq(strikeEntry.status, 'ON')))
    .returning({ id: strikeEntry.id, name: strikeEntry.companyName })
  if (!entry) return undefined
  await db.insert(strikeChange).values({ entryId: entry.id, fromStatus: 'OFF', addedBy: by, reason: reason ?? null })
  return entry.name
}

/** Reverses an entry of a register. When two people do so at once, the second one is refused. */
export const reverseStrike = async (
  { db, who, record }: Pick<Around, 'db' | 'who' | 'record'>,
  register: Register,
  brn: string,
) => {
  const name = await turnOff(db, { register, brn, by: who.name })
  if (name === undefined) throw new Refusal('not-listed', { brn })
  record({ subject: `${brn} ${name}`, before: { register, status: 'ON' }, after: { status: 'OFF' } })
}

type EntryWithHistory = StrikeEntry & { history: NonNullable<StrikeEntry['history']> }

const entryWithHistory = renderOnce(
  jsonObject({
    ...entryFields,
    history: jsonRows(
      {
        createdAt: strikeChange.createdAt,
        fromStatus: strikeChange.fromStatus,
        addedBy: strikeChange.addedBy,
        reason: strikeChange.reason,
      },
      { from: strikeChange, where: eq(strikeChange.entryId, strikeEntry.id), orderBy: [strikeChange.id] },
    ),
  }),
)

const historyQuery = preparedOnce(db =>
  db
    .select({ entry: sql<EntryWithHistory>`${entryWithHistory}` })
    .from(strikeEntry)
    .where(entryOf(sql.placeholder('register'), sql.placeholder('brn')))
    .prepare('strike_history'),
)

/** Reads an entry with its changes, oldest first. */
export const strikeHistory = async (db: Db, register: Register, brn: string): Promise<EntryWithHistory> => {
  const [row] = await historyQuery(db).execute({ register, brn })
  if (!row) throw new Refusal('no-such-entry')
  return row.entry
}
