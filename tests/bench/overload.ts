import { contract } from '@contract/index'
import type { FastifyInstance } from 'fastify'
import { pathOf } from '../support/pathOf'
import type { AttackJob, AttackSeen } from './attackers'
import { watchMemory } from './memory'
import type { Seen } from './overloadCallers'
import { callers, program, within } from './parallelCallers'
import { signedInPeople } from './people'
import { benchRegistry } from './registry'

const CAPACITY = 100
const PATH = `${pathOf(contract.blacklist.list)}?page=1&pageSize=15`

const listen = async (app: FastifyInstance) => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return address && typeof address === 'object' ? address.port : 0
}
const count = (seen: readonly Seen[], status: number) => seen.filter(one => one.status === status).length

/** Measures four times as many callers as the capacity: accepted calls stay quick, the rest get Retry-After. */
const tooMany = async (port: number, people: readonly string[]) => {
  const seconds = 8
  const memory = watchMemory()
  const authorizations = Array.from({ length: CAPACITY * 4 }, (_, n) => people[n % people.length] ?? '')
  const seen = await callers({ port, path: PATH, seconds, authorizations, addresses: 250 })
  const busy = seen.filter(({ status }) => status === 503)
  console.log(`callers at once ${authorizations.length}, room for ${CAPACITY}, ${seconds} s`)
  const other = seen.length - count(seen, 200) - busy.length
  console.log(`taken ${count(seen, 200)}, told to come back ${busy.length}, anything else ${other} (wanted 0)`)
  console.log(`p99 of those taken ${within(seen, 0.99).toFixed(0)} ms   wanted < 1000`)
  console.log(`Retry-After on every 503: ${busy.every(({ retryAfter }) => retryAfter)}   wanted true`)
  console.log(`memory ${memory.stop().toFixed(0)} MB at most`)
}

const attack = (job: AttackJob) => {
  const child = program('attackers')
  const ended = new Promise<AttackSeen>((done, fail) => {
    child.once('message', (seen: AttackSeen) => done(seen))
    child.once('error', fail)
  })
  child.send(job)
  return ended
}

/** Measures the calls of clerks during an attack of silent sockets, slow uploads and spreadsheet bombs. */
const underAttack = async (port: number, people: readonly string[], attackers: string[]) => {
  const seconds = 40
  const clerks = { port, path: PATH, authorizations: people.slice(0, 60), addresses: 20, every: 1000 }
  const calm = await callers({ ...clerks, seconds: 10 })
  const job: AttackJob = { port, seconds, silent: 1000, uploads: 105, bombs: 20, people: attackers }
  const ended = attack(job)
  const memory = watchMemory()
  const seen = await callers({ ...clerks, seconds })
  const most = memory.stop()
  const { uploads, bombs } = await ended
  const [floor, p95] = [within(calm, 0.95), within(seen, 0.95)]
  console.log(`${job.silent} silent sockets, ${job.uploads} slow uploads, ${job.bombs} bombs at once, ${seconds} s`)
  console.log(`slow uploads ended by the server ${uploads}; bombs answered ${JSON.stringify(bombs)}`)
  console.log(`other people: ${seen.length} calls, refused ${seen.length - count(seen, 200)}   wanted 0`)
  console.log(
    `p95 ${p95.toFixed(0)} ms, ${(p95 / floor).toFixed(1)} x the ${floor.toFixed(0)} ms of a calm time   wanted <= 1000 ms`,
  )
  console.log(`memory of the server and what it starts ${most.toFixed(0)} MB at most   wanted <= 1536`)
}

export const measure = async () => {
  const registry = await benchRegistry(5000, { CAPACITY: String(CAPACITY) })
  const people = await signedInPeople(registry.database, 150)
  const port = await listen(registry.app)
  await tooMany(port, people)
  await underAttack(port, people.slice(0, 100), people.slice(100))
  await registry.close()
}
