import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import type {
  academicQualifications as academicContract,
  professionalBodies as bodyContract,
  professionalQualifications as professionalContract,
  windingUpReasons as reasonContract,
} from '@contract/insolvency/settings'
import { successMessage } from '@contract/successMessages'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import type { Handlers, Writing } from '../http/serve'
import { singleLine } from '../http/singleLine'

type Kept = { id: number; version: number; name: string }
/** Entry to change, with the version that the user saw; absent when an entry is added. */
type Which = { id: WireId; version: number | undefined }
type Facts = Record<string, string | number>

const getKept = async <Row extends Kept>(db: Db, table: SQL, { id, version }: Which) => {
  const { rows } = await db.execute<Row>(sql`SELECT * FROM ${table} WHERE id = ${rowNumber(id)} FOR UPDATE`)
  return getSeen(rows, version)
}

const columns = (facts: Facts) =>
  Object.entries(facts).map(([name, value]) => ({ name: sql.identifier(name), value: sql`${value}` }))

/** Inserts a named entry, or updates the given one, and records the change in the audit trail. */
const saveEntry = async ({ db, record }: Writing, table: SQL, facts: { name: string } & Facts, before?: Kept) => {
  const pairs = columns(facts)
  if (!before) {
    await db.execute(
      sql`INSERT INTO ${table} (${sql.join(
        pairs.map(({ name }) => name),
        sql`, `,
      )}) VALUES (${sql.join(
        pairs.map(({ value }) => value),
        sql`, `,
      )})`,
    )
    return record({ subject: facts.name, after: facts })
  }
  const was = Object.fromEntries(Object.entries(before).filter(([column]) => column in facts))
  if (Object.entries(facts).every(([column, value]) => was[column] === value)) return
  await db.execute(
    sql`UPDATE ${table} SET version = version + 1, ${sql.join(
      pairs.map(({ name, value }) => sql`${name} = ${value}`),
      sql`, `,
    )} WHERE id = ${before.id}`,
  )
  record({ subject: facts.name, before: was, after: facts })
}

/** Saves an entry under a name that is unique in its table. */
const saveNamed = async (
  writing: Writing,
  what: string,
  facts: { name: string } & Facts,
  field: string,
  which?: Which,
) => {
  const table = sql.identifier(what)
  await oneAtATime(writing.db, what)
  const before = which && (await getKept(writing.db, sql`${table}`, which))
  await refuseName(writing.db, sql`${table}`, facts.name, field, before?.id)
  await saveEntry(writing, sql`${table}`, facts, before)
}

const bodyFacts = ({ name, abbreviation, profession }: { name: string; abbreviation: string; profession: string }) => ({
  name: singleLine(name, 'name'),
  abbreviation: singleLine(abbreviation, 'abbreviation'),
  profession: singleLine(profession, 'profession'),
})

const all = async <Row extends Record<string, unknown>>(db: Db, query: SQL) => {
  const { rows } = await db.execute<Row>(query)
  return { rows, total: rows.length }
}

export const professionalBodyHandlers: Handlers<typeof bodyContract> = {
  list: ({ db }) =>
    all(db, sql`SELECT id::text, name, abbreviation, profession, version FROM professional_body ORDER BY lower(name)`),
  async create({ db, record, body }) {
    await saveNamed({ db, record }, 'professional_body', bodyFacts(body), 'name')
    return successMessage('request-processed')
  },
  async update({ db, record, body: { professionalBodyId: id, version, ...body } }) {
    await saveNamed({ db, record }, 'professional_body', bodyFacts(body), 'name', { id, version })
    return successMessage('request-processed')
  },
}

export const academicQualificationHandlers: Handlers<typeof academicContract> = {
  list: ({ db }) => all(db, sql`SELECT id::text, name, version FROM academic_qualification ORDER BY lower(name)`),
  async create({ db, record, body }) {
    await saveNamed({ db, record }, 'academic_qualification', { name: singleLine(body.name, 'name') }, 'name')
    return successMessage('academic-qualification-created')
  },
  async update({ db, record, body: { academicQualificationId: id, version, name } }) {
    await saveNamed({ db, record }, 'academic_qualification', { name: singleLine(name, 'name') }, 'name', {
      id,
      version,
    })
    return successMessage('academic-qualification-updated')
  },
}

type Qualification = { name: string; professionalBodyId: WireId }

/** Saves a qualification under a name that is unique within its body; the body's row is locked meanwhile. */
const saveQualification = async (writing: Writing, body: Qualification, which?: Which) => {
  const table = sql`professional_qualification`
  const [name, bodyId] = [singleLine(body.name, 'name'), rowNumber(body.professionalBodyId)]
  await oneAtATime(writing.db, 'professional_qualification')
  const before = which && (await getKept(writing.db, table, which))
  const { rows: bodies } = await writing.db.execute(
    sql`SELECT FROM professional_body WHERE id = ${bodyId} FOR KEY SHARE`,
  )
  if (!bodies.length) {
    const refusal = new Refusal('unknown-professional-body')
    throw new Refusal(refusal.code, {}, { professionalBodyId: refusal.message })
  }
  const ofBody = sql`(SELECT * FROM professional_qualification WHERE professional_body_id = ${bodyId}) q`
  await refuseName(writing.db, ofBody, name, 'name', before?.id)
  await saveEntry(writing, table, { name, professional_body_id: bodyId }, before)
}

export const professionalQualificationHandlers: Handlers<typeof professionalContract> = {
  list: ({ db }) =>
    all(
      db,
      sql`SELECT id::text, name, professional_body_id::text AS "professionalBodyId", version
        FROM professional_qualification ORDER BY lower(name), id`,
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
  list: ({ db }) => all(db, sql`SELECT id::text, name AS reason, version FROM insolvency_reason ORDER BY lower(name)`),
  async save({ db, record, body: { reason, id, version } }) {
    const facts = { name: singleLine(reason, 'reason') }
    await saveNamed({ db, record }, 'insolvency_reason', facts, 'reason', id === undefined ? id : { id, version })
    return successMessage('request-processed')
  },
}
