import { Agent, get } from 'node:http'

/** The callers of the overload bench, in a process of their own so that they do not slow down what they measure. */
export type Job = { port: number; authorization: string; callers: number; seconds: number; path: string }
export type Seen = { status: number; ms: number; retryAfter: boolean }

const callAll = async ({ port, authorization, callers, seconds, path }: Job): Promise<Seen[]> => {
  const seen: Seen[] = []
  const until = performance.now() + seconds * 1000
  const once = (agent: Agent, localAddress: string) =>
    new Promise<void>(done => {
      const started = performance.now()
      get({ host: '127.0.0.1', port, path, headers: { authorization }, agent, localAddress }, answer => {
        answer.resume()
        answer.once('end', () => {
          const { statusCode: status = 0, headers } = answer
          seen.push({ status, ms: performance.now() - started, retryAfter: 'retry-after' in headers })
          done()
        })
      }).once('error', () => {
        seen.push({ status: 0, ms: performance.now() - started, retryAfter: false })
        done()
      })
    })
  const caller = async (n: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // Callers come from many addresses, so that the limit for each of them stays out of the way.
    while (performance.now() < until) await once(agent, `127.0.0.${2 + (n % 250)}`)
    agent.destroy()
  }
  await Promise.all(Array.from({ length: callers }, (_, n) => caller(n)))
  return seen
}

process.once('message', (job: Job) => {
  callAll(job).then(seen => process.send?.(seen, () => process.exit(0)))
})
