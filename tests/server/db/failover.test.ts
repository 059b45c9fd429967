import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@contract/index'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { listenTo } from '@server/db/notifications'
import { findPrimary } from '@server/db/primary'
import { enqueue } from '@server/jobs/enqueue'
import { grantJobs, prepareJobs } from '@server/jobs/prepareJobs'
import { startWorkers, worker } from '@server/jobs/workers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startClerks } from '../../support/clerks'
import { quick } from '../../support/jobs'
import { pathOf } from '../../support/pathOf'
import { addressOf, type PostgresServer, postgresServers } from '../../support/postgresPair'
import { quickFolder } from '../../support/quickFolder'

const folder = mkdtempSync(join(quickFolder(), 'daftari-failover-'))
let servers: Awaited<ReturnType<typeof postgresServers>>
let clerks: Awaited<ReturnType<typeof startClerks>>
let primary: PostgresServer
let standby: PostgresServer

beforeAll(async () => {
  servers = await postgresServers({ durable: false })
  primary = await servers.first()
  standby = await servers.standbyOf(primary)
  // The standby comes first: the primary is found by asking.
  clerks = await startClerks(addressOf(standby, primary), { clerks: 3, dataDir: folder })
})
afterAll(async () => {
  await clerks?.close()
  await servers?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes the standby the primary in place of one that is gone, and a copy of it the next standby. */
const replace = async (gone: PostgresServer) => {
  primary = standby
  standby = await servers.standbyOf(primary, gone)
}
const named = async (name: string) => {
  const { rows } = await clerks.database.read.execute(sql`SELECT FROM mda WHERE name = ${name}`)
  return rows.length
}
const setReadOnly = async (server: PostgresServer, value: string) => {
  await server.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
  await server.query('SELECT pg_reload_conf()')
}

describe('the start', () => {
  const nobody = { port: 1 }

  it('says that no server can be reached', async () => {
    await expect(findPrimary(addressOf(nobody))).rejects.toThrow(
      'No database server can be reached: 127.0.0.1:1 does not answer (ECONNREFUSED).',
    )
  })

  it('says that none accepts writes, and why', async () => {
    await expect(findPrimary(addressOf(nobody, standby))).rejects.toThrow(
      `No database server accepts writes: 127.0.0.1:1 does not answer (ECONNREFUSED), 127.0.0.1:${standby.port} is a standby.`,
    )
    await setReadOnly(primary, 'on')
    const reads = `127.0.0.1:${primary.port} answers reads and refuses writes`
    await expect.poll(() => findPrimary(addressOf(primary)).catch(error => error.message)).toContain(reads)
    await setReadOnly(primary, 'off')
    await expect
      .poll(() =>
        findPrimary(addressOf(primary)).then(
          () => 'found',
          () => 'none',
        ),
      )
      .toBe('found')
  })
})

describe('a server whose primary is killed', () => {
  it('goes on with the standby, listens and works there, and lost nothing', async () => {
    const { database } = clerks
    await withDedicatedConnection(database.owner, async client => {
      await prepareJobs(client, [quick])
      await grantJobs(client, 'daftari_app')
    })
    const heard: string[] = []
    const stopListening = listenTo(database.connection, 'failover_test', {
      notified: payload => heard.push(payload),
      began: () => heard.push('began'),
    })
    const done: string[] = []
    const workers = await startWorkers(database, [
      worker(quick, async ({ payload, finish }) => {
        await finish(async () => undefined)
        done.push(payload.name)
      }),
    ])
    await expect.poll(() => heard).toEqual(['began'])
    await expect.poll(() => clerks.written()).toBeGreaterThan(20)

    const killed = primary
    killed.kill()
    await servers.promote(standby)
    const before = clerks.written()
    await expect.poll(() => clerks.written()).toBeGreaterThan(before + 20)
    await expect.poll(() => heard.length).toBe(2)
    await database.pool.query("SELECT pg_notify('failover_test', 'after')")
    await expect.poll(() => heard).toEqual(['began', 'began', 'after'])
    await database.write(tx => enqueue(tx, quick, { name: 'after' }))
    await expect.poll(() => done).toEqual(['after'])
    expect(clerks.warnings).toContain(`The database server is 127.0.0.1:${standby.port} now.`)

    expect(await clerks.finish()).toMatchObject({ lost: [], uneven: [], denied: [], strange: [] })
    stopListening()
    await workers.stop()
    await replace(killed)
  })

  it('does a change again whose COMMIT was not sent', async () => {
    const killed = primary
    let tries = 0
    await clerks.database.write(async tx => {
      tries++
      await tx.execute(sql`INSERT INTO mda (name) VALUES ('Done again')`)
      if (tries > 1) return
      killed.kill()
      await servers.promote(standby)
      await tx.execute(sql`SELECT 1`)
    })
    expect([tries, await named('Done again')]).toEqual([2, 1])
    await replace(killed)
  })
})

it('says that nobody knows where a silent machine took COMMIT, and goes on with the standby', async () => {
  const add = (name: string) =>
    fetch(`${clerks.url}${pathOf(contract.mdas.create)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${clerks.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
  // The session is noted as used by this one, and not again by the next.
  expect((await add('Known')).status).toBe(200)
  standby.freeze()
  const asked = add('Nobody knows')
  const committing = "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query = 'COMMIT'"
  await expect.poll(() => primary.query(committing).then(rows => rows.length)).toBe(1)
  const reading = clerks.database.read.execute(sql`SELECT pg_sleep(9)`).then(
    () => 'answered',
    () => 'ended',
  )
  const sleeping = "SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
  await expect.poll(() => primary.query(sleeping).then(rows => rows.length)).toBe(1)
  const silent = primary
  silent.freeze()
  standby.thaw()
  await servers.promote(standby)
  const answer = await asked
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, null])
  expect(await answer.json()).toMatchObject({
    code: 'write-unknown',
    message: expect.stringContaining('It may be saved or not: look before you send it again.'),
  })
  // No limit of time ends this one: its connection is closed.
  expect(await reading).toBe('ended')
  await expect.poll(() => named('Nobody knows').catch(() => 'not yet')).toBeTypeOf('number')
  await clerks.database.write(tx => tx.execute(sql`INSERT INTO mda (name) VALUES ('Afterwards')`))
  silent.kill()
  await replace(silent)
})

it('does not call a change done whose copy to the synchronous standby was given up', async () => {
  standby.freeze()
  const written = clerks.database.write(tx => tx.execute(sql`INSERT INTO mda (name) VALUES ('Uncopied')`))
  const cancel = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query = 'COMMIT'"
  const [outcome] = await Promise.allSettled([
    written,
    expect.poll(() => primary.query(cancel).then(rows => rows.length)).toBe(1),
  ])
  standby.thaw()
  expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'CommitUnknown' } })
})

it('does not choose between two primaries, and stays with the one that it writes to', async () => {
  await servers.promote(standby)
  await expect(findPrimary(addressOf(primary, standby))).rejects.toThrow(
    `Several database servers accept writes: 127.0.0.1:${primary.port}, 127.0.0.1:${standby.port}. Stop all but the primary: what is written to the others is lost.`,
  )
  await expect.poll(() => clerks.warnings.at(-1)).toContain(`This server goes on writing to 127.0.0.1:${primary.port}.`)
  await primary.query("ALTER SYSTEM SET synchronous_standby_names = ''")
  await primary.query('SELECT pg_reload_conf()')
  await clerks.database.write(tx => tx.execute(sql`INSERT INTO mda (name) VALUES ('Here alone')`))
  expect(await primary.query("SELECT FROM mda WHERE name = 'Here alone'", 'daftari')).toHaveLength(1)
})
