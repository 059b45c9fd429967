import { writeCause } from '@contract/processes/causes'
import { toStorable } from '../db/storableText'

/**
 * Systems that the registry notifies of registrations: the document store, the tax authority, the national registry.
 */
export const downstreamSystems = ['EDMS', 'TAX', 'REGISTRY'] as const
export type DownstreamSystem = (typeof downstreamSystems)[number]

/** A message to a system. A repeated message with the same token must have its effect once. */
export type DownstreamRequest = {
  system: DownstreamSystem
  token: string
  kind: string
  endPoint: string
  body: string
  /** Number of earlier tries. */
  before: number
}

/** Answer of a system: done; accepted, to be done later; refused for good; or held until somebody releases it. */
export type DownstreamAnswer = {
  outcome: 'DONE' | 'TAKEN' | 'REFUSED' | 'HELD'
  body: string
  /** Reason in words for staff, who group failures by it. */
  cause?: string
}

/** Interface of the other systems. */
export type Downstream = {
  /**
   * Returns the answer, or throws when the system cannot be reached or its answer is invalid; the signal aborts the
   * wait.
   */
  tell(request: DownstreamRequest, signal: AbortSignal): Promise<DownstreamAnswer>
}

/** Reason for a missing answer, in words for staff. */
export class DownstreamFault extends Error {
  override readonly name = 'DownstreamFault'
}

/** Returns an answer with text that PostgreSQL stores, so that one answer cannot fail the writes of its whole batch. */
const storableAnswer = ({ outcome, body, cause }: DownstreamAnswer): DownstreamAnswer => ({
  outcome,
  body: toStorable(body),
  ...(cause !== undefined && { cause: toStorable(cause) }),
})

/** Returns the message of an error for staff, as text that PostgreSQL stores. */
export const messageOf = (error: Error) => toStorable(error.message)

/** Asks a system, and rejects when the signal fires, even if the system ignores it. */
export const sendInTime = (downstream: Downstream, request: DownstreamRequest, signal: AbortSignal) =>
  new Promise<DownstreamAnswer>((done, fail) => {
    const late = () => fail(new DownstreamFault(writeCause('late', { system: request.system })))
    if (signal.aborted) return late()
    signal.addEventListener('abort', late, { once: true })
    downstream
      .tell(request, signal)
      .then(storableAnswer)
      .then(done, fail)
      .finally(() => signal.removeEventListener('abort', late))
  })
