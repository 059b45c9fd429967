import { contract } from '@contract/index'
import { MOST_VIEWS } from '@contract/portal/views'
import { addColleagues } from '../support/manyStaff'
import { pathOf } from '../support/pathOf'
import { inPairs, median, middleRatio } from './clock'
import { type BenchRegistry, benchRegistry } from './registry'

/** Colleagues, each with as many views as a person may keep. */
const COLLEAGUES = Number(process.env.VIEW_COLLEAGUES ?? 300)
const PAIRS = 15
const READS = 40

/** Adds views of one list to the accounts whose names begin so. */
const addViews = ({ database }: BenchRegistry, beginning: string, views: number) =>
  database.pool.query(
    `INSERT INTO portal_view (id, list, name, owner_id, scope, state, saved_by)
     SELECT gen_random_uuid(), 'registry/business', 'View ' || n, id, 'me',
       '{"filters": {"from": "2026-01-01"}, "sort": {"field": "companyName", "order": "ASC"}, "size": 50}', 'Bench'
     FROM account, generate_series(1, $2::int) n WHERE username LIKE $1 || '%'`,
    [beginning, views],
  )

/** Measures reading the saved views of a person, against the plain driver, with few and with many views of colleagues. */
export const measure = async () => {
  const registry = await benchRegistry(500, { REQUESTS_PER_MINUTE: '1000000' })
  const { app, database, authorization, settle } = registry
  await addViews(registry, 'admin', MOST_VIEWS)
  await addColleagues(database, COLLEAGUES)
  const read = () => app.inject({ url: pathOf(contract.views.list), headers: { authorization } })
  const plain = () =>
    database.pool.query("SELECT v.* FROM portal_view v JOIN account a ON a.id = v.owner_id WHERE a.username = 'admin'")
  const turn = (work: () => Promise<unknown>) => () => median(READS, work)
  const ratio = async () => {
    await turn(read)()
    return middleRatio(await inPairs(PAIRS, turn(read), turn(plain)))
  }
  const alone = await ratio()
  await addViews(registry, 'colleague', MOST_VIEWS)
  await settle('portal_view')
  const among = await ratio()
  console.log(`${MOST_VIEWS} views of a person, beside the plain driver: ${alone.toFixed(2)} alone`)
  console.log(
    `among ${COLLEAGUES * MOST_VIEWS} of colleagues: ${among.toFixed(2)}   ratio ${(among / alone).toFixed(2)} (wanted 1.2)`,
  )
  await registry.close()
}
