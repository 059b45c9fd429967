import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clusterFolderOf } from '@server/db/clusterFolder'
import { connectDatabase } from '@server/db/connect'
import { startEmbedded } from '@server/db/embedded'
import { prepareDatabase } from '@server/openDatabase'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickFolder } from '../../support/quickFolder'

const folder = mkdtempSync(join(quickFolder(), 'daftari-role-'))
chmodSync(folder, 0o755)

let embedded: Awaited<ReturnType<typeof startEmbedded>>
let admin: pg.Client
beforeAll(async () => {
  embedded = await startEmbedded(folder, { durable: false })
  admin = new pg.Client(embedded.connection)
  await admin.connect()
  await admin.query(`CREATE ROLE registry LOGIN CREATEROLE`)
  await admin.query(`CREATE ROLE guest LOGIN`)
  for (const name of ['first', 'second']) await admin.query(`CREATE DATABASE ${name} OWNER registry`)
  await admin.query('CREATE DATABASE third OWNER guest')
})
afterAll(async () => {
  await admin.end()
  await embedded.stop()
  rmSync(clusterFolderOf(folder).sockets, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

const at = (database: string, user = 'registry') => ({ ...embedded.connection, user, database })

describe('the role of the application', () => {
  it('is granted to a server although another one, on a database beside, makes it at the same moment', async () => {
    const other = new pg.Client(at('first'))
    await other.connect()
    await other.query('BEGIN; CREATE ROLE daftari_app NOLOGIN')
    const preparing = prepareDatabase(at('second'))
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = 'second' AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await admin.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1)
    await other.query('COMMIT')
    const { appRole } = await preparing
    expect(appRole).toBe(true)
    const database = connectDatabase(at('second'), { connections: 1, appRole })
    try {
      expect((await database.pool.query('SELECT current_user AS who')).rows).toEqual([{ who: 'daftari_app' }])
    } finally {
      await database.close()
      await other.end()
    }
  })

  it('is not used by an account that may not make roles, unless somebody granted it', async () => {
    expect(await prepareDatabase(at('third', 'guest'))).toMatchObject({ appRole: false })
    await admin.query('GRANT daftari_app TO guest')
    expect(await prepareDatabase(at('third', 'guest'))).toMatchObject({ appRole: true })
  })
})
