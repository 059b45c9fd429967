/** The systems the registry tells of what it registers: the store of documents, the tax authority, the national registry. */
export const downstreamSystems = ['EDMS', 'TAX', 'REGISTRY'] as const
export type DownstreamSystem = (typeof downstreamSystems)[number]

/** What a system is told. Told again under the same token, it is the same thing: the system does it once. */
export type DownstreamRequest = {
  system: DownstreamSystem
  token: string
  kind: string
  endPoint: string
  body: string
  /** How often it was told before. */
  before: number
}

/**
 * What a system says to it: it has done it, it has taken it and will do it, it refuses, which asking again will not
 * change, or it wants to be left alone until somebody says otherwise.
 */
export type DownstreamAnswer = {
  outcome: 'DONE' | 'TAKEN' | 'REFUSED' | 'HELD'
  body: string
  /** Why not, in words for staff: what fails for one reason is counted together by them. */
  cause?: string
}

/** The other systems, as processes need them. */
export type Downstream = {
  /** Answers, or throws when the system cannot be reached or makes no sense; the signal ends the wait. */
  tell(request: DownstreamRequest, signal: AbortSignal): Promise<DownstreamAnswer>
}

/** Why an answer did not come, in words for staff. */
export class DownstreamFault extends Error {
  override readonly name = 'DownstreamFault'
}

/** The wait for an answer is over with the signal, whatever the system does. */
export const toldInTime = (downstream: Downstream, request: DownstreamRequest, signal: AbortSignal) =>
  new Promise<DownstreamAnswer>((done, fail) => {
    const late = () => fail(new DownstreamFault(`${request.system} did not answer in time`))
    if (signal.aborted) return late()
    signal.addEventListener('abort', late, { once: true })
    downstream
      .tell(request, signal)
      .then(done, fail)
      .finally(() => signal.removeEventListener('abort', late))
  })
