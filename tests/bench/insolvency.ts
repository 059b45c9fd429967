import type { ApplicationStatus } from '@contract/insolvency/applications'
import { createEdms } from '../../server/edms/edms'
import { insolvencyApplicationHandlers } from '../../server/insolvency/applications'
import { around } from '../support/queryPlans'
import { percentile, print } from './clock'
import { benchRegistry } from './registry'

const ROWS = Number(process.env.ROWS ?? 1_000_000)

type Filter = { search?: string; status?: ApplicationStatus; type?: string }

/** Compares the 95th percentiles of both, run in turns; the first runs only warm up. */
const against = async (what: string, runs: number, ours: () => Promise<unknown>, plain: () => Promise<unknown>) => {
  const times: [number[], number[]] = [[], []]
  for (let run = -1; run < runs; run++)
    for (const [index, work] of [ours, plain].entries()) {
      const started = performance.now()
      await work()
      if (run >= 0) times[index]?.push(performance.now() - started)
    }
  print(what, percentile(times[0], 0.95), percentile(times[1], 0.95), 'at most 1.5')
}

// Columns of the list, with the files of each row, in a straightforward query.
const columns = `a.id, tracking_number, brn, company_name, a.type, winding_up_type, a.status, registrar_name,
  last_date_of_publication, date_of_confirmation, date_of_dissolution, version,
  (SELECT json_agg(t ORDER BY position) FROM insolvency_attachment t WHERE application_id = a.id) AS attachments`

const both = 'WINDING_UP,FOREIGN_COMPANY_DE_REGISTRATION'

/** Measures hundreds of thousands of insolvency applications, against the plain driver on the same rows. */
export const measure = async () => {
  const registry = await benchRegistry(200)
  const { database } = registry
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO insolvency_application (tracking_number, brn, company_name, type, winding_up_type, status, has_asset, created_at)
     SELECT 'W' || lpad((n::bigint * 104729 % 1000000000)::text, 9, '0'), brn, name || ' ' || substr(md5(n::text), 1, 6),
       CASE WHEN n % 20 = 3 THEN 'PETITION' WHEN n % 10 = 7 THEN 'FOREIGN_COMPANY_DE_REGISTRATION' ELSE 'WINDING_UP' END,
       'COURT', (ARRAY['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'SUBMITTED', 'ASSIGNED', 'REJECTED', 'APPROVED'])[1 + n / 7 % 8],
       true, now() - n * interval '5 minutes'
     FROM generate_series(1, $1::int) n
       JOIN (SELECT brn, name, row_number() OVER (ORDER BY brn) - 1 AS place, count(*) OVER () AS many FROM entity) e
         ON e.place = n % e.many`,
    [ROWS],
  )
  await client.query(
    `INSERT INTO insolvency_attachment (application_id, position, file_name, file_description, type, status, date_of_publication)
     SELECT id, p, 'bench' || id || '-' || p, 'A notice', 'NOTICE', 'APPROVED', '2026-01-01'
     FROM insolvency_application, generate_series(1, 2) p WHERE tracking_number LIKE 'W%'`,
  )
  client.release(true)
  await registry.settle('insolvency_application', 'insolvency_attachment', 'tally')
  console.log(`${ROWS.toLocaleString('en')} applications`)

  const { list } = insolvencyApplicationHandlers(
    createEdms({ store: { put: () => Promise.reject(), open: () => Promise.reject() }, address: '' }),
  )
  const ours = (filter: Filter, page: number) => async () => {
    await list({ ...around(database.read), filter, page: { page, perPage: 12 } })
  }
  const plain = ({ search, status, type }: Filter, page: number) => {
    const where = [
      ...(type ? [`a.type = ANY ('{${type}}')`] : []),
      ...(status ? [`a.status = '${status}'`] : []),
      ...(search ? [`search_text LIKE '%${search}%'`] : []),
    ].join(' AND ')
    const from = `FROM insolvency_application a ${where && `WHERE ${where}`}`
    const rows = `SELECT ${columns} ${from} ORDER BY created_at DESC, id DESC LIMIT 12 OFFSET ${(page - 1) * 12}`
    return async () => {
      await database.pool.query(rows)
      if (search) await database.pool.query(`SELECT count(*) ${from}`)
    }
  }
  const lists: [string, Filter][] = [
    ['all', {}],
    ['as the portal asks', { type: both, status: 'APPROVED' }],
    ['both types', { type: both }],
    ['petitions', { type: 'PETITION' }],
    ['petitions, rejected', { type: 'PETITION', status: 'REJECTED' }],
    ['assigned', { status: 'ASSIGNED' }],
  ]
  for (const [what, filter] of lists)
    for (const page of [1, 100, 3000])
      await against(
        `${what}, page ${page.toLocaleString('en')}`,
        page > 100 ? 21 : 101,
        ours(filter, page),
        plain(filter, page),
      )
  const last = Math.floor(ROWS / 12)
  await against('all, the last page', 3, ours({}, last), plain({}, last))
  for (const search of ['W000104729', '80020', 'F00D', 'LTD'])
    await against(
      `search ${search}`,
      21,
      ours({ search, type: both, status: 'APPROVED' }, 1),
      plain({ search, type: both, status: 'APPROVED' }, 1),
    )
  await registry.close()
}
