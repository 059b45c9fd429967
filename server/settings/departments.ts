import type { departments as contract, occupations as occupationContract } from '@contract/settings/departments'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { oneAtATime, refuseName } from '../db/rowChecks'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

export const departmentHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const { rows } = await db.execute<{ id: string; departmentName: string }>(
      sql`SELECT id::text, name AS "departmentName" FROM department ORDER BY lower(name)`,
    )
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const name = singleLine(body.departmentName, 'departmentName')
    await oneAtATime(db, 'department')
    await refuseName(db, sql`department`, name, 'departmentName')
    await db.execute(sql`INSERT INTO department (name) VALUES (${name})`)
    record({ subject: name, after: { departmentName: name } })
    return successMessage('department-created')
  },
}

export const occupationHandlers: Handlers<typeof occupationContract> = {
  async list({ db }) {
    const { rows } = await db.execute<{ id: string; name: string }>(
      sql`SELECT id::text, name FROM occupation ORDER BY lower(name)`,
    )
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const name = singleLine(body.name, 'name')
    await oneAtATime(db, 'occupation')
    await refuseName(db, sql`occupation`, name, 'name')
    await db.execute(sql`INSERT INTO occupation (name) VALUES (${name})`)
    record({ subject: name, after: { name } })
    return successMessage('occupation-created')
  },
}
