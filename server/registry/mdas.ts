import { Refusal } from '@contract/errors'
import type { mdas as contract, Mda } from '@contract/registry/mdas'
import { successMessage } from '@contract/successMessages'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { faultCode } from '../db/databaseErrors'
import { readPage } from '../db/page'
import { getSeen } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { mda, mdaTotals } from '../db/schema'
import { searchFold } from '../db/search'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

const UNIQUE = '23505'

const refuseTaken = (name: string) => (error: unknown) => {
  throw faultCode(error) === UNIQUE
    ? new Refusal('name-taken', { name }, { name: { code: 'exists', params: { name } } })
    : error
}

/** Returns an entry with its row locked. Refuses one that does not exist, or that changed since the caller saw it. */
const find = async (db: Db, no: string, version: number | undefined) => {
  const rows = await db
    .select({ no: mda.no, name: mda.name, version: mda.version })
    .from(mda)
    .where(eq(mda.no, rowNumber(no)))
    .for('update')
  return getSeen(rows, version)
}

const newestFirst = [desc(mda.no)]

const mdaFields = {
  no: mda.no,
  name: mda.name,
  createdAt: mda.createdAt,
  updatedAt: mda.updatedAt,
  status: mda.status,
  version: mda.version,
}

export const mdaHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search }, page }) =>
    readPage<Mda>(db, {
      table: mda,
      key: mda.no,
      order: newestFirst,
      row: mdaFields,
      total: mdaTotals.of('mda'),
      page,
      search,
      prefixes: [searchFold(mda.name)],
    }),

  async create({ db, body, record }) {
    const name = singleLine(body.name, 'name')
    const [row] = await db.insert(mda).values({ name }).returning({ no: mda.no }).catch(refuseTaken(name))
    record({ subject: name, after: { no: row?.no, name } })
    return successMessage('mda-added', { name })
  },

  async update({ db, path, body, record }) {
    const name = singleLine(body.name, 'name')
    const before = await find(db, path.no ?? '', body.version)
    if (before.name === name) return successMessage('mda-updated')
    await db
      .update(mda)
      .set({ name, updatedAt: sql`now()`, version: before.version + 1 })
      .where(eq(mda.no, before.no))
      .catch(refuseTaken(name))
    record({ subject: name, before: { name: before.name }, after: { name } })
    return successMessage('mda-updated')
  },
}
