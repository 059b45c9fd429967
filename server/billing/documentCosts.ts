import type { documentCosts as contract } from '@contract/billing/documentCosts'
import { successMessage } from '@contract/successMessages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseCode, refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { documentCost } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

type Body = { documentNumber: string; documentName: string; amount: number }
type StoredCost = typeof documentCost.$inferSelect

const recorded = ({ name, number, amount }: Omit<StoredCost, 'id' | 'version'>) => ({ number, name, amount })

const check = async (db: Db, body: Body, before?: StoredCost) => {
  await oneAtATime(db, 'document_cost')
  const number = singleLine(body.documentNumber, 'documentNumber')
  const name = singleLine(body.documentName, 'documentName')
  await refuseCode(db, documentCost, documentCost.number, number, 'documentNumber', before?.id)
  await refuseName(db, documentCost, name, 'documentName', before?.id)
  return { number, name, amount: body.amount.toFixed(2) }
}

/** Handlers of document prices. There is no call to delete one (decision F3). */
export const documentCostHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const rows = await db
      .select({
        id: documentCost.id,
        documentNumber: documentCost.number,
        documentName: documentCost.name,
        amount: sql<number>`${documentCost.amount}::float8`,
        version: documentCost.version,
      })
      .from(documentCost)
      .orderBy(sql`lower(${documentCost.name})`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const cost = await check(db, body)
    await db.insert(documentCost).values(cost)
    record({ subject: cost.name, after: recorded(cost) })
    return successMessage('document-cost-created')
  },

  async update({ db, body, record }) {
    const rows = await db
      .select()
      .from(documentCost)
      .where(eq(documentCost.id, rowNumber(body.id)))
      .for('update')
    const before = getSeen(rows, body.version)
    const cost = await check(db, body, before)
    if (JSON.stringify(recorded(before)) !== JSON.stringify(recorded(cost))) {
      await db
        .update(documentCost)
        .set({ ...cost, version: sql`${documentCost.version} + 1` })
        .where(eq(documentCost.id, before.id))
      record({ subject: cost.name, before: recorded(before), after: recorded(cost) })
    }
    return successMessage('document-cost-updated', { name: cost.name })
  },
}
