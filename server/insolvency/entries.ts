import { fieldRefusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import type {
  academicQualifications as academicContract,
  professionalBodies as bodyContract,
  professionalQualifications as professionalContract,
  windingUpReasons as reasonContract,
} from '@contract/insolvency/settings'
import { successMessage } from '@contract/successMessages'
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { academicQualification, insolvencyReason, professionalBody, professionalQualification } from '../db/schema'
import type { Handlers, Writing } from '../http/serve'
import { singleLine } from '../http/singleLine'

type Entries = PgTable & { id: PgColumn; name: PgColumn; version: PgColumn }
type Entry = { id: number; version: number; name: string }
/** Entry to change, with the version that the user saw; absent when an entry is added. */
type Which = { id: WireId; version: number | undefined }
type Facts = Record<string, string | number>

const getEntry = async (db: Db, table: Entries, { id, version }: Which) => {
  const rows = await db
    .select({ ...getTableColumns(table), id: sql<number>`${table.id}`, version: sql<number>`${table.version}` })
    .from(table)
    .where(eq(table.id, rowNumber(id)))
    .for('update')
  return getSeen(rows, version)
}

/** The audit trail names facts as their columns. */
const recorded = (table: Entries, facts: Record<string, unknown>) => {
  const columns = getTableColumns(table)
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [columns[key]?.name ?? key, value]))
}

/** Inserts a named entry, or updates the given one, and records the change in the audit trail. */
const saveEntry = async (
  { db, record }: Writing,
  table: Entries,
  facts: { name: string } & Facts,
  before?: Record<string, unknown> & Pick<Entry, 'id'>,
) => {
  const after = recorded(table, facts)
  if (!before) {
    await db.insert(table).values(facts)
    return record({ subject: facts.name, after })
  }
  if (Object.entries(facts).every(([key, value]) => before[key] === value)) return
  await db
    .update(table)
    .set({ ...facts, version: sql`${table.version} + 1` })
    .where(eq(table.id, before.id))
  const earlier = Object.fromEntries(Object.keys(facts).map(key => [key, before[key]]))
  record({ subject: facts.name, before: recorded(table, earlier), after })
}

/** Saves an entry under a name that is unique in its table. */
const saveNamed = async (
  writing: Writing,
  table: Entries,
  facts: { name: string } & Facts,
  field: string,
  which?: Which,
) => {
  await oneAtATime(writing.db, getTableName(table))
  const before = which && (await getEntry(writing.db, table, which))
  await refuseName(writing.db, table, facts.name, field, before?.id)
  await saveEntry(writing, table, facts, before)
}

const bodyFacts = ({ name, abbreviation, profession }: { name: string; abbreviation: string; profession: string }) => ({
  name: singleLine(name, 'name'),
  abbreviation: singleLine(abbreviation, 'abbreviation'),
  profession: singleLine(profession, 'profession'),
})

const whole = async <Row>(query: Promise<Row[]>) => {
  const rows = await query
  return { rows, total: rows.length }
}

const byName = ({ name }: Entries) => sql`lower(${name})`

/** Columns of every list of entries. */
const fields = <Table extends Entries>({ id, name, version }: Table) => ({
  id: sql<string>`${id}::text`,
  name,
  version,
})

export const professionalBodyHandlers: Handlers<typeof bodyContract> = {
  list: ({ db }) => {
    const { abbreviation, profession } = professionalBody
    return whole(
      db
        .select({ ...fields(professionalBody), abbreviation, profession })
        .from(professionalBody)
        .orderBy(byName(professionalBody)),
    )
  },
  async create({ db, record, body }) {
    await saveNamed({ db, record }, professionalBody, bodyFacts(body), 'name')
    return successMessage('request-processed')
  },
  async update({ db, record, body: { professionalBodyId: id, version, ...body } }) {
    await saveNamed({ db, record }, professionalBody, bodyFacts(body), 'name', { id, version })
    return successMessage('request-processed')
  },
}

export const academicQualificationHandlers: Handlers<typeof academicContract> = {
  list: ({ db }) =>
    whole(db.select(fields(academicQualification)).from(academicQualification).orderBy(byName(academicQualification))),
  async create({ db, record, body }) {
    await saveNamed({ db, record }, academicQualification, { name: singleLine(body.name, 'name') }, 'name')
    return successMessage('academic-qualification-created')
  },
  async update({ db, record, body: { academicQualificationId: id, version, name } }) {
    await saveNamed({ db, record }, academicQualification, { name: singleLine(name, 'name') }, 'name', {
      id,
      version,
    })
    return successMessage('academic-qualification-updated')
  },
}

type Qualification = { name: string; professionalBodyId: WireId }

/** Saves a qualification under a name that is unique within its body; the body's row is locked meanwhile. */
const saveQualification = async (writing: Writing, body: Qualification, which?: Which) => {
  const table = professionalQualification
  const [name, bodyId] = [singleLine(body.name, 'name'), rowNumber(body.professionalBodyId)]
  await oneAtATime(writing.db, getTableName(table))
  const before = which && (await getEntry(writing.db, table, which))
  const bodies = await writing.db
    .select({ id: professionalBody.id })
    .from(professionalBody)
    .where(eq(professionalBody.id, bodyId))
    .for('key share')
  if (!bodies.length) {
    throw fieldRefusal('professionalBodyId', 'unknown-professional-body')
  }
  await refuseName(writing.db, table, name, 'name', before?.id, eq(table.professionalBodyId, bodyId))
  await saveEntry(writing, table, { name, professionalBodyId: bodyId }, before)
}

export const professionalQualificationHandlers: Handlers<typeof professionalContract> = {
  list: ({ db }) =>
    whole(
      db
        .select({
          ...fields(professionalQualification),
          professionalBodyId: sql<string>`${professionalQualification.professionalBodyId}::text`,
        })
        .from(professionalQualification)
        .orderBy(byName(professionalQualification), professionalQualification.id),
    ),
  async create({ db, record, body }) {
    await saveQualification({ db, record }, body)
    return successMessage('professional-qualification-created')
  },
  async update({ db, record, body: { professionalQualificationId: id, version, ...body } }) {
    await saveQualification({ db, record }, body, { id, version })
    return successMessage('professional-qualification-updated')
  },
}

export const windingUpReasonHandlers: Handlers<typeof reasonContract> = {
  list: ({ db }) => {
    const { name: reason, ...others } = fields(insolvencyReason)
    return whole(
      db
        .select({ ...others, reason })
        .from(insolvencyReason)
        .orderBy(byName(insolvencyReason)),
    )
  },
  async save({ db, record, body: { reason, id, version } }) {
    const facts = { name: singleLine(reason, 'reason') }
    await saveNamed({ db, record }, insolvencyReason, facts, 'reason', id === undefined ? id : { id, version })
    return successMessage('request-processed')
  },
}
