import { Refusal } from '@contract/errors'
import { requestTypes } from '@contract/insolvency/applications'
import {
  type find as contract,
  type Found,
  type FoundKind,
  foundKinds,
  MOST_OF_A_KIND,
  MOST_PINNED,
  MOST_RECENT,
  type Recent,
  type Visit,
} from '@contract/portal/find'
import { and, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { entity, insolvencyApplication, legalDocument, payment, practitioner, visit } from '../db/schema'
import { likePrefix, likeSearch, makesTrigrams, spellingsOf } from '../db/search'
import type { Handlers } from '../http/serve'
import { withFoundFlags } from '../notes/resultFlags'
import { findAccounts } from './findAccounts'
import { findPeople } from './findPeople'

/** A table that is searched. All its kinds need the same permissions. */
type Source = {
  kinds: readonly FoundKind[]
  table: PgTable
  where?: SQL
  row: { kind: SQLWrapper; key: PgColumn; title: SQLWrapper; detail: SQLWrapper; status: SQLWrapper }
  /** Columns of numbers in capitals, each with an index. */
  numbers: readonly PgColumn[]
  /** Expressions in capitals, each with an index of its beginnings, as few as can be: each is one look. */
  starts: readonly SQLWrapper[]
  /** Column of all text in capitals, with an index of its trigrams. */
  text?: PgColumn
}

const only = (kind: FoundKind) => sql`${kind}::text`
const nothing = sql`NULL::text`

const entities: readonly FoundKind[] = ['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY']

const sources: readonly Source[] = [
  {
    kinds: entities,
    table: entity,
    // Named, because the indexes of beginnings are by register.
    where: inArray(entity.register, [...entities]),
    row: { kind: entity.register, key: entity.brn, title: entity.name, detail: nothing, status: entity.status },
    numbers: [entity.brn],
    starts: [entity.brn, sql`upper(${entity.name})`],
    text: entity.searchText,
  },
  {
    kinds: ['LEGAL_DOCUMENT'],
    table: legalDocument,
    row: {
      kind: only('LEGAL_DOCUMENT'),
      key: legalDocument.instrumentNumber,
      title: legalDocument.subjectMatter,
      detail: nothing,
      status: nothing,
    },
    numbers: [legalDocument.instrumentNumber],
    starts: [],
    text: legalDocument.searchText,
  },
  {
    kinds: ['PRACTITIONER'],
    table: practitioner,
    row: {
      kind: only('PRACTITIONER'),
      key: practitioner.uniquePractitionerNumber,
      title: sql`${practitioner.firstName} || ' ' || ${practitioner.lastName}`,
      detail: nothing,
      status: sql`CASE WHEN ${practitioner.active} THEN 'ACTIVE' ELSE 'INACTIVE' END`,
    },
    numbers: [practitioner.uniquePractitionerNumber],
    starts: [],
    text: practitioner.searchText,
  },
  {
    kinds: ['PAYMENT'],
    table: payment,
    row: {
      kind: only('PAYMENT'),
      key: payment.prn,
      title: payment.transactionType,
      detail: payment.trackingNumber,
      status: payment.status,
    },
    numbers: [payment.prn, payment.trackingNumber],
    starts: [payment.prn, payment.trackingNumber],
  },
  {
    kinds: ['INSOLVENCY_APPLICATION'],
    table: insolvencyApplication,
    where: inArray(insolvencyApplication.type, [...requestTypes]),
    row: {
      kind: only('INSOLVENCY_APPLICATION'),
      key: insolvencyApplication.trackingNumber,
      title: insolvencyApplication.companyName,
      detail: insolvencyApplication.brn,
      status: insolvencyApplication.status,
    },
    numbers: [insolvencyApplication.trackingNumber, insolvencyApplication.brn],
    starts: [],
    text: insolvencyApplication.searchText,
  },
]

/** Returns the query for the rows of a table that meet a condition, at most one more than are shown. */
const select = (db: Db, { table, where, row }: Source, match: Found['match'], condition: SQL | undefined) =>
  db
    .select({
      kind: sql<FoundKind>`${row.kind}`.as('kind'),
      key: sql<string>`${row.key}`.as('key'),
      title: sql<string>`${row.title}`.as('title'),
      detail: sql<string | null>`${row.detail}`.as('detail'),
      status: sql<string | null>`${row.status}`.as('status'),
      match: sql<Found['match']>`${match}::text`.as('match'),
    })
    .from(table)
    .where(and(where, condition))
    .limit(MOST_OF_A_KIND + 1)
type Part = ReturnType<typeof select>

const byNumber = (db: Db, source: Source, spellings: readonly string[]) => [
  select(db, source, 'number', or(...source.numbers.map(column => inArray(column, [...spellings])))),
]

/** Digits, with the spaces and dashes that help reading. */
const DIGITS = /^[\d\s-]+$/

/**
 * Beginnings first, then any text that holds every word. Words without a trigram are too short for the index. A number is
 * searched for by its beginning where a table can: its digits are the trigrams of too many others.
 */
const byWords = (db: Db, source: Source, text: string) => {
  const words = text.split(/\s+/).filter(makesTrigrams)
  const { text: column, starts } = source
  return [
    ...starts.map(start => select(db, source, 'start', sql`${start} LIKE ${likePrefix(text)}`)),
    ...(column && words.length && !(starts.length && DIGITS.test(text))
      ? [select(db, source, 'text', and(...words.map(word => sql`${column} LIKE ${likeSearch(word)}`)))]
      : []),
  ]
}

/** Reads all parts in one statement: each record once, for its first reason, and not too many of a kind. */
const read = async (parts: readonly Part[]): Promise<Found[]> => {
  const [part, ...others] = parts
  if (!part) return []
  const [next, ...rest] = others
  const rows = await (next ? unionAll(part, next, ...rest) : part)
  const first = new Map<string, Found>()
  for (const row of rows) if (!first.has(`${row.kind} ${row.key}`)) first.set(`${row.kind} ${row.key}`, row)
  const shown = new Map<FoundKind, number>()
  return [...first.values()].filter(({ kind }) => {
    const count = (shown.get(kind) ?? 0) + 1
    shown.set(kind, count)
    return count <= MOST_OF_A_KIND
  })
}

/**
 * Searches every kind of record whose page the asker may open. A whole number is looked up in its indexes; words are
 * searched for only where no record has that number.
 */
const findRecords = async (db: Db, text: string, permissions: ReadonlySet<string>): Promise<Found[]> => {
  const mayOpen = (kind: FoundKind) => foundKinds[kind].every(permission => permissions.has(permission))
  const open = sources.filter(({ kinds }) => kinds.every(mayOpen))
  const people = (match: 'number' | 'text') => (mayOpen('PERSON') ? findPeople(db, text, match) : [])
  const accounts = (match: 'number' | 'text') => (mayOpen('ACCOUNT') ? findAccounts(db, text, match) : [])
  const spellings = spellingsOf(text)
  const numbered = spellings.length
    ? [...(await read(open.flatMap(source => byNumber(db, source, spellings)))), ...(await people('number'))]
    : []
  // An e-mail address and a telephone with a plus are whole values without being one number.
  const whole = [...numbered, ...(await accounts('number'))]
  if (whole.length) return whole
  const worded = await read(open.flatMap(source => byWords(db, source, text)))
  return [...worded, ...(await people('text')), ...(await accounts('text'))]
}

const isOf = (accountId: string) => eq(visit.accountId, accountId)

const recentOf = async (db: Db, accountId: string): Promise<{ recent: Recent[] }> => ({
  recent: await db
    .select({ address: visit.address, title: visit.title, kind: visit.kind, pinned: visit.pinned })
    .from(visit)
    .where(isOf(accountId))
    .orderBy(desc(visit.pinned), desc(visit.visitedAt), visit.address),
})

/** Adds visits in their order: the last one is the newest. A page visited twice counts once, under its latest title. */
const addVisits = async (db: Db, accountId: string, visits: readonly Visit[]) => {
  const latest = [...new Map(visits.map(one => [one.address, one])).values()]
  if (!latest.length) return
  await db
    .insert(visit)
    .values(
      latest.map((one, index) => ({
        ...one,
        kind: one.kind ?? null,
        accountId,
        visitedAt: sql`clock_timestamp() + ${index} * interval '1 microsecond'`,
      })),
    )
    .onConflictDoUpdate({
      target: [visit.accountId, visit.address],
      set: {
        title: sql`excluded.title`,
        kind: sql`excluded.kind`,
        visitedAt: sql`excluded.${sql.identifier(visit.visitedAt.name)}`,
      },
    })
  const newest = db
    .select({ address: visit.address })
    .from(visit)
    .where(and(isOf(accountId), eq(visit.pinned, false)))
    .orderBy(desc(visit.visitedAt), visit.address)
    .limit(MOST_RECENT)
  await db.delete(visit).where(and(isOf(accountId), eq(visit.pinned, false), sql`${visit.address} NOT IN ${newest}`))
}

/**
 * Handlers of the search over all records and of a person's own pages. Those pages are nobody else's and change nothing
 * in the register, so they leave no audit entry (docs/decisions/060-command-palette.md).
 */
export const findHandlers: Handlers<typeof contract> = {
  records: async ({ db, who, body }) => withFoundFlags(db, await findRecords(db, body.text, who.permissions)),

  async recent({ db, who: { accountId }, body: { visits } }) {
    await addVisits(db, accountId, visits)
    return recentOf(db, accountId)
  },

  async pin({ db, who: { accountId }, body: { address, pinned } }) {
    const pins = await db.$count(visit, and(isOf(accountId), eq(visit.pinned, true)))
    if (pinned && pins >= MOST_PINNED) throw new Refusal('too-many-pins', { most: MOST_PINNED })
    await db
      .update(visit)
      .set({ pinned })
      .where(and(isOf(accountId), eq(visit.address, address)))
    return recentOf(db, accountId)
  },
}
