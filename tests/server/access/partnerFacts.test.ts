import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Partners, partnersOf } from '../../support/partners'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let partners: Partners
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  partners = await partnersOf(registry)
})
afterAll(() => registry.close())

describe('facts about an entity beyond its own file', () => {
  const ask = async (path: string, brn: string) => {
    const { live } = await partners.organisationWith(5000, path)
    return (await partners.call(live, path, { brn })).json().data
  }
  const read = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await registry.database.read.execute<T>(query)).rows

  it('include legal documents that name it, with its roles', async () => {
    const [named] = await read<{ brn: string }>(sql`
      SELECT facts->>'brn' AS brn FROM legal_document_party WHERE nature = 'entity'
      GROUP BY 1 HAVING count(DISTINCT instrument_number) > 1 ORDER BY 1 LIMIT 1`)
    const { documents } = await ask('/legal/documents', named?.brn ?? '')
    expect(documents).toEqual(
      await read(sql`
        SELECT instrument_number AS number, document_type AS "documentType", subject_matter AS "subjectMatter",
          filing_date::text AS "filedOn", (SELECT array_agg(DISTINCT p.role ORDER BY p.role) FROM legal_document_party p
            WHERE p.instrument_number = d.instrument_number AND p.facts->>'brn' = ${named?.brn}) AS roles
        FROM legal_document d WHERE instrument_number IN (
          SELECT instrument_number FROM legal_document_party WHERE facts->>'brn' = ${named?.brn})
        ORDER BY filing_date DESC, instrument_number DESC`),
    )
    expect(documents.length).toBeGreaterThan(1)
  })

  it('include charges on its property, not its loans to others', async () => {
    const [debenture] = await read<{
      number: string
      amount: number
      borrower: string
      lender: string
      name: string
    }>(sql`
      SELECT d.instrument_number AS number, d.amount_secured::float8 AS amount, b.facts->>'brn' AS borrower,
        l.facts->>'brn' AS lender, l.facts->>'registeredName' AS name
      FROM legal_document d
        JOIN legal_document_party b ON b.instrument_number = d.instrument_number AND b.role = 'Borrowers'
        JOIN legal_document_party l ON l.instrument_number = d.instrument_number AND l.role = 'Lenders'
      WHERE d.document_type = 'DEBENTURE' ORDER BY 1 LIMIT 1`)
    const { number, amount, borrower, lender, name } = debenture ?? { borrower: '', lender: '' }
    expect((await ask('/entity/charges', borrower)).charges).toContainEqual(
      expect.objectContaining({ number, documentType: 'DEBENTURE', amountSecured: amount, holders: [name] }),
    )
    const lent = (await ask('/entity/charges', lender)).charges.map((one: { number: string }) => one.number)
    expect(lent).not.toContain(number)
  })

  it('include the register of charges, outstanding ones first', async () => {
    const brn = '80090000000041'
    await read(
      sql`INSERT INTO entity (brn, name, kind, registered_on) VALUES (${brn}, 'CHARGED LTD', 'COMPANY', '2020-01-01')`,
    )
    await read(sql`INSERT INTO charge
        (brn, number, kind, property, amount, currency, chargee, chargee_number, date_of_creation, date_of_registration, date_of_satisfaction)
      VALUES (${brn}, 'CH-1', 'MORTGAGE', 'Plot 7', NULL, NULL, 'LAKE BANK LTD', '80010000000001', '2021-03-01', '2021-03-04', '2022-01-01'),
        (${brn}, 'CH-2', 'FLOATING', 'Stock', 5000.5, 'USD', 'LAKE BANK LTD', NULL, '2020-03-01', '2020-03-04', NULL)`)
    const { charges, registered } = await ask('/entity/charges', brn)
    expect(charges).toEqual([])
    expect(registered).toEqual([
      {
        ...{ number: 'CH-2', kind: 'FLOATING', property: 'Stock', amount: 5000.5, currency: 'USD' },
        ...{ chargee: 'LAKE BANK LTD', createdOn: '2020-03-01', registeredOn: '2020-03-04', satisfiedOn: null },
      },
      {
        ...{ number: 'CH-1', kind: 'MORTGAGE', property: 'Plot 7', amount: null, currency: null },
        ...{ chargee: 'LAKE BANK LTD', createdOn: '2021-03-01', registeredOn: '2021-03-04', satisfiedOn: '2022-01-01' },
      },
    ])
  })

  it('name people, holders and share classes by their numbers in the file', async () => {
    const [holding] = await read<{ brn: string; no: number; classNo: number }>(sql`
      SELECT brn, person_no AS no, class_no AS "classNo" FROM shareholding JOIN entity USING (brn)
      WHERE kind = 'COMPANY' ORDER BY brn, person_no DESC LIMIT 1`)
    const { brn = '', no, classNo } = holding ?? {}
    const { shareholders } = await ask('/entity/shareholders', brn)
    expect(shareholders).toContainEqual(
      expect.objectContaining({ no, holdings: expect.arrayContaining([expect.objectContaining({ classNo })]) }),
    )
    const numbers = await read<{ no: number }>(
      sql`SELECT no FROM entity_person WHERE brn = ${brn} AND 'DIRECTOR' = ANY (roles) ORDER BY no`,
    )
    const { people } = await ask('/entity/directors', brn)
    expect(people.map((one: { no: number }) => ({ no: one.no }))).toEqual(numbers)
    expect(numbers.length).toBeGreaterThan(0)
  })

  it('include its beneficial owners through all companies between, and the untraced share', async () => {
    const companies = ['80090000000017', '80090000000025', '80090000000033']
    const [top, middle, other] = companies
    for (const brn of companies) {
      await read(
        sql`INSERT INTO entity (brn, name, kind, registered_on) VALUES (${brn}, ${`CHAIN ${brn}`}, 'COMPANY', '2020-01-01')`,
      )
      await read(
        sql`INSERT INTO share_class (brn, no, nominal_class, number, value) VALUES (${brn}, 1, 'ORDINARY', 1000, 500)`,
      )
    }
    const holder = (brn: unknown, no: number, shares: number, who: { name?: string; nin?: string; body?: unknown }) =>
      read(sql`
        WITH person AS (
          INSERT INTO entity_person (brn, no, roles, kind, given_name, id_type, id_number, nationality, registered_name, registered_number)
          VALUES (${brn}, ${no}, '{SUBSCRIBER}', ${who.body ? 'CORPORATE' : 'INDIVIDUAL'}, ${who.name ?? null},
            ${who.nin ? 'NATIONAL_ID' : null}, ${who.nin ?? null}, 'Uganda', ${who.body ? 'A BODY' : null}, ${who.body ?? null})
          RETURNING brn, no)
        SELECT FROM person`).then(() =>
        read(sql`INSERT INTO shareholding (brn, person_no, class_no, number_of_shares, amount_paid, amount_unpaid)
          VALUES (${brn}, ${no}, 1, ${shares}, 0, 0)`),
      )
    // Ruth holds 20 of the top company directly, and half of the 50 that the middle one holds; 20 lie abroad, 10 are
    // small.
    await holder(top, 1, 200, { name: 'Ruth', nin: 'CF1' })
    await holder(top, 2, 500, { body: middle })
    await holder(top, 3, 200, { body: 'C.123456' })
    await holder(top, 4, 60, { name: 'Small One' })
    await holder(top, 5, 40, { name: 'Small Two' })
    await holder(middle, 1, 50, { name: 'Ruth', nin: 'CF1' })
    await holder(middle, 2, 50, { body: other })
    // The last company belongs to Paul and to the top company, which is a circle.
    await holder(other, 1, 80, { name: 'Paul' })
    await holder(other, 2, 20, { body: top })
    expect(await ask('/entity/beneficial-owners', String(top))).toEqual({
      owners: [
        { name: 'Ruth', nationality: 'Uganda', percentage: 45 },
        { name: 'Paul', nationality: 'Uganda', percentage: 20 },
      ],
      untraced: 25,
    })
  })

  it('include no owners for an entity without shares', async () => {
    const [name] = await read<{ brn: string }>(sql`SELECT brn FROM entity WHERE kind = 'BUSINESS_NAME' LIMIT 1`)
    expect(await ask('/entity/beneficial-owners', name?.brn ?? '')).toEqual({ owners: [], untraced: 0 })
  })
})

describe('the status of a practitioner', () => {
  it('is found by the number in small letters, as by that of an entity', async () => {
    const path = '/insolvency/practitioner-status'
    const { live, sandbox } = await partners.organisationWith(5000, path)
    const { rows } = await registry.database.pool.query(
      'SELECT unique_practitioner_number AS number FROM practitioner ORDER BY 1 LIMIT 1',
    )
    const { number } = rows[0]
    expect(number.toLowerCase()).not.toBe(number)
    const answers = [
      await partners.call(live, path, { number: number.toLowerCase() }),
      await partners.call(sandbox, path, { number: 'sb-upn-1' }),
    ]
    expect(answers.map(answer => [answer.statusCode, answer.json().data?.number])).toEqual([
      [200, number],
      [200, 'SB-UPN-1'],
    ])
    expect((await partners.call(live, path, { number: 'none' })).json().code).toBe('unknown-practitioner')
  })
})
