import { Refusal } from '@contract/errors'
import type { mdas as contract, Mda } from '@contract/registry/mdas'
import { successMessage } from '@contract/successMessages'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { faultCode } from '../db/databaseErrors'
import { readPage } from '../db/page'
import { rowNumber } from '../db/rowNumber'
import { mda, mdaTotals } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

const UNIQUE = '23505'

const refuseTaken = (name: string) => (error: unknown) => {
  throw faultCode(error) === UNIQUE
    ? new Refusal('name-taken', { name }, { name: { code: 'exists', params: { name } } })
    : error
}

const find = async (db: Db, no: string) => {
  const [row] = await db
    .select({ no: mda.no, name: mda.name })
    .from(mda)
    .where(eq(mda.no, rowNumber(no)))
    .for('update')
  return row
}

const newestFirst = [desc(mda.no)]

const mdaFields = {
  no: mda.no,
  name: mda.name,
  createdAt: mda.createdAt,
  updatedAt: mda.updatedAt,
  status: mda.status,
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
      prefixes: [sql`upper(${mda.name})`],
    }),

  async create({ db, body, record }) {
    const name = singleLine(body.name, 'name')
    const [row] = await db.insert(mda).values({ name }).returning({ no: mda.no }).catch(refuseTaken(name))
    record({ subject: name, after: { no: row?.no, name } })
    return successMessage('mda-added', { name })
  },

  async update({ db, path, body, record }) {
    const name = singleLine(body.name, 'name')
    const before = await find(db, path.no ?? '')
    if (!before) throw new Refusal('no-such-entry')
    await db.update(mda).set({ name, updatedAt: sql`now()` }).where(eq(mda.no, before.no)).catch(refuseTaken(name))
    if (before.name !== name) record({ subject: name, before: { name: before.name }, after: { name } })
    return successMessage('mda-updated')
  },
}
