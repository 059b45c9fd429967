import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@contract/index'
import { type Permission, permissions } from '@contract/permissions'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { OpenLog } from '../../server/logs/openLog'
import { signedInPeople } from '../support/manyStaff'
import { pathOf } from '../support/pathOf'
import { givePermissions } from '../support/sessions'
import { inPairs, middle, middleRatio } from './clock'
import { type BenchRegistry, benchRegistry } from './registry'

const MASKING_PAIRS = 15
/** Answers of a turn. */
const ANSWERS = Number(process.env.MASKING_ANSWERS ?? 60)
const LOG_PAIRS = 12
/** Files of a turn. */
const READS = Number(process.env.ACCESS_READS ?? 300)
const CLIENTS = 10
/** Milliseconds after a turn in which its last batch is written. */
const LAST_BATCH = 600

type Cost = { time: number; read: number; processor: number }

/**
 * Returns the milliseconds of work, of the median of the reads whose times it returns, and of the processor until `rest`
 * milliseconds after it.
 */
const costOf = async (work: () => Promise<number[]>, rest = 0): Promise<Cost> => {
  const before = process.cpuUsage()
  const started = performance.now()
  const times = await work()
  const time = performance.now() - started
  await pause(rest)
  const { user, system } = process.cpuUsage(before)
  return { time, read: middle(times), processor: (user + system) / 1000 }
}

const ratioOf = (pairs: readonly [Cost, Cost][], what: keyof Cost) =>
  middleRatio(pairs.map(([one, other]) => [one[what], other[what]])).toFixed(3)

const read = async ({ app }: BenchRegistry, url: string, authorization: string) => {
  const started = performance.now()
  const { statusCode } = await app.inject({ url, headers: { authorization } })
  if (statusCode !== 200) throw new Error(`${url.split('?')[0]} was answered ${statusCode}`)
  return performance.now() - started
}

const isPermission = (name: string): name is Permission => name in permissions

/** Signs in two people: one sees masked values, the other one whole ones. All else that they may is the same. */
const signInTwo = async ({ database }: BenchRegistry) => {
  const [masked = '', whole = ''] = await signedInPeople(database, 2)
  const held = Object.keys(permissions).filter(isPermission)
  await givePermissions(
    database,
    'colleague0',
    held.filter(name => name !== SEES_PERSONAL_DATA),
  )
  await givePermissions(database, 'colleague1', held)
  return { masked, whole }
}

/**
 * Measures answers with marked fields by turns: as somebody reads them who sees them masked, and as somebody who sees them
 * whole. The difference is the mask and the look for reasons of the session.
 */
const measureMasking = async (registry: BenchRegistry) => {
  const { masked, whole } = await signInTwo(registry)
  const { rows } = await registry.database.pool.query(
    "SELECT brn FROM entity_person WHERE 'DIRECTOR' = ANY (roles) GROUP BY brn ORDER BY count(*) DESC, brn LIMIT 1",
  )
  const answers = {
    'a page of 10 accounts': `${pathOf(contract.accounts.list)}?accountType=INDIVIDUAL&page=0&perPage=10`,
    'a page of 100 accounts': `${pathOf(contract.accounts.list)}?accountType=INDIVIDUAL&page=0&perPage=100`,
    'the directors of a company': pathOf(contract.people.directors, { id: rows[0]?.brn }),
    'a page of 100 audit entries': `${pathOf(contract.audit.list)}?range=[0,99]`,
  }
  const readAgain = (url: string, authorization: string) => () =>
    costOf(async () => {
      const times: number[] = []
      for (let answer = 0; answer < ANSWERS; answer++) times.push(await read(registry, url, authorization))
      return times
    })
  for (const [name, url] of Object.entries(answers)) {
    await readAgain(url, masked)()
    const pairs = await inPairs(MASKING_PAIRS, readAgain(url, masked), readAgain(url, whole))
    const ms = middle(pairs.map(([cost]) => cost.read)).toFixed(2)
    console.log(
      `${name.padEnd(30)} ${ms} ms masked   time ${ratioOf(pairs, 'read')}   processor ${ratioOf(pairs, 'processor')}`,
    )
  }
}

/** Calls that the page of a company sends, in its order. */
const pageCalls = [
  (brn: string) => pathOf(contract.companies.read, { brn }),
  (brn: string) => pathOf(contract.people.directors, { id: brn }),
  (brn: string) => pathOf(contract.people.subscribers, { id: brn }),
  (brn: string) => pathOf(contract.shares.shareholdings, { id: brn }),
  (brn: string) => pathOf(contract.addresses.ofCompany, { id: brn }),
  (brn: string) => pathOf(contract.filings.history, { id: brn }),
]

/** Reads files of companies with ten callers, each by so many of the calls of its page. Returns the time of each read. */
const readFiles = async (registry: BenchRegistry, brns: readonly string[], calls: number) => {
  const times: number[] = []
  let next = 0
  const caller = async () => {
    for (let brn = brns[next++]; brn !== undefined; brn = brns[next++])
      for (const address of pageCalls.slice(0, calls))
        times.push(await read(registry, address(brn), registry.authorization))
  }
  await Promise.all(Array.from({ length: CLIENTS }, caller))
  return times
}

/**
 * Measures reads of files with the access log, by turns with reads of the same files without it: by the calls of a page,
 * of which the first one is an open, and by one call each, the worst case, where every read is an open.
 */
const measureAccessLog = async (registry: BenchRegistry) => {
  const { rows } = await registry.database.pool.query(
    "SELECT brn FROM entity WHERE kind = 'COMPANY' ORDER BY md5(brn) LIMIT $1",
    [(2 * LOG_PAIRS + 1) * READS],
  )
  const brns: string[] = rows.map(row => row.brn)
  const part = (at: number) => brns.slice(at * READS, (at + 1) * READS)
  const { add } = OpenLog.prototype
  const run = (at: number, calls: number, isLogged: boolean) => {
    OpenLog.prototype.add = isLogged ? add : () => undefined
    return costOf(() => readFiles(registry, part(at), calls), LAST_BATCH)
  }
  await run(2 * LOG_PAIRS, pageCalls.length, false)
  for (const [index, calls] of [pageCalls.length, 1].entries()) {
    const at = (pair: number) => index * LOG_PAIRS + pair
    const pairs = await inPairs(
      LOG_PAIRS,
      pair => run(at(pair), calls, true),
      pair => run(at(pair), calls, false),
    )
    console.log(
      `${calls} calls of a file, with and without the log: time ${ratioOf(pairs, 'time')}, median read ${ratioOf(pairs, 'read')}, processor of the server ${ratioOf(pairs, 'processor')} (wanted 1.05)`,
    )
  }
  OpenLog.prototype.add = add
}

/** Measures what masking of personal data and the access log cost. */
export const measure = async () => {
  const registry = await benchRegistry(LOG_PAIRS * READS * 4, { REQUESTS_PER_MINUTE: '1000000' })
  await measureMasking(registry)
  await measureAccessLog(registry)
  await registry.close()
}
