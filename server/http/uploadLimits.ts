import { Refusal } from '@contract/errors'
import type { FastifyRequest } from 'fastify'
import type { LeastPace } from '../config/settings'

/** Files that one person may be sending to one server at a moment. */
export const UPLOADS_AT_ONCE = 4
/** Milliseconds that one more waits for one of them to arrive, before it is refused. */
const WAITS = 2000

type Sending = { files: number; waiting: Set<() => void> }

/**
 * Counts the files that each person is sending. `begin` waits shortly when there are `UPLOADS_AT_ONCE` already, then
 * refuses ('too-many-uploads'); it gives the function that says that the file has arrived, or never will.
 */
export const countUploads = () => {
  const byPerson = new Map<string, Sending>()

  const placeFree = ({ waiting }: Sending) =>
    new Promise<boolean>(done => {
      const settle = (free: boolean) => {
        clearTimeout(late)
        waiting.delete(next)
        done(free)
      }
      const next = () => settle(true)
      const late = setTimeout(() => settle(false), WAITS)
      waiting.add(next)
    })

  return {
    async begin(person: string): Promise<() => void> {
      const sending = byPerson.get(person) ?? { files: 0, waiting: new Set() }
      byPerson.set(person, sending)
      while (sending.files >= UPLOADS_AT_ONCE)
        if (!(await placeFree(sending))) throw new Refusal('too-many-uploads', { most: UPLOADS_AT_ONCE })
      sending.files++
      return () => {
        sending.files--
        const [next] = sending.waiting
        if (next) next()
        else if (!sending.files) byPerson.delete(person)
      }
    },
  }
}

/**
 * Calls `tooSlow` once fewer bytes than the least pace arrived in the last `seconds`; gives the function that stops
 * watching. Seconds are counted by ticks of the event loop, so that a server which is busy itself blames no sender.
 */
export const watchPace = (
  { raw }: Pick<FastifyRequest, 'raw'>,
  { bytesPerSecond, seconds }: LeastPace,
  tooSlow: () => void,
): (() => void) => {
  const marks = [raw.socket.bytesRead]
  const timer = setInterval(() => {
    marks.push(raw.socket.bytesRead)
    if (marks.length <= seconds) return
    const before = marks.shift() ?? 0
    if (!raw.complete && raw.socket.bytesRead - before < bytesPerSecond * seconds) tooSlow()
  }, 1000).unref()
  return () => clearInterval(timer)
}
