import { installationOf } from '@server/db/installation'
import { fillDemonstration } from '@server/demonstration'
import { type RowMessage, rowBatches } from '@server/demonstration/seed/rowBatches'
import { rowsInWorker } from '@server/demonstration/seed/rowSource'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

const TODAY = new Date('2026-11-02T00:00:00Z')

const structureOf = async ({ database }: TestDatabase) => {
  const { rows } = await database.read.execute(sql`
    SELECT (SELECT json_agg(indexdef ORDER BY indexdef) FROM pg_indexes WHERE schemaname = 'public') AS indexes,
      (SELECT json_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
         ORDER BY conrelid::regclass::text, conname)
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace) AS constraints`)
  return rows[0]
}

let untouched: TestDatabase
let test: TestDatabase
beforeAll(async () => {
  untouched = await testDatabase()
  test = await testDatabase()
})
afterAll(() => Promise.all([untouched.close(), test.close()]))

describe('a filling of the demonstration', () => {
  it('leaves an empty registry when it is interrupted at any step, and begins anew', async () => {
    for (const last of ['entities', 'payments', 'statistics']) {
      const interrupted = fillDemonstration(test.database, {
        companies: 50,
        today: TODAY,
        onStep(step) {
          if (step === last) throw new Error('interrupted')
        },
      })
      await expect(interrupted).rejects.toThrow('interrupted')
      expect(await installationOf(test.database.read)).toEqual({
        demonstration: false,
        accounts: false,
        entities: false,
      })
      expect(await structureOf(test)).toEqual(await structureOf(untouched))
    }
    await fillDemonstration(test.database, { companies: 50, today: TODAY })
    expect(await installationOf(test.database.read)).toEqual({ demonstration: true, accounts: true, entities: true })
  })

  it('keeps every index and constraint of the tables it loads', async () => {
    expect(await structureOf(test)).toEqual(await structureOf(untouched))
    const orphan = sql`INSERT INTO entity_person (brn, no, roles, kind) VALUES ('1', 1, '{PARTNER}', 'INDIVIDUAL')`
    await expect(test.database.read.execute(orphan)).rejects.toMatchObject({ cause: { code: '23503' } })
  })
})

describe('the work of a large demonstration', () => {
  it('is derived from tables whose statistics are known, by a query that else reads a table for each of its rows', async () => {
    const filled = await testDatabase()
    const steps: string[] = []
    await fillDemonstration(filled.database, { companies: 50, today: TODAY, onStep: step => steps.push(step) })
    await filled.close()
    expect(steps.slice(-2)).toEqual(['statistics', 'work'])
  })
})

describe('the rows of a large demonstration', () => {
  it('are the same when a thread of its own generates them', async () => {
    const lists = { villages: [5_000_001, 5_000_002], isic: ['0111', '0112'], countries: ['Kenya', 'Rwanda'] }
    const options = { companies: 12_000, seed: 1, today: TODAY, lists, departments: [1, 2] }
    const textOf = (message: RowMessage | undefined) =>
      message && ('end' in message ? message : message.batch.map(pieces => Buffer.concat(pieces).toString()))
    const here = rowBatches(options)
    const inWorker = rowsInWorker(options)
    let ends = 0
    while (ends < 5) {
      const [one, other] = [here.next(), await inWorker.next()]
      expect(textOf(other.value)).toEqual(textOf(one.value))
      if (one.value && 'end' in one.value) ends++
    }
    expect(here.next().done).toBe(true)
    await inWorker.return(undefined)
  })
})
