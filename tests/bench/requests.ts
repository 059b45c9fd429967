import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { hashOf } from '../../server/http/tokens'
import { inPairs, middle, middleRatio } from './clock'
import { callers } from './parallelCallers'
import { addCompanies, type BenchRegistry, benchRegistry, fillBlacklist } from './registry'

const ROWS = Number(process.env.REQUESTS_ROWS ?? 1_000_000)
const COMPANIES = Number(process.env.REQUESTS_COMPANIES ?? ROWS)
const CLIENTS = 10
const SECONDS = 4
const ROUNDS = 3
/** Pairs of turns with and without metrics, and the answers of a turn. */
const PAIRS = 120
const ANSWERS = 60
const LIST = '/data-update/blacklisted-brns?status=ON&page=1&pageSize=15&limit=15&offset=0'

const ENTITIES = '/central-registry/api/companies?page=1&limit=15'
const RECORD = `/data-update/blacklisted-brns/9${'777'.padStart(13, '0')}`

/** Starts a server that answers the same calls from the same database, with the session looked up and nothing checked. */
const bareServer = async ({ database: { pool } }: BenchRegistry) => {
  const app = Fastify()
  const sessionOf = (header = '') =>
    pool.query('SELECT account_id FROM session WHERE token_hash = $1 AND expires_at > now()', [
      hashOf(header.slice('Bearer '.length)),
    ])
  app.get('/data-update/blacklisted-brns', async request => {
    await sessionOf(request.headers.authorization)
    const { rows } = await pool.query(
      `SELECT (SELECT sum(delta)::int FROM tally WHERE key = 'strike:BLACKLIST:ON') AS total,
        (SELECT json_agg(e) FROM (SELECT brn, company_name, created_at, updated_at, added_by, last_status_update_done_by
          FROM strike_entry WHERE register = 'BLACKLIST' AND status = 'ON'
          ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2) e) AS content`,
      [15, 0],
    )
    return rows[0]
  })
  app.get('/central-registry/api/companies', async request => {
    await sessionOf(request.headers.authorization)
    const { rows } = await pool.query(
      `SELECT (SELECT sum(delta)::int FROM tally WHERE key = 'register:COMPANY') AS "totalElements",
        (SELECT json_agg(e) FROM (SELECT brn, name, sub_type AS "subType", initcap(status) AS status,
          registered_on AS "dateOfRegistration" FROM entity
          WHERE register = 'COMPANY' ORDER BY registered_on DESC, brn LIMIT $1 OFFSET $2) e) AS content`,
      [15, 0],
    )
    return rows[0]
  })
  app.get<{ Params: { brn: string } }>('/data-update/blacklisted-brns/:brn', async request => {
    await sessionOf(request.headers.authorization)
    const { rows } = await pool.query(
      `SELECT json_build_object('brn', brn, 'companyName', company_name, 'createdAt', created_at, 'updatedAt', updated_at,
          'addedBy', added_by, 'lastStatusUpdateDoneBy', last_status_update_done_by,
          'history', (SELECT json_agg(json_build_object('createdAt', c.created_at, 'fromStatus', from_status,
            'addedBy', c.added_by) ORDER BY c.id) FROM strike_change c WHERE entry_id = strike_entry.id)) AS entry
        FROM strike_entry WHERE register = 'BLACKLIST' AND brn = $1`,
      [request.params.brn],
    )
    return { data: { data: rows[0].entry } }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() }
}

const perSecond = async (port: number, path: string, authorization: string) => {
  const seen = await callers({
    port,
    path,
    seconds: SECONDS,
    authorizations: Array.from({ length: CLIENTS }, () => authorization),
    addresses: 1,
  })
  const good = seen.filter(({ status }) => status === 200).length
  if (good < seen.length) throw new Error(`${seen.length - good} of ${seen.length} calls of ${path} were not answered`)
  return good / SECONDS
}

/** Measures the processor time of answers with what is counted for `/metrics`, by turns with the same without it. */
const measureMetrics = async (registry: BenchRegistry) => {
  const { authorization } = registry
  const turnOf = (app: FastifyInstance) => async () => {
    const before = process.cpuUsage()
    for (let answer = 0; answer < ANSWERS; answer++) await app.inject({ url: LIST, headers: { authorization } })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const [counting, silent] = [turnOf(await registry.counting()), turnOf(registry.app)]
  await counting()
  await silent()
  const ratio = middleRatio(await inPairs(PAIRS, counting, silent))
  console.log(`processor time with metrics   ratio ${ratio.toFixed(3)}   wanted at most 1.03`)
}

/** Measures requests a second of ten clients at a million entities, beside a bare server on the same database. */
export const measure = async () => {
  const registry = await benchRegistry(1000, { REQUESTS_PER_MINUTE: '1000000' })
  await fillBlacklist(registry, ROWS)
  await addCompanies(registry, COMPANIES)
  await registry.settle('entity', 'tally')
  const ours = await registry.listen()
  const bare = await bareServer(registry)
  const compare = async (name: string, path: string, wanted: string) => {
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push(await perSecond(bare.port, path, registry.authorization))
      rates.ours.push(await perSecond(ours, path, registry.authorization))
    }
    const [mine, floor] = [middle(rates.ours), middle(rates.bare)]
    console.log(
      `${name.padEnd(26)} ${mine.toFixed(0)} a second   bare ${floor.toFixed(0)}   ratio ${(mine / floor).toFixed(2)}   wanted at least ${wanted}`,
    )
  }
  await compare('list page with its total', LIST, '0.35')
  await compare('page of companies', ENTITIES, '0.35')
  await compare('one record', RECORD, '0.5')
  await measureMetrics(registry)
  await bare.close()
  await registry.close()
}
