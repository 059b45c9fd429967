import { Refusal } from '@contract/errors'
import type { legalRetry as contract } from '@contract/processes/legalRetry'
import { successMessage } from '@contract/successMessages'
import { and, eq } from 'drizzle-orm'
import { instrumentNumberOf } from '../db/instrumentNumber'
import { attachmentRetry, legalDocument } from '../db/schema'
import type { AroundWaiting, Handlers } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import type { WorkEnds } from '../jobs/workEnds'
import { attachmentRetries } from './repairQueues'

type Asking = Pick<AroundWaiting, 'who' | 'address' | 'write'>

/** Queues the attachment for the EDMS, unless it is there or on its way; returns the open attempt. */
const begin = ({ who, address, write }: Asking, typed: string) =>
  write(async ({ db, record }) => {
    const [document] = await db
      .select({ number: legalDocument.instrumentNumber, edmsId: legalDocument.edmsId })
      .from(legalDocument)
      .where(eq(legalDocument.instrumentNumber, instrumentNumberOf(typed)))
      .for('update')
    if (!document) throw new Refusal('unknown-instrument', { number: typed })
    const { number } = document
    if (document.edmsId) throw new Refusal('attachment-filed-already', { number })
    const [open] = await db
      .select({ id: attachmentRetry.id })
      .from(attachmentRetry)
      .where(and(eq(attachmentRetry.instrumentNumber, number), eq(attachmentRetry.state, 'WAITING')))
    if (open) return { id: open.id, number, already: true }
    const [attempt] = await db
      .insert(attachmentRetry)
      .values({ instrumentNumber: number, actorId: who.accountId, actorName: who.name, address })
      .returning({ id: attachmentRetry.id })
    const id = attempt?.id ?? ''
    await enqueue(db, attachmentRetries, { retry: id }, { id })
    record({ subject: number, after: { asked: 'EDMS' } })
    return { id, number, already: false }
  })

/** Handler that sends the attachment of a legal document to the EDMS again. */
export const legalRetryHandlers = (ends: WorkEnds): Handlers<typeof contract> => ({
  async retry({ db, query: { instrumentNo }, ...asking }) {
    const { id, number, already } = await begin(asking, instrumentNo)
    const readState = async () => {
      const [attempt] = await db
        .select({ state: attachmentRetry.state })
        .from(attachmentRetry)
        .where(eq(attachmentRetry.id, id))
      return attempt?.state
    }
    await ends.wait(async () => ((await readState()) === 'WAITING' ? [id] : []))
    const state = await readState()
    if (state === 'FILED') return successMessage('attachment-filed', { number })
    if (state === 'FAILED') throw new Refusal('attachment-not-taken', { number })
    return successMessage(already ? 'attachment-asked-already' : 'attachment-asked', { number })
  },
})
