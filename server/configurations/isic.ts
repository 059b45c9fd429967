import { CHILDREN_OF, type isic as contract, type IsicCategory } from '@contract/configurations/isic'
import { fieldRefusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { renderOnce } from '../db/renderOnce'
import { oneAtATime } from '../db/rowChecks'
import { isic } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

// The code of a category is its id on the wire, too.
const tree = renderOnce(sql`
  WITH RECURSIVE tree AS (
    SELECT ${isic.code}, ARRAY[]::text[] AS above FROM ${isic} WHERE ${isic.parentCode} IS NULL
    UNION ALL SELECT ${isic.code}, tree.above || tree.code FROM ${isic} JOIN tree ON ${isic.parentCode} = tree.code)
  SELECT ${isic.code} AS id, ${isic.code}, ${isic.description}, ${isic.parentCode} AS "parentId"
  FROM ${isic} JOIN tree ON tree.code = ${isic.code}`)

/** Reads categories level by level: the first level, then the children of each. */
const categories = async (db: Db, where: SQL) => {
  const { rows } = await db.execute<IsicCategory>(sql`${tree} WHERE ${where} ORDER BY tree.above, ${isic.code}`)
  return { rows, total: rows.length }
}

const parentCodes = new QueryBuilder().select({ code: isic.parentCode }).from(isic)

export const isicHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { levels, [CHILDREN_OF]: parent } }) =>
    categories(db, parent ? eq(isic.parentCode, `${parent}`) : levels === 'all' ? sql`true` : isNull(isic.parentCode)),

  parents: ({ db }) => categories(db, inArray(isic.code, parentCodes)),

  async create({ db, body, record }) {
    const code = singleLine(body.code, 'code')
    const description = singleLine(body.description, 'description')
    const parent = `${body.parentId ?? ''}`.trim() || null
    if (parent?.toLowerCase() === code.toLowerCase()) throw fieldRefusal('parentId', 'isic-its-own-parent', { code })
    await oneAtATime(db, 'isic')
    const rows = await db
      .select({ code: isic.code, description: isic.description })
      .from(isic)
      .where(or(sql`lower(${isic.code}) = lower(${code})`, parent ? eq(isic.code, parent) : undefined))
    const same = rows.find(row => row.code.toLowerCase() === code.toLowerCase())
    if (same) throw fieldRefusal('code', 'code-taken', { code, name: same.description })
    if (parent && !rows.some(row => row.code === parent))
      throw fieldRefusal('parentId', 'no-such-isic-parent', { parent })
    await db.insert(isic).values({ code, parentCode: parent, description })
    record({ subject: `${code} ${description}`, after: { code, description, parentId: parent } })
    return successMessage('isic-added', { code })
  },
}
