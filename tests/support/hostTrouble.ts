import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A call as it reaches a host. */
export type Called = { method: string; path: string; query: string }
/** A complete answer of a host, before any fault is applied. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Kinds of fault: an error without a message, an HTML page of a gateway, no answer, or an answer cut off half way. The
 * first two are applied before the host does any work.
 */
const faults = ['error', 'gateway', 'dropped', 'cut'] as const
type Fault = (typeof faults)[number]

export type Trouble = {
  /** Delays every answer by these milliseconds, or until the promise resolves. */
  late?(call: Called): number | Promise<unknown>
  /** Returns the fault of this call, if any. `time` is the number of the call, counted from 1. */
  fault?(call: Called, time: number): Fault | undefined
}

/** Returns true for calls that read; most faults apply to these alone. */
export const isReading = ({ method }: Called) => method === 'GET'

/**
 * Fails a share of calls, always the same ones for the same actions: seed, call and repetition decide, not the order of
 * arrival.
 */
export const flaky =
  (seed: number, share: number, concerns: (call: Called) => boolean = () => true): NonNullable<Trouble['fault']> =>
  (call, time) => {
    if (!concerns(call)) return undefined
    const dice = createHash('sha256').update(`${seed} ${call.method} ${call.path}?${call.query} ${time}`).digest()
    return dice.readUInt32BE(0) / 2 ** 32 < share ? faults[dice.readUInt32BE(4) % faults.length] : undefined
  }

/** Fails every read the first time, with a fault that depends on the call. */
export const atFirst: NonNullable<Trouble['fault']> = (call, time) => {
  const code = [...call.path, ...call.query].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return isReading(call) && time === 1 ? faults[code % faults.length] : undefined
}

/** Sends an answer with its delay and its fault. `work` is the host's own handling; the first two faults skip it. */
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
