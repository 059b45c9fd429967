import { writeCause } from '@contract/processes/causes'
import type { Step } from '../jobs/workers'
import { type Downstream, DownstreamFault, type DownstreamRequest, messageOf, sendInTime } from './downstream'

/** Outcome of a message: accepted, refused for good, or to be retried, with the cause in words for staff. */
export type MessageOutcome = { outcome: 'TAKEN' } | { outcome: 'REFUSED' | 'LATER'; cause: string }

/**
 * Sends a message to another system, for a job. A refusal is final. When the system cannot be reached it throws, so
 * that the job is retried; the last try returns LATER instead. `before` is the number of tries before this job.
 */
export const sendMessage = async (
  downstream: Downstream,
  { attempt, last, signal }: Pick<Step<unknown>, 'attempt' | 'last' | 'signal'>,
  { before, body, ...request }: Omit<DownstreamRequest, 'body'> & { body: object },
): Promise<MessageOutcome> => {
  const message = { ...request, body: JSON.stringify(body), before: before + attempt - 1 }
  try {
    const { outcome, cause = writeCause('noReason', { system: request.system }) } = await sendInTime(
      downstream,
      message,
      signal,
    )
    if (outcome === 'REFUSED') return { outcome, cause }
    return outcome === 'HELD' ? { outcome: 'LATER', cause } : { outcome: 'TAKEN' }
  } catch (error) {
    if (!last) throw error
    const cause =
      error instanceof DownstreamFault ? messageOf(error) : writeCause('unreadableAnswer', { system: request.system })
    return { outcome: 'LATER', cause }
  }
}

/** Returns the cause of a message that was not accepted, else null. */
export const causeOf = (outcome: MessageOutcome): string | null => (outcome.outcome === 'TAKEN' ? null : outcome.cause)
