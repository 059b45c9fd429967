import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@contract/index'
import { OpenLog } from '../../server/logs/openLog'
import { pathOf } from '../support/pathOf'
import { type BenchRegistry, benchRegistry } from './registry'

const TURNS = 12
/** Files of a turn. */
const READS = Number(process.env.ACCESS_READS ?? 300)
const CLIENTS = 10
/** Milliseconds after a turn in which its last batch is written. */
const LAST_BATCH = 600

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Calls that the page of a company sends, in its order. */
const pageCalls = [
  (brn: string) => pathOf(contract.companies.read, { brn }),
  (brn: string) => pathOf(contract.people.directors, { id: brn }),
  (brn: string) => pathOf(contract.people.subscribers, { id: brn }),
  (brn: string) => pathOf(contract.shares.shareholdings, { id: brn }),
  (brn: string) => pathOf(contract.addresses.ofCompany, { id: brn }),
  (brn: string) => pathOf(contract.filings.history, { id: brn }),
]

/** Reads files of companies with ten callers, each by so many of the calls of its page. Returns the milliseconds of the whole turn and of its median read. */
const readFiles = async ({ app, authorization }: BenchRegistry, brns: readonly string[], calls: number) => {
  const times: number[] = []
  const started = performance.now()
  let next = 0
  const caller = async () => {
    for (let brn = brns[next++]; brn !== undefined; brn = brns[next++]) {
      for (const address of pageCalls.slice(0, calls)) {
        const begun = performance.now()
        const { statusCode } = await app.inject({ url: address(brn), headers: { authorization } })
        if (statusCode !== 200) throw new Error(`A file was answered ${statusCode}`)
        times.push(performance.now() - begun)
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, caller))
  return { turn: performance.now() - started, read: median(times) }
}

/**
 * Measures reads of files with the access log, by turns with reads of the same files without it: by the calls of a page,
 * of which the first one is an open, and by one call each, the worst case, where every read is an open.
 */
export const measure = async () => {
  const registry = await benchRegistry(TURNS * READS * 4, { REQUESTS_PER_MINUTE: '1000000' })
  const { rows } = await registry.database.pool.query(
    "SELECT brn FROM entity WHERE kind = 'COMPANY' ORDER BY md5(brn) LIMIT $1",
    [(2 * TURNS + 1) * READS],
  )
  const brns: string[] = rows.map(row => row.brn)
  const { add } = OpenLog.prototype
  const run = async (part: readonly string[], calls: number, isLogged: boolean) => {
    OpenLog.prototype.add = isLogged ? add : () => undefined
    const before = process.cpuUsage()
    const result = await readFiles(registry, part, calls)
    await pause(LAST_BATCH)
    const { user, system } = process.cpuUsage(before)
    return { ...result, processor: user + system }
  }
  const parts = Array.from({ length: 2 * TURNS + 1 }, (_, at) => brns.slice(at * READS, (at + 1) * READS))
  await run(parts[0] ?? [], pageCalls.length, false)
  for (const [calls, own] of [
    [pageCalls.length, parts.slice(1, TURNS + 1)],
    [1, parts.slice(TURNS + 1)],
  ] as const) {
    const ratios: { turn: number; read: number; processor: number }[] = []
    for (const [turn, part] of own.entries()) {
      // The second of a pair finds its rows in the cache, so the pairs begin in turn with either.
      const isFirst = turn % 2 === 0
      const one = await run(part, calls, isFirst)
      const other = await run(part, calls, !isFirst)
      const [logged, floor] = isFirst ? [one, other] : [other, one]
      ratios.push({
        turn: logged.turn / floor.turn,
        read: logged.read / floor.read,
        processor: logged.processor / floor.processor,
      })
    }
    const of = (name: 'turn' | 'read' | 'processor') => median(ratios.map(ratio => ratio[name])).toFixed(3)
    console.log(
      `${calls} calls of a file, with and without the log: time ${of('turn')}, median read ${of('read')}, processor of the server ${of('processor')} (wanted 1.05)`,
    )
  }
  await registry.close()
}
