import type { documentCosts as contract, DocumentCost } from '@contract/billing/documentCosts'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseCode, refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

type Body = { documentNumber: string; documentName: string; amount: number }
type Kept = { id: number; name: string; number: string; amount: string; version: number }

const recorded = ({ name, number, amount }: Omit<Kept, 'id' | 'version'>) => ({ number, name, amount })

const check = async (db: Db, body: Body, before?: Kept) => {
  await oneAtATime(db, 'document_cost')
  const number = singleLine(body.documentNumber, 'documentNumber')
  const name = singleLine(body.documentName, 'documentName')
  await refuseCode(db, sql`document_cost`, sql`number`, number, 'documentNumber', before?.id)
  await refuseName(db, sql`document_cost`, name, 'documentName', before?.id)
  return { number, name, amount: body.amount.toFixed(2) }
}

/** Handlers of document prices. There is no call to delete one (decision F3). */
export const documentCostHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const { rows } = await db.execute<DocumentCost>(sql`
      SELECT id, number AS "documentNumber", name AS "documentName", amount::float8, version
      FROM document_cost ORDER BY lower(name)`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const kept = await check(db, body)
    await db.execute(
      sql`INSERT INTO document_cost (number, name, amount) VALUES (${kept.number}, ${kept.name}, ${kept.amount})`,
    )
    record({ subject: kept.name, after: recorded(kept) })
    return successMessage('document-cost-created')
  },

  async update({ db, body, record }) {
    const { rows } = await db.execute<Kept>(
      sql`SELECT id, number, name, amount::text, version FROM document_cost WHERE id = ${rowNumber(body.id)} FOR UPDATE`,
    )
    const before = getSeen(rows, body.version)
    const kept = await check(db, body, before)
    if (JSON.stringify(recorded(before)) !== JSON.stringify(recorded(kept))) {
      await db.execute(sql`
        UPDATE document_cost SET number = ${kept.number}, name = ${kept.name}, amount = ${kept.amount},
          version = version + 1 WHERE id = ${before.id}`)
      record({ subject: kept.name, before: recorded(before), after: recorded(kept) })
    }
    return successMessage('document-cost-updated', { name: kept.name })
  },
}
