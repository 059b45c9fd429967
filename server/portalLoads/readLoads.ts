import { offsetOf, type Page } from '@contract/dialects'
import { fill } from '@contract/fill'
import { findingTexts } from '@contract/portal/loadReasons'
import {
  LOAD_FILE_DAYS,
  type Load,
  type LoadFile,
  type LoadMapping,
  type LoadState,
  type LoadWhole,
  MOST_COUNTED_FINDINGS,
} from '@contract/portal/loads'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { rowNumber } from '../db/rowNumber'
import { load, loadFile, loadFinding } from '../db/schema'
import { kinds } from '../loads/kinds'
import { getLoad, isUnderWay, type LoadRow } from './states'

const DAY = 24 * 60 * 60 * 1000
/** Milliseconds for which the progress of work that follows a written load is shown without a sign of life. */
const FRESH = 60_000

const momentOf = (at: string | null) => at && isoMoment(at)

const isFresh = ({ state, aliveAt }: LoadRow) =>
  isUnderWay(state) || (aliveAt !== null && Date.now() - Date.parse(aliveAt) < FRESH)

/** Returns a load as a row of the list. */
const asWire = (row: LoadRow): Load => {
  const { source, name, by, state, effectiveOn, history, outcome } = row
  const sum = (key: 'rows' | 'taken' | 'mended' | 'refused') => outcome.reduce((all, one) => all + one[key], 0)
  return {
    ...{ id: String(row.id), source, name, by, state, effectiveOn, history },
    startedAt: isoMoment(row.startedAt),
    writtenAt: momentOf(row.writtenAt),
    takenBackAt: momentOf(row.takenBackAt),
    ...{ rows: sum('rows'), taken: sum('taken'), mended: sum('mended'), refused: sum('refused') },
    progress: isFresh(row) ? row.progress : null,
  }
}

/** Kinds of rows with their fields, for the correction of a mapping. */
const kindFields = [...kinds.values()].map(({ name, fields }) => ({
  name,
  fields: Object.entries(fields).map(([field, { label, required = false }]) => ({ name: field, label, required })),
}))

/** Returns the moment at which refused rows are removed; null where there are none any more. */
const refusedUntil = ({ outcome, usedAt }: LoadRow) => {
  const until = Date.parse(usedAt) + LOAD_FILE_DAYS * DAY
  return outcome.some(({ refused }) => refused) && until > Date.now() ? new Date(until).toISOString() : null
}

const asFile = ({ id, name, size, parts, fault }: typeof loadFile.$inferSelect): LoadFile => ({
  ...{ id: String(id), name, bytes: size, parts, fault },
})

/** Returns a load with its files and its result. Throws 'no-such-load'. */
export const readLoad = async (db: Db, id: string | undefined): Promise<LoadWhole> => {
  const row = await getLoad(db, id)
  const files = await db.select().from(loadFile).where(eq(loadFile.load, row.id)).orderBy(asc(loadFile.name))
  const { outcome, fault, digest, kept } = row
  return {
    ...asWire(row),
    files: files.map(asFile),
    kinds: kindFields,
    mapping: row.mapping as LoadMapping,
    outcomes: outcome,
    ...{ fault, digest, kept },
    usedAt: isoMoment(row.usedAt),
    refusedUntil: refusedUntil(row),
  }
}

/** Lists loads, the newest first. */
export const listLoads = async (db: Db, { state, source }: { state?: LoadState; source?: string }, page: Page) => {
  const where = and(state && eq(load.state, state), source ? eq(load.source, source) : undefined)
  const rows = await db
    .select()
    .from(load)
    .where(where)
    .orderBy(desc(load.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  return { rows: rows.map(asWire), total: await db.$count(load, where) }
}

type FindingFilter = { load: string; outcome?: 'REFUSED' | 'MISSING' | 'KEPT'; kind?: string }

/** Lists the findings of a load by kind, file and row. */
export const listFindings = async (db: Db, { load: id, outcome, kind }: FindingFilter, page: Page) => {
  const { outcome: ofOutcome, kind: ofKind, file, row, id: no } = loadFinding
  const where: SQL | undefined = and(
    eq(loadFinding.load, rowNumber(id)),
    outcome && eq(ofOutcome, outcome),
    kind ? eq(ofKind, kind) : undefined,
  )
  const rows = await db
    .select()
    .from(loadFinding)
    .where(where)
    .orderBy(asc(ofOutcome), asc(ofKind), asc(file), asc(row), asc(no))
    .limit(page.perPage)
    .offset(offsetOf(page))
  const counted = db.select({ id: no }).from(loadFinding).where(where).limit(MOST_COUNTED_FINDINGS).as('counted')
  return {
    rows: rows.map(({ load: _, cells: __, reason, ...found }) => ({
      ...found,
      id: String(found.id),
      code: reason,
      reason: fill(findingTexts[reason as keyof typeof findingTexts] ?? reason, found.params),
    })),
    total: await db.$count(counted),
  }
}
