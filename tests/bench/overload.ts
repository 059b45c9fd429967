import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job, Seen } from './overloadCallers'
import { benchRegistry } from './registry'

const SECONDS = 8
const CAPACITY = 100

const callers = (job: Job) =>
  new Promise<Seen[]>((done, fail) => {
    const child = fork(fileURLToPath(new URL('./overloadCallers.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
    })
    child.once('message', (seen: Seen[]) => done(seen))
    child.once('error', fail)
    child.send(job)
  })

/** Four times as many callers as there is room for: what is taken stays quick, the rest is told when to come back. */
export const measure = async () => {
  const registry = await benchRegistry(5000, { CAPACITY: String(CAPACITY) })
  await registry.app.listen({ host: '127.0.0.1', port: 0 })
  const address = registry.app.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const megabytes = () => process.memoryUsage().rss / 1024 / 1024
  const before = megabytes()
  const seen = await callers({
    port,
    authorization: registry.authorization,
    callers: CAPACITY * 4,
    seconds: SECONDS,
    path: '/data-update/blacklisted-brns?page=1&pageSize=15',
  })
  const of = (status: number) => seen.filter(one => one.status === status)
  const taken = of(200)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  const [busy, other] = [of(503), seen.length - of(200).length - of(503).length]
  console.log(`callers at once ${CAPACITY * 4}, room for ${CAPACITY}, ${SECONDS} s`)
  console.log(`taken ${taken.length}, told to come back ${busy.length}, anything else ${other} (wanted 0)`)
  console.log(`p99 of those taken ${(taken[Math.floor(taken.length * 0.99)] ?? 0).toFixed(0)} ms   wanted < 1000`)
  console.log(`Retry-After on every 503: ${busy.every(({ retryAfter }) => retryAfter)}   wanted true`)
  console.log(`memory before ${before.toFixed(0)} MB, after ${megabytes().toFixed(0)} MB`)
  await registry.close()
}
