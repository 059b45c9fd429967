import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { anchorFileIn, readAnchors } from '@server/audit/anchorFile'
import { anchorEveryHour } from '@server/audit/anchorTrail'
import { openAuditKey } from '@server/audit/auditKey'
import { anchorsInForce, verifyTrail } from '@server/audit/verifyTrail'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { sql } from 'drizzle-orm'
import { type TestDatabase, testDatabase } from './database'
import { quickFolder } from './quickFolder'

const opened: TestDatabase[] = []
const folders: string[] = []

/** Removes the databases and folders of a test. */
export const removeTrails = async () => {
  await Promise.all(opened.splice(0).map(test => test.close()))
  await Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true, force: true })))
}

/** Creates an empty folder, for as long as a test lasts. */
export const newFolder = async () => {
  const folder = await mkdtemp(join(quickFolder(), 'daftari-anchors-'))
  folders.push(folder)
  return folder
}

/** Creates a database with an empty audit trail, for as long as a test lasts. */
export const newDatabase = async (settings: Record<string, string> = {}) => {
  const test = await testDatabase(settings)
  opened.push(test)
  return test
}

export const quiet: Parameters<typeof anchorEveryHour>[1]['log'] = { info: () => undefined, error: () => undefined }
const START = Date.parse('2026-11-02T08:00:00Z')
export const hoursLater = (hours: number) => new Date(START + hours * 3_600_000)

export const addEntries = (test: TestDatabase, count: number) =>
  test.database.read.execute(sql`
    INSERT INTO audit_entry (call, subject) SELECT 'TEST', 'entry ' || n FROM generate_series(1, ${count}::int) n`)

/** Runs the round of a server so many hours after the first. */
export const anchor = ({ database, settings }: TestDatabase, hours: number, log = quiet) =>
  anchorEveryHour(database, { settings, log }, hoursLater(hours))

export const ownAnchors = ({ settings }: TestDatabase) =>
  readAnchors(anchorFileIn(settings.dataDir), openAuditKey(settings))

/** Returns the faults of the trail by its own anchors, and how many of these are forged. */
export const verify = async (test: TestDatabase) => {
  const found = await ownAnchors(test)
  const { faults } = await verifyTrail(test.database.read, anchorsInForce(found.anchors))
  return { faults, forged: found.forged }
}

/** Adds nine entries, with anchors at three, six and nine. */
export const anchored = async () => {
  const test = await newDatabase()
  for (const hour of [0, 1, 2]) {
    await addEntries(test, 3)
    await anchor(test, hour)
  }
  return test
}

/** Changes the trail as the owner of the database can, whom no trigger stops. */
export const asOwner = (test: TestDatabase, statement: string) =>
  withDedicatedConnection(test.connection, async client => {
    await client.query('ALTER TABLE audit_entry DISABLE TRIGGER USER')
    await client.query(statement)
    await client.query('ALTER TABLE audit_entry ENABLE TRIGGER USER')
  })
