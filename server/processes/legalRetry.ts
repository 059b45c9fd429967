import { Refusal } from '@contract/errors'
import type { legalRetry as contract } from '@contract/processes/legalRetry'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { AroundWaiting, Handlers } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import type { WorkEnds } from '../jobs/workEnds'
import { attachmentRetries } from './repairQueues'

type Asking = Pick<AroundWaiting, 'who' | 'address' | 'write'>

/** Queues the attachment for the EDMS, unless it is there or on its way; returns the open attempt. */
const begin = ({ who, address, write }: Asking, number: string) =>
  write(async ({ db, record }) => {
    const { rows: documents } = await db.execute<{ edmsId: string | null }>(sql`
      SELECT edms_id AS "edmsId" FROM legal_document WHERE instrument_number = ${number} FOR UPDATE`)
    const document = documents[0]
    if (!document) throw new Refusal('unknown-instrument', { number })
    if (document.edmsId) throw new Refusal('attachment-filed-already', { number })
    const { rows: open } = await db.execute<{ id: string }>(sql`
      SELECT id FROM attachment_retry WHERE instrument_number = ${number} AND state = 'WAITING'`)
    if (open[0]) return { id: open[0].id, already: true }
    const { rows } = await db.execute<{ id: string }>(sql`
      INSERT INTO attachment_retry (instrument_number, actor_id, actor_name, address)
      VALUES (${number}, ${who.accountId}, ${who.name}, ${address}) RETURNING id`)
    const id = rows[0]?.id ?? ''
    await enqueue(db, attachmentRetries, { retry: id }, { id })
    record({ subject: number, after: { asked: 'EDMS' } })
    return { id, already: false }
  })

/** Handler that sends the attachment of a legal document to the EDMS again. */
export const legalRetryHandlers = (ends: WorkEnds): Handlers<typeof contract> => ({
  async retry({ db, query: { instrumentNo: number }, ...asking }) {
    const { id, already } = await begin(asking, number)
    const readState = async () => {
      const { rows } = await db.execute<{ state: string }>(sql`SELECT state FROM attachment_retry WHERE id = ${id}`)
      return rows[0]?.state
    }
    await ends.wait(async () => ((await readState()) === 'WAITING' ? [id] : []))
    const state = await readState()
    if (state === 'FILED') return successMessage('attachment-filed', { number })
    if (state === 'FAILED') throw new Refusal('attachment-not-taken', { number })
    return successMessage(already ? 'attachment-asked-already' : 'attachment-asked', { number })
  },
})
