import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '../db/backup'
import { openDatabase } from '../db/open'
import { connectionFor } from '../db/running'
import { readSettings } from '../settings'

const folder = resolve(process.argv[2] ?? `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`)
mkdirSync(folder, { recursive: true, mode: 0o700 })
const settings = readSettings(process.env)
const database = (await connectionFor(settings)) ?? (await openDatabase(settings, console.warn))
const client = await database.pool.connect()
try {
  const { tables } = await backUp(client, folder)
  console.log(`${tables.reduce((sum, { rows }) => sum + rows, 0)} rows are in ${folder}`)
} finally {
  client.release()
  await database.close()
}
