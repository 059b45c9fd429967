import { CHILDREN_OF, type isic as contract, type IsicCategory } from '@contract/configurations/isic'
import { Refusal, type RefusalCode, type RefusalParams } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { oneAtATime } from '../db/rowChecks'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

/**
 * Reads categories level by level: the first level, then the children of each. The code of a category is its id on the
 * wire, too.
 */
const categories = async (db: Db, where: SQL) => {
  const { rows } = await db.execute<IsicCategory>(sql`
    WITH RECURSIVE placed AS (
      SELECT code, ARRAY[]::text[] AS above FROM isic WHERE parent_code IS NULL
      UNION ALL SELECT c.code, above || p.code FROM isic c JOIN placed p ON c.parent_code = p.code)
    SELECT code AS id, code, description, parent_code AS "parentId" FROM isic c JOIN placed USING (code)
    WHERE ${where} ORDER BY above, code`)
  return { rows, total: rows.length }
}

const refuseField = (field: string, code: RefusalCode, params: RefusalParams) => {
  const refusal = new Refusal(code, params)
  return new Refusal(code, params, { [field]: refusal.message })
}

export const isicHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { levels, [CHILDREN_OF]: parent } }) =>
    categories(
      db,
      parent ? sql`parent_code = ${`${parent}`}` : levels === 'all' ? sql`true` : sql`parent_code IS NULL`,
    ),

  parents: ({ db }) => categories(db, sql`EXISTS (SELECT FROM isic below WHERE below.parent_code = c.code)`),

  async create({ db, body, record }) {
    const code = singleLine(body.code, 'code')
    const description = singleLine(body.description, 'description')
    const parent = `${body.parentId ?? ''}`.trim() || null
    if (parent?.toLowerCase() === code.toLowerCase()) throw refuseField('parentId', 'isic-its-own-parent', { code })
    await oneAtATime(db, 'isic')
    const { rows } = await db.execute<{ code: string; description: string }>(
      sql`SELECT code, description FROM isic WHERE lower(code) = lower(${code}) OR code = ${parent}`,
    )
    const same = rows.find(row => row.code.toLowerCase() === code.toLowerCase())
    if (same) throw refuseField('code', 'code-taken', { code, name: same.description })
    if (parent && !rows.some(row => row.code === parent))
      throw refuseField('parentId', 'no-such-isic-parent', { parent })
    await db.execute(sql`INSERT INTO isic (code, parent_code, description) VALUES (${code}, ${parent}, ${description})`)
    record({ subject: `${code} ${description}`, after: { code, description, parentId: parent } })
    return successMessage('isic-added', { code })
  },
}
