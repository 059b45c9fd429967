import { Refusal, type RefusalCode, type RefusalParams } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { and, eq } from 'drizzle-orm'
import { attachmentRetry } from '../db/schema'
import type { AroundWaiting } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import type { WorkEnds } from '../jobs/workEnds'
import { attemptsFor, findFiled, type Named } from './filedDocuments'
import { attachmentRetries } from './repairQueues'

type Asking = Pick<AroundWaiting, 'who' | 'address' | 'write'>
type Unknown = [code: RefusalCode, params?: RefusalParams]

/** Queues a document for the EDMS, unless it is there or on its way; returns the open attempt. */
const begin = ({ who, address, write }: Asking, named: Named, unknown: Unknown) =>
  write(async ({ db, record }) => {
    const document = await findFiled(db, named)
    if (!document) throw new Refusal(...unknown)
    const { filed, subject, words, edmsId } = document
    if (edmsId) throw new Refusal(words.isFiled, words.params)
    const [open] = await db
      .select({ id: attachmentRetry.id })
      .from(attachmentRetry)
      .where(and(attemptsFor(filed), eq(attachmentRetry.state, 'WAITING')))
    if (open) return { id: open.id, words, already: true }
    const [attempt] = await db
      .insert(attachmentRetry)
      .values({ ...filed, actorId: who.accountId, actorName: who.name, address })
      .returning({ id: attachmentRetry.id })
    const id = attempt?.id ?? ''
    await enqueue(db, attachmentRetries, { retry: id }, { id })
    record({ subject, after: { asked: 'EDMS' } })
    return { id, words, already: false }
  })

/**
 * Sends a document to the EDMS again, and waits a while for the outcome. Refuses one that is there, and with `unknown` where
 * there is none.
 */
export const askEdms = async (
  ends: WorkEnds,
  { db, ...asking }: Asking & Pick<AroundWaiting, 'db'>,
  named: Named,
  unknown: Unknown,
) => {
  const { id, words, already } = await begin(asking, named, unknown)
  const readState = async () => {
    const [attempt] = await db
      .select({ state: attachmentRetry.state })
      .from(attachmentRetry)
      .where(eq(attachmentRetry.id, id))
    return attempt?.state
  }
  await ends.wait(async () => ((await readState()) === 'WAITING' ? [id] : []))
  const state = await readState()
  if (state === 'FILED') return successMessage(words.filed, words.params)
  if (state === 'FAILED') throw new Refusal(words.notTaken, words.params)
  return successMessage(already ? words.already : words.asked, words.params)
}
