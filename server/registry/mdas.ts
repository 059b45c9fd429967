import { Refusal } from '@contract/errors'
import type { mdas as contract, Mda } from '@contract/registry/mdas'
import { successMessage } from '@contract/successMessages'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { faultCode } from '../db/databaseErrors'
import { readPage } from '../db/page'
import { rowNumber } from '../db/rowNumber'
import { mda, mdaTotals } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

const UNIQUE = '23505'

const refuseTaken = (name: string) => (error: unknown) => {
  throw faultCode(error) === UNIQUE ? new Refusal('name-taken', { name }, { name: `${name} already exists` }) : error
}

const find = async (db: Db, no: string) => {
  const { rows } = await db.execute<{ no: number; name: string }>(
    sql`SELECT no, name FROM mda WHERE no = ${rowNumber(no)} FOR UPDATE`,
  )
  return rows[0]
}

export const mdaHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { search }, page }) =>
    readPage<Mda>(db, {
      table: mda,
      key: mda.no,
      order: [desc(mda.no)],
      row: { no: mda.no, name: mda.name, createdAt: mda.createdAt, updatedAt: mda.updatedAt, status: mda.status },
      total: mdaTotals.of('mda'),
      page,
      search,
      prefixes: [sql`upper(${mda.name})`],
    }),

  async create({ db, body, record }) {
    const name = singleLine(body.name, 'name')
    const { rows } = await db
      .execute<{ no: number }>(sql`INSERT INTO mda (name) VALUES (${name}) RETURNING no`)
      .catch(refuseTaken(name))
    record({ subject: name, after: { no: rows[0]?.no, name } })
    return successMessage('mda-added', { name })
  },

  async update({ db, path, body, record }) {
    const name = singleLine(body.name, 'name')
    const before = await find(db, path.no ?? '')
    if (!before) throw new Refusal('no-such-entry')
    await db
      .execute(sql`UPDATE mda SET name = ${name}, updated_at = now() WHERE no = ${before.no}`)
      .catch(refuseTaken(name))
    if (before.name !== name) record({ subject: name, before: { name: before.name }, after: { name } })
    return successMessage('mda-updated')
  },
}
