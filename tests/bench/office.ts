import { contract } from '@contract/index'
import { createApp } from '../../server/app'
import { readSettings } from '../../server/config/settings'
import { signedInPeople } from '../support/manyStaff'
import { pathOf } from '../support/pathOf'
import { begin } from '../support/processes'
import { quantile } from './clock'
import type { Seen } from './overloadCallers'
import { callers } from './parallelCallers'
import { type BenchRegistry, benchRegistry } from './registry'

const CLERKS = 300
const SECONDS = Number(process.env.SECONDS ?? 120)
/** A list of processes refreshes every five seconds, and a clerk turns a page every ten. */
const REFRESH_EVERY = 5000
const TURN_EVERY = 10_000
/** Seconds of each part that compares refreshes: the first of six of a clerk has no tag yet. */
const COMPARED = Math.max(SECONDS / 4, (6 * REFRESH_EVERY) / 1000)
/** Servers over one database, callers of each, and the calls that one session may make on all of them together. */
const SERVERS = 3
const CALLERS = 5
const SHARED_LIMIT = 3000
/** A process changes every fifteen seconds, so that every third refresh brings rows. */
const CHANGE_EVERY = 15_000

const refreshed = `${pathOf(contract.registrationProcesses.list)}?page=1&per_page=12&status=Pending`
const turned = `${pathOf(contract.blacklist.list)}?page=1&pageSize=15`

type Office = { registry: BenchRegistry; port: number; clerks: string[]; seconds: number }

/** Runs the refreshing lists of the office alone; returns the calls, and the processor time of the server. */
const refreshing = async ({ registry, port, clerks, seconds }: Office, conditional: boolean) => {
  const job = {
    port,
    addresses: 1,
    authorizations: clerks,
    seconds,
    path: refreshed,
    every: REFRESH_EVERY,
    conditional,
  }
  const before = process.cpuUsage()
  const timer = setInterval(() => void change(registry), CHANGE_EVERY)
  const seen = await callers(job)
  clearInterval(timer)
  const { user, system } = process.cpuUsage(before)
  return { seen, milliseconds: (user + system) / 1000 }
}

const change = ({ database }: BenchRegistry) =>
  database.pool.query(
    "UPDATE process SET retries = retries + 1 WHERE id = (SELECT id FROM process WHERE service = 'REGISTRATION' AND status = 'PENDING' ORDER BY created_at DESC, id DESC LIMIT 1)",
  )

const share = (seen: readonly Seen[], status: number) =>
  `${((seen.filter(one => one.status === status).length / seen.length) * 100).toFixed(0)} %`
const perCall = (seen: readonly Seen[], total: number) => total / seen.length
const bytesOf = (seen: readonly Seen[]) =>
  perCall(
    seen,
    seen.reduce((total, { bytes }) => total + bytes, 0),
  )

/**
 * Measures an office behind one address: lists that refresh, clerks who turn pages, and a script of a colleague that
 * calls without pause. Nobody else is refused. Then measures what the 304 answers save.
 */
const measureClerks = async () => {
  const registry = await benchRegistry(5000)
  await begin(registry.database, 30, { service: 'REGISTRATION', kind: 'Tax registration', system: 'TAX' })
  const [script = '', ...clerks] = await signedInPeople(registry.database, CLERKS + 1)
  const port = await registry.listen()
  const office: Office = { registry, port, clerks, seconds: SECONDS }
  const shared = { port, addresses: 1, seconds: SECONDS, path: turned }
  const [{ seen: refreshes }, turns, ofScript] = await Promise.all([
    refreshing(office, true),
    callers({ ...shared, authorizations: clerks, every: TURN_EVERY }),
    callers({ ...shared, authorizations: [script], every: 5 }),
  ])
  const seen = [...refreshes, ...turns]
  const answered = seen.filter(({ status }) => status === 200 || status === 304).map(({ ms }) => ms)
  console.log(
    `${CLERKS} clerks at one address, ${SECONDS} s: ${seen.length} calls, refused ${seen.length - answered.length}   wanted 0`,
  )
  console.log(
    `p95 ${quantile(answered, 0.95).toFixed(0)} ms, half ${quantile(answered, 0.5).toFixed(0)} ms   wanted 250`,
  )
  const statuses = [...new Set(seen.map(({ status }) => status))].map(status => `${status} ${share(seen, status)}`)
  console.log(`answers by status: ${statuses.join(', ')}`)
  console.log(`refreshes answered 304: ${share(refreshes, 304)}`)
  console.log(`a script among them: ${ofScript.length} calls, refused ${share(ofScript, 429)}`)
  for (const conditional of [false, true, false, true]) {
    const alone = await refreshing({ ...office, seconds: COMPARED }, conditional)
    const cost = perCall(alone.seen, alone.milliseconds)
    console.log(
      `refreshing lists alone, ${conditional ? 'with' : 'without'} tags: ${cost.toFixed(2)} ms of the server and ${bytesOf(alone.seen).toFixed(0)} bytes a call, ${share(alone.seen, 304)} answered 304`,
    )
    if (conditional && !alone.seen.some(({ status }) => status === 304))
      throw new Error('No refresh with a tag was answered 304, so the comparison says nothing')
  }
  await registry.close()
}

/** Measures how far one session gets past its limit when it calls several servers over one database at once. */
const measureServers = async () => {
  const registry = await benchRegistry(1000)
  const [authorization = ''] = await signedInPeople(registry.database, 1)
  const apps = await Promise.all(
    Array.from({ length: SERVERS }, () =>
      createApp({
        database: registry.database,
        settings: readSettings({
          LOG_LEVEL: 'silent',
          NODE_ENV: 'production',
          REQUESTS_PER_MINUTE: String(SHARED_LIMIT),
        }),
        delivery: { send: async () => undefined },
        portalFolder: '/nowhere',
      }),
    ),
  )
  const ask = (app: (typeof apps)[number]) =>
    app.inject({ url: pathOf(contract.session.profile), headers: { authorization } })
  let accepted = 0
  const started = performance.now()
  const untilRefused = async (app: (typeof apps)[number]) => {
    for (;;) {
      const { statusCode } = await ask(app)
      if (statusCode === 429) return
      accepted++
    }
  }
  await Promise.all(apps.flatMap(app => Array.from({ length: CALLERS }, () => untilRefused(app))))
  const seconds = (performance.now() - started) / 1000
  const past = ((accepted / SHARED_LIMIT - 1) * 100).toFixed(1)
  console.log(
    `${SERVERS} servers, limit ${SHARED_LIMIT}: ${accepted} calls of one session accepted in ${seconds.toFixed(1)} s, ${past} % past the limit   wanted at most 2 %`,
  )
  await Promise.all(apps.map(app => app.close()))
  await registry.close()
}

/** Measures the limits of calls: of an office behind one address, and of one session on several servers. */
export const measure = async () => {
  await measureClerks()
  await measureServers()
}
