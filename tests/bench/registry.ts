import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@contract/index'
import { createApp } from '../../server/app'
import type { CodeDelivery } from '../../server/auth/delivery'
import { readSettings, type Settings } from '../../server/config/settings'
import { connectDatabase } from '../../server/db/connect'
import { withDedicatedConnection } from '../../server/db/dedicatedConnection'
import { startEmbedded } from '../../server/db/embedded'
import { demonstrationPapers, demonstrationStaff, fillDemonstration } from '../../server/demonstration'
import type { Mailer } from '../../server/mail/mailer'
import { prepareDatabase } from '../../server/openDatabase'
import { pathOf } from '../support/pathOf'

/** Starts a registry for one bench, durable as in production, with a session. */
export const benchRegistry = async (companies: number, environment: Record<string, string> = {}, mailer?: Mailer) => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-bench-'))
  // PostgreSQL's own account must be able to enter when root runs the bench.
  chmodSync(folder, 0o755)
  const settings = readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PORT: '0',
    NODE_ENV: 'production',
    ...environment,
  })
  const { connection, stop } = await startEmbedded(folder, { connections: settings.connections + 20 })
  const { appRole } = await prepareDatabase(connection)
  const database = connectDatabase(connection, { connections: settings.connections, appRole, onClose: stop })
  const started = performance.now()
  await fillDemonstration(database, { companies })
  console.log(`filled with ${companies} entities in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  let code = ''
  const delivery: CodeDelivery = {
    async send(_, sent) {
      code = sent
    },
  }
  const appOf = (own: Settings) => createApp({ database, settings: own, delivery, mailer, makers: demonstrationPapers })
  const app = await appOf(settings)
  const others: Awaited<ReturnType<typeof createApp>>[] = []
  const person = demonstrationStaff.find(({ username }) => username === 'admin')
  const payload = { usernameOrEmail: 'admin', password: person?.password }
  const first = await app.inject({ method: 'POST', url: pathOf(contract.session.signIn), payload })
  const second = await app.inject({
    method: 'POST',
    url: pathOf(contract.session.validateCode),
    payload: { token: first.json().data, otp: code },
  })
  return {
    app,
    database,
    /** Last code that was sent. */
    lastCode: () => code,
    /**
     * Vacuums tables and writes a checkpoint, as PostgreSQL does some time after many inserts, so that neither is
     * measured.
     */
    settle: (...tables: string[]) =>
      withDedicatedConnection(connection, async client => {
        await client.query(`VACUUM (ANALYZE) ${tables.join(', ')}`)
        await client.query('CHECKPOINT')
      }),
    authorization: `Bearer ${second.json().accessToken}`,
    /** Opens a port on loopback; returns it. */
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 })
      return (app.server.address() as AddressInfo).port
    },
    /** Starts a second server of the registry, which counts what it answers for `/metrics`. */
    async counting() {
      const other = await appOf({ ...settings, metrics: { ...settings.metrics, token: 'bench' } })
      others.push(other)
      return other
    },
    async close() {
      await app.close()
      for (const other of others) await other.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type BenchRegistry = Awaited<ReturnType<typeof benchRegistry>>

const WORDS =
  'KAMPALA|NILE|PEARL|CRANE|SUMMIT|GOLDEN|BARAKA|NYOTA|SIMBA|EQUATOR|VICTORIA|RWENZORI|AMANI|UMOJA|JASIRI|TUMAINI'

/** Words that the names of added entities share. */
export const entityWords = WORDS.split('|')

/** Adds companies whose names share sixteen words and end alike, as those of a real register do. */
export const addCompanies = async ({ database }: Pick<BenchRegistry, 'database'>, companies: number) => {
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO entity (brn, name, kind, registered_on)
     SELECT '9' || lpad(n::text, 13, '0'),
       w[1 + n % 16] || ' ' || upper(substr(md5(n::text), 1, 6)) || ' ' || w[1 + (n / 16) % 16] || ' LTD',
       'COMPANY', date '2000-01-01' + n % 9000
     FROM generate_series(1, $1::int) n, string_to_array($2, '|') w`,
    [companies, WORDS],
  )
  client.release(true)
}

/** Adds entries to the blacklist, each a second older than the one before, and settles what was written. */
export const fillBlacklist = async ({ database, settle }: BenchRegistry, entries: number) => {
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by, created_at)
     SELECT 'BLACKLIST', '9' || lpad(n::text, 13, '0'), 'BENCH ' || md5(n::text) || ' LTD', 'Bench', 'Bench',
       now() - n * interval '1 second'
     FROM generate_series(1, $1::int) n`,
    [entries],
  )
  client.release(true)
  await settle('strike_entry', 'tally')
}
