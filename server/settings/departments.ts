import type { departments as contract, occupations as occupationContract } from '@contract/settings/departments'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { oneAtATime, refuseName } from '../db/rowChecks'
import { department, occupation } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

export const departmentHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const rows = await db
      .select({ id: sql<string>`${department.id}::text`, departmentName: department.name })
      .from(department)
      .orderBy(sql`lower(${department.name})`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const name = singleLine(body.departmentName, 'departmentName')
    await oneAtATime(db, 'department')
    await refuseName(db, department, name, 'departmentName')
    await db.insert(department).values({ name })
    record({ subject: name, after: { departmentName: name } })
    return successMessage('department-created')
  },
}

export const occupationHandlers: Handlers<typeof occupationContract> = {
  async list({ db }) {
    const rows = await db
      .select({ id: sql<string>`${occupation.id}::text`, name: occupation.name })
      .from(occupation)
      .orderBy(sql`lower(${occupation.name})`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const name = singleLine(body.name, 'name')
    await oneAtATime(db, 'occupation')
    await refuseName(db, occupation, name, 'name')
    await db.insert(occupation).values({ name })
    record({ subject: name, after: { name } })
    return successMessage('occupation-created')
  },
}
