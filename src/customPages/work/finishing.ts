import { transactions } from '@contract/billing/transactions'
import { chosenBy, type Sending } from '@contract/call'
import { toId } from '@contract/id'
import { documentFiling } from '@contract/portal/documentFiling'
import { notes } from '@contract/portal/notes'
import type { WorkItem } from '@contract/portal/work'
import { type Finish, type WorkAct, type WorkSource, workSources } from '@contract/portal/workSources'
import { dataCorrections } from '@contract/processes/dataCorrections'
import { incorporationProcesses } from '@contract/processes/incorporationProcesses'
import { registrationProcesses } from '@contract/processes/registrationProcesses'

const recordOf = ({ record }: WorkItem) => record ?? ''

/** Number of the row, for calls whose bodies take one. */
const rowId = (item: WorkItem) => toId(recordOf(item))

/** Kind of a message to another system: what the item is about begins with it. */
const messageKind = ({ about }: WorkItem) => about?.split(': ')[0] ?? ''

const runMessage = incorporationProcesses.run.from((item: WorkItem) => ({ body: { actionId: rowId(item) } }))
const retryMessage = registrationProcesses.retry.from((item: WorkItem) => ({
  query: { brn: item.key, 'sync-item': messageKind(item), id: rowId(item) },
}))

/** Calls of the acts that end an item: those of the lists in which its record stands. */
export const actCalls: Record<WorkAct, Sending<WorkItem>> = {
  RETRY: chosenBy(runMessage, ({ kind }) => (kind === 'REGISTRATION' ? retryMessage : undefined)),
  RECONCILE: dataCorrections.reconcile.from((item: WorkItem) => ({ path: { id: recordOf(item) } })),
  ASK_GATEWAY: transactions.retry.from((item: WorkItem, { userId }) => ({ body: { userId, prn: item.key } })),
  ASK_EDMS: documentFiling.ask.from((item: WorkItem) => ({ path: { document: recordOf(item) } })),
  END_REMINDER: notes.endReminder.from((item: WorkItem) => ({ path: { id: recordOf(item) } })),
}

/** Tells whether an item can be recorded as settled: a reminder is its owner's to end. */
export const canBeSettled = ({ source }: Pick<WorkItem, 'source'>): boolean => !('ownersOnly' in workSources[source])

/** Returns what finishes an item of a source. */
export const finishOf = (source: WorkSource): Finish => workSources[source].finish

/** Returns the action of the list of work, with a form, that ends an item of a source where its act does not. */
export const finishFormOf = (source: WorkSource) => {
  const finish = finishOf(source)
  return finish.kind === 'act' ? finish.form : undefined
}

type Answers<Answer> = { [Kind in Finish['kind']]: (finish: Extract<Finish, { kind: Kind }>) => Answer }

/** Returns the answer for the way in which an item is finished; a way without an answer does not compile. */
export const byFinish = <Answer>(finish: Finish, answers: Answers<Answer>): Answer => {
  // The compiler cannot follow through the union that the map holds the answer for this kind.
  const answer = answers[finish.kind] as (finish: Finish) => Answer
  return answer(finish)
}
