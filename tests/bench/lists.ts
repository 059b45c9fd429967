import type { Page } from '../../contract/dialects'
import { companyHandlers } from '../../server/registry/entityFiles'
import { listStrikes } from '../../server/registry/strikes'
import { median, print, quantile } from './clock'
import { addCompanies, type BenchRegistry, benchRegistry, fillBlacklist } from './registry'

const ROWS = Number(process.env.LIST_ROWS ?? 1_000_000)
const TIMES = 201

type Work = () => Promise<unknown>

/** Measures pages and searches of the black list, against the plain driver on the same rows. */
const measurePages = async ({ database }: BenchRegistry) => {
  const list = (page: number, search?: string) =>
    listStrikes(database.read, 'BLACKLIST', { filter: { search }, page: { page, perPage: 15 } })
  const where = `register = 'BLACKLIST' AND status = 'ON'`
  const columns = 'brn, company_name, created_at, updated_at, added_by, last_status_update_done_by'
  const plain = (rest: string) => () =>
    database.pool.query(`SELECT ${columns} FROM strike_entry WHERE ${where} ${rest}`)
  const newest = 'ORDER BY created_at DESC, id DESC LIMIT 15'

  const [first, plainFirst] = [await median(101, () => list(1)), await median(101, plain(newest))]
  print('page 1 with its true total', first, plainFirst, 'at most 4 (0.25x)')
  const deep = await median(31, () => list(1000))
  print('page 1,000', deep, first, 'at most 10')
  for (const search of ['BENCH ABC', '000123', 'f00d']) {
    const condition = `AND search_text LIKE '%${search.toUpperCase()}%'`
    const floor = await median(15, async () => {
      await plain(`${condition} ${newest}`)()
      await database.pool.query(`SELECT count(*) FROM strike_entry WHERE ${where} ${condition}`)
    })
    print(`search "${search}"`, await median(15, () => list(1, search)), floor, 'at most 1.43 (0.7x)')
  }
  const brn = `9${'777'.padStart(13, '0')}`
  const pointRead = await median(101, plain(`AND brn = '${brn}'`))
  print('search for a whole BRN', await median(101, () => list(1, brn)), pointRead, 'at most 2')
}

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
  return times.map(all => quantile(all, 0.95))
}

/** Measures sorted pages of the black list and of companies, against their pages in the usual order. */
const measureSorting = async ({ database }: BenchRegistry) => {
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
}

/** Measures lists of LIST_ROWS rows: pages, searches and sorted pages. */
export const measure = async () => {
  const registry = await benchRegistry(1000)
  await fillBlacklist(registry, ROWS)
  await measurePages(registry)
  await addCompanies(registry, ROWS)
  await registry.settle('entity', 'tally')
  await measureSorting(registry)
  await registry.close()
}
