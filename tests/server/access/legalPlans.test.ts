import { registerAnswers } from '@server/access/registerAnswers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { pagesReadBy, scansOf } from '../../support/queryPlans'

const BANK = '80020000000001'
const MANY = 40_000
/** One document in so many is a charge on the bank itself; of all others it is the lender. */
const EACH = 2000

let test: TestDatabase
beforeAll(async () => {
  const partiesAt = (position: number, brn: string, ofBank: string, ofOthers: string) => `
    SELECT 'IN/' || n, ${position}, CASE WHEN n % ${EACH} = 0 THEN '${ofBank}' ELSE '${ofOthers}' END, 'entity',
      jsonb_build_object('brn', ${brn}, 'registeredName', 'N' || n)
    FROM generate_series(1, ${MANY}) n`
  test = await filledDatabase(owner =>
    owner.query(`
      INSERT INTO entity (brn, kind, name, registered_on)
      SELECT (80020000000000 + n)::text, 'COMPANY', 'N' || n, '2020-01-01' FROM generate_series(1, 1000) n;
      INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date, amount_secured)
      SELECT 'IN/' || n, 'DEBENTURE', 'Debenture', date '2000-01-01' + (n * 7919) % 9000, n
      FROM generate_series(1, ${MANY}) n;
      INSERT INTO legal_document_party (instrument_number, position, role, nature, facts)
      ${partiesAt(1, '(80020000000002 + n % 900)::text', 'Lenders', 'Borrowers')} UNION ALL
      ${partiesAt(2, `'${BANK}'`, 'Borrowers', 'Lenders')}`),
  )
})
afterAll(() => test.close())

it('finds the charges on a bank without reading those of which it is the lender', async () => {
  const scans = await scansOf(test, async db => {
    const { charges } = await registerAnswers.charges(db, { brn: BANK })
    expect(charges).toHaveLength(MANY / EACH)
  })
  expect(scans).toEqual([])
})

describe('the documents that name a bank', () => {
  it('are its newest, found without reading the others', async () => {
    const pages = await pagesReadBy(test, async db => {
      const { documents } = await registerAnswers.legalDocuments(db, { brn: BANK })
      const days = documents.map(({ filedOn }) => filedOn)
      expect(days).toHaveLength(100)
      expect(days).toEqual(days.toSorted().toReversed())
      const { rows } = await test.database.pool.query<{ newest: string }>(
        'SELECT max(filing_date)::text AS newest FROM legal_document',
      )
      expect(days[0]).toBe(rows[0]?.newest)
    })
    expect(pages).toBeLessThan(2000)
  })

  it('are found by the day that a correction gives a document', async () => {
    const latest = '2031-01-01'
    await test.database.pool.query("UPDATE legal_document SET filing_date = $1 WHERE instrument_number = 'IN/7'", [
      latest,
    ])
    const { documents } = await registerAnswers.legalDocuments(test.database.read, { brn: BANK })
    expect(documents[0]).toMatchObject({ number: 'IN/7', filedOn: latest })
  })
})
