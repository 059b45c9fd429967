import type { Step } from '../jobs/workers'
import { type Downstream, DownstreamFault, type DownstreamRequest, toldInTime } from './downstream'

/** How telling went: taken, refused for good, or to be tried another time; and why, in words for staff. */
export type Told = { outcome: 'TAKEN' } | { outcome: 'REFUSED' | 'LATER'; cause: string }

/**
 * Tells another system something, for a job. What it refuses is refused for good. Where it cannot be reached the job is
 * tried again, and only the last try says so. `before` is how often it was told before this job.
 */
export const tell = async (
  downstream: Downstream,
  { attempt, last, signal }: Pick<Step<unknown>, 'attempt' | 'last' | 'signal'>,
  { before, body, ...request }: Omit<DownstreamRequest, 'body'> & { body: object },
): Promise<Told> => {
  const told = { ...request, body: JSON.stringify(body), before: before + attempt - 1 }
  try {
    const { outcome, cause = `${request.system} gave no reason` } = await toldInTime(downstream, told, signal)
    if (outcome === 'REFUSED') return { outcome, cause }
    return outcome === 'HELD' ? { outcome: 'LATER', cause } : { outcome: 'TAKEN' }
  } catch (error) {
    if (!last) throw error
    const cause = error instanceof DownstreamFault ? error.message : `${request.system} made no sense`
    return { outcome: 'LATER', cause }
  }
}

/** Why it was not taken; nothing where it was. */
export const causeOf = (told: Told): string | null => (told.outcome === 'TAKEN' ? null : told.cause)
