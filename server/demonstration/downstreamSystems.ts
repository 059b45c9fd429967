import { createHash } from 'node:crypto'
import { writeCause } from '@contract/processes/causes'
import {
  type Downstream,
  type DownstreamAnswer,
  DownstreamFault,
  type DownstreamRequest,
} from '../processes/downstream'

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((later, fail) => {
    const timer = setTimeout(later, ms)
    timer.unref()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      fail(signal.reason)
    })
  })

const refusals: Record<DownstreamRequest['system'], readonly string[]> = {
  EDMS: [writeCause('unknownDocumentType'), writeCause('lockedFolder')],
  TAX: [writeCause('ninDiffers'), writeCause('tinOfAnother')],
  REGISTRY: [writeCause('nameReserved'), writeCause('unknownSubType')],
}

/** Percentages of the first behaviour of a system; failures turn into success after some tries. */
const manners = [
  { upTo: 62, manner: 'done' },
  { upTo: 72, manner: 'late' },
  { upTo: 78, manner: 'taken' },
  { upTo: 88, manner: 'fails' },
  { upTo: 93, manner: 'refuses' },
  { upTo: 97, manner: 'holds' },
  { upTo: 100, manner: 'gone' },
] as const

/** Number of tries after which each failing behaviour ends. */
const patience = { done: 0, late: 0, taken: 0, fails: 2, refuses: 1, holds: 1, gone: 6 } as const

const figureOf = (seed: number, token: string) =>
  createHash('sha256').update(`${seed} ${token}`).digest().readUInt32BE(0)

const answer = (outcome: DownstreamAnswer['outcome'], about: Record<string, unknown>, cause?: string) => ({
  outcome,
  body: JSON.stringify({ ...about, ...(cause && { message: cause }) }),
  ...(cause && { cause }),
})

/**
 * Simulates other systems for a demonstration: most answer at once, some late; some fail before answering, refuse, or
 * ask to pause, and all recover. Seed and token decide, so that each message always takes the same course. `pace`
 * multiplies the delays.
 */
export const demonstrationSystems = (seed = 20_266, pace = 1): Downstream => ({
  async tell({ system, token, kind, before }, signal) {
    const figure = figureOf(seed, token)
    const share = figure % 100
    const { manner } = manners.find(({ upTo }) => share < upTo) ?? manners[0]
    const recovered = before >= patience[manner]
    await wait((manner === 'late' ? 2500 : 60 + (figure % 200)) * pace, signal)
    const reference = `${system}-${figure.toString(36).toUpperCase().padStart(7, '0')}`
    if (manner === 'taken') return answer('TAKEN', { status: 'ACCEPTED', reference })
    if (recovered) return answer('DONE', { status: 'OK', reference, kind })
    if (manner === 'refuses') {
      const cause = refusals[system][figure % refusals[system].length] ?? ''
      return answer('REFUSED', { status: 'REJECTED', reference, code: 422 }, cause)
    }
    if (manner === 'holds')
      return answer('HELD', { status: 'MAINTENANCE', retry: 'when told to' }, writeCause('maintained', { system }))
    throw new DownstreamFault(
      manner === 'gone' ? writeCause('unreachable', { system }) : writeCause('answered', { system, status: 503 }),
    )
  },
})
