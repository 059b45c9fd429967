import { performance } from 'node:perf_hooks'
import type { Page } from '../../contract/dialects'
import { companyHandlers } from '../../server/registry/entityFiles'
import { listStrikes } from '../../server/registry/strikes'
import { print } from './clock'
import { addCompanies, benchRegistry, fillBlacklist } from './registry'

const ROWS = Number(process.env.SORT_ROWS ?? 100_000)
const TIMES = 201

type Work = () => Promise<unknown>

/**
 * Runs works by turns, so that other work on the machine slows all of them alike. Returns the time of each within which 95 %
 * of its runs ended, in milliseconds.
 */
const p95ByTurns = async (works: readonly Work[]) => {
  const times = works.map((): number[] => [])
  for (let run = 0; run < TIMES + 10; run++)
    for (const [at, work] of works.entries()) {
      const started = performance.now()
      await work()
      if (run >= 10) times[at]?.push(performance.now() - started)
    }
  return times.map(all => all.toSorted((a, b) => a - b)[Math.floor(TIMES * 0.95)] ?? 0)
}

/** Measures sorted pages of the black list and of companies against their pages in the usual order; SORT_ROWS rows each. */
export const measure = async () => {
  const registry = await benchRegistry(1000)
  const { database, settle } = registry
  await fillBlacklist(registry, ROWS)
  await addCompanies(registry, ROWS)
  await settle('entity', 'tally')
  const lists = {
    'black list': (page: Page) => listStrikes(database.read, 'BLACKLIST', { filter: {}, page }),
    companies: (page: Page) => companyHandlers.list({ db: database.read, filter: {}, page } as never),
  }
  const fields = { 'black list': ['brn', 'companyName', 'createdAt'], companies: ['brn', 'name', 'dateOfRegistration'] }
  for (const [name, list] of Object.entries(lists))
    for (const number of [1, 1000]) {
      const page = { page: number, perPage: 15 }
      const orders = fields[name as keyof typeof fields].flatMap(field =>
        (['ASC', 'DESC'] as const).map(order => ({ field, order })),
      )
      const [usual = 0, ...sorted] = await p95ByTurns([
        () => list(page),
        ...orders.map(sort => () => list({ ...page, sort })),
      ])
      for (const [at, { field, order }] of orders.entries())
        print(`${name}, page ${number}, by ${field} ${order}`, sorted[at] ?? 0, usual, 'at most 1.5')
    }
  await registry.close()
}
