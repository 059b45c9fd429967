import { Agent, get } from 'node:http'

/** Job of the callers, which run in their own process so that they do not slow down the server under test. */
export type Job = {
  port: number
  path: string
  seconds: number
  /** Authorization header of each caller. */
  authorizations: string[]
  /** Number of addresses that the callers share in turn; one is an office. */
  addresses: number
  /** Milliseconds between the starts of two requests of the same caller; without it they follow at once. */
  every?: number
  /** Callers take compressed answers, as browsers do, and with `true` send the ETag of their last answer. */
  conditional?: boolean
}
/** Result of a call: its status and milliseconds, and the bytes of its body on the wire. */
export type Seen = { status: number; ms: number; retryAfter: boolean; bytes: number }

const callAll = async (job: Job): Promise<Seen[]> => {
  const { port, path, seconds, authorizations, addresses, every = 0, conditional } = job
  const tags = new Map<string, string>()
  const seen: Seen[] = []
  const until = performance.now() + seconds * 1000
  const once = (agent: Agent, authorization: string, localAddress: string) =>
    new Promise<void>(done => {
      const started = performance.now()
      const note = (status: number, retryAfter: boolean, bytes: number) => {
        seen.push({ status, ms: performance.now() - started, retryAfter, bytes })
        done()
      }
      const tag = tags.get(authorization)
      const zipped = conditional !== undefined && { 'accept-encoding': 'gzip' }
      const headers = { authorization, ...zipped, ...(tag && { 'if-none-match': tag }) }
      get({ host: '127.0.0.1', port, path, headers, agent, localAddress }, answer => {
        let bytes = 0
        if (conditional && answer.headers.etag) tags.set(authorization, answer.headers.etag)
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.once('end', () => note(answer.statusCode ?? 0, 'retry-after' in answer.headers, bytes))
      }).once('error', () => note(0, false, 0))
    })
  const pause = (ms: number) => new Promise(done => setTimeout(done, Math.max(0, ms)))
  const caller = async (authorization: string, n: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // Spreads the first requests over the interval.
    await pause((every * n) / authorizations.length)
    while (performance.now() < until) {
      const next = performance.now() + every
      await once(agent, authorization, `127.0.0.${2 + (n % addresses)}`)
      await pause(next - performance.now())
    }
    agent.destroy()
  }
  await Promise.all(authorizations.map(caller))
  return seen
}

process.once('message', (job: Job) => {
  callAll(job).then(seen => process.send?.(seen, () => process.exit(0)))
})
