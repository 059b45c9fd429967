import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A call as it reaches a host. */
export type Called = { method: string; path: string; query: string }
/** What a host answers: whole, before anything goes wrong with it. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * How a call fails: with a refusal that says nothing, with a page of something that stands before the host, with no
 * answer, or with one that ends half way. All but the last two are decided before anything is done.
 */
export const faults = ['error', 'gateway', 'dropped', 'cut'] as const
export type Fault = (typeof faults)[number]

export type Trouble = {
  /** Milliseconds that every answer is late, or what it waits for. */
  late?(call: Called): number | Promise<unknown>
  /** How this call fails, if it does. `time` counts from 1 how often it was made. */
  fault?(call: Called, time: number): Fault | undefined
}

/** Whether a call changes nothing, which is all that most troubles are about. */
export const isReading = ({ method }: Called) => method === 'GET'

/**
 * Fails a share of calls, the same ones whenever the same things are done: what decides is the seed, the call and how
 * often it was made, not the order in which calls arrive.
 */
export const flaky =
  (seed: number, share: number, concerns: (call: Called) => boolean = () => true): NonNullable<Trouble['fault']> =>
  (call, time) => {
    if (!concerns(call)) return undefined
    const dice = createHash('sha256').update(`${seed} ${call.method} ${call.path}?${call.query} ${time}`).digest()
    return dice.readUInt32BE(0) / 2 ** 32 < share ? faults[dice.readUInt32BE(4) % faults.length] : undefined
  }

/** Every reading fails the first time, each call in a manner of its own. */
export const atFirst: NonNullable<Trouble['fault']> = (call, time) => {
  const code = [...call.path, ...call.query].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return isReading(call) && time === 1 ? faults[code % faults.length] : undefined
}

/** Sends what comes of an answer. `work` is what the host does, and is left undone by faults that come before it. */
export const answerIn = async (
  { late, fault }: Trouble,
  call: Called,
  time: number,
  work: () => Promise<Answer>,
  reply: ServerResponse,
) => {
  const wait = late?.(call)
  await (typeof wait === 'number' ? pause(wait) : wait)
  const failing = fault?.(call, time)
  if (failing === 'error')
    return void reply.writeHead(500, { 'content-type': 'application/json' }).end('{"timestamp":0,"path":"/"}')
  if (failing === 'gateway')
    return void reply.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>')
  const { status, headers, body } = await work()
  if (failing === 'dropped') return void reply.destroy()
  if (failing === 'cut') {
    reply.writeHead(status, { ...headers, 'content-length': String(body.length) })
    return void reply.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.destroy())
  }
  reply.writeHead(status, headers).end(body)
}
