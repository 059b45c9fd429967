import { registerAnswers } from '@server/access/registerAnswers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { scansOf } from '../../support/queryPlans'

const MANY = 40_000

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    await owner.query(`
      INSERT INTO entity (brn, kind, name, registered_on)
      SELECT (80020000000000 + n)::text, 'COMPANY', 'N' || md5(n::text), '2020-01-01' FROM generate_series(1, ${MANY}) n;
      INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
      SELECT 'IN/' || n, 'DEED_POLL', 'S' || md5(n::text), '2020-01-01' FROM generate_series(1, ${MANY}) n;
      INSERT INTO practitioner (unique_practitioner_number, first_name, last_name, registration_date)
      SELECT 'UPN-' || n, 'F' || md5(n::text), 'L' || md5('l' || n), '2020-01-01' FROM generate_series(1, ${MANY}) n`)
  })
})
afterAll(() => test.close())

it.each(['searchLegalDocuments', 'searchEntity', 'nameSimilarity', 'searchPractitioners'] as const)(
  'answers the call %s through indexes, also to signs without a letter or digit',
  async call => {
    const answers: object[] = []
    const scans = await scansOf(test, async db => {
      for (const name of ['zqzqzq', 'z q', '+++']) answers.push(await registerAnswers[call](db, { name }))
    })
    expect(scans).toEqual([])
    expect(answers.flatMap(Object.values)).toEqual([[], [], []])
  },
)

it('finds an instrument by its number in any letter case through an index', async () => {
  const scans = await scansOf(test, async db => {
    expect(await registerAnswers.documentDetails(db, { number: 'in/777' })).toMatchObject({ number: 'IN/777' })
  })
  expect(scans).toEqual([])
})
