import { listStrikes } from '../../server/registry/strikes'
import { median, print } from './clock'
import { benchRegistry, fillBlacklist } from './registry'

const ROWS = 1_000_000

/** Measures lists of a million rows, against the plain driver on the same rows. */
export const measure = async () => {
  const registry = await benchRegistry(1000)
  const { database } = registry
  await fillBlacklist(registry, ROWS)
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
  await registry.close()
}
