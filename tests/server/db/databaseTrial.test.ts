import { prepareDatabase } from '@server/openDatabase'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

let test: TestDatabase
let owner: pg.Client
beforeEach(async () => {
  test = await testDatabase()
  owner = new pg.Client(test.connection)
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await test.close()
})

const sentence = 'it needs triggers of statements that read the rows of their statement (transition tables)'

it('leaves nothing of the trial in a database that has what the registry needs', async () => {
  await prepareDatabase(test.connection)
  const { rows } = await owner.query(`SELECT relname FROM pg_class WHERE relname LIKE 'daftari_trial%'`)
  expect(rows).toEqual([])
})

it('refuses a database in which such a trigger cannot be made, before it migrates', async () => {
  await owner.query(`
    CREATE FUNCTION refuse_triggers() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'unimplemented: CREATE TRIGGER' USING ERRCODE = '0A000'; END $$;
    CREATE EVENT TRIGGER no_triggers ON ddl_command_start WHEN TAG IN ('CREATE TRIGGER')
      EXECUTE FUNCTION refuse_triggers();
    DROP SCHEMA drizzle CASCADE`)
  const refused = prepareDatabase(test.connection)
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toThrow('It answered: unimplemented: CREATE TRIGGER (0A000)')
  const { rows } = await owner.query(`SELECT to_regnamespace('drizzle') AS migrated`)
  expect(rows).toEqual([{ migrated: null }])
})

it('refuses a database that makes triggers and does not run them', async () => {
  await owner.query(`ALTER DATABASE ${test.connection.database} SET session_replication_role = 'replica'`)
  await expect(prepareDatabase(test.connection)).rejects.toThrow('A trigger was made and did not run')
})
