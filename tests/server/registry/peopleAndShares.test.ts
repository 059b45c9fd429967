import type { Compliance } from '@contract/registry/addresses'
import type { Person } from '@contract/registry/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
const filing = '/incorporation/companies/continuous-filing'
const BRN = '80020111222333'

/** Sends one of the calls of a company's file, and returns its `data`. */
let of: <T = Record<string, unknown>>(name: string, brn?: string) => Promise<T>
const one = async (query: string, values: unknown[] = []) => (await registry.database.pool.query(query, values)).rows[0]

beforeAll(async () => {
  registry = await testRegistry({ companies: 1500 })
  const call = registry.as(await registry.signIn('registrar'))
  of = async (name, brn = BRN) => (await call({ url: `${filing}/${name}/${brn}` })).json().data
  const { village } = await one(
    `SELECT v.id AS village FROM administrative_unit v WHERE v.level = 'VILLAGE' ORDER BY v.id LIMIT 1`,
  )
  const { pool } = registry.database
  await pool.query(
    `INSERT INTO entity (brn, name, kind, sub_type, registered_on, share_capital, number_of_shares, village_id, plot, address_description)
     VALUES ($1, 'KISIMA LTD', 'COMPANY', 'private company limited by shares', '2020-01-02', 1000000.5, 1000, $2, 'Plot 7', 'Behind the mill')`,
    [BRN, village],
  )
  await pool.query(
    `INSERT INTO entity_person (brn, no, roles, kind, given_name, middle_name, sur_name, id_type, id_number, date_of_birth, village_id, plot)
     VALUES ($1, 1, '{SUBSCRIBER,DIRECTOR}', 'INDIVIDUAL', 'Rose', 'Mary', 'Adong', 'NATIONAL_ID', 'CF700001', (now() AT TIME ZONE 'Africa/Kampala')::date - interval '30 years', $2, 'Plot 9'),
       ($1, 3, '{SUBSCRIBER}', 'INDIVIDUAL', 'Moses', NULL, NULL, NULL, NULL, NULL, NULL, NULL)`,
    [BRN, village],
  )
  await pool.query(
    `INSERT INTO entity_person (brn, no, roles, kind, registered_name, registered_number, country_of_origin, village_id, street, email)
     VALUES ($1, 2, '{SUBSCRIBER,SECRETARY}', 'CORPORATE', 'NILE SECRETARIES LTD', '80020000000001', 'Kenya', $2, 'Jinja Road', 'office@nile.example')`,
    [BRN, village],
  )
  await pool.query(
    `INSERT INTO share_class (brn, no, nominal_class, other_class_name, number, value, sub_classes)
     VALUES ($1, 1, 'ORDINARY', NULL, 900, 1000, '{"Class A","Class B"}'), ($1, 2, 'OTHER', 'Founders', 100, 1000.5, '{}')`,
    [BRN],
  )
  await pool.query(
    `INSERT INTO shareholding (brn, person_no, class_no, number_of_shares, amount_paid, amount_unpaid, sub_classes)
     VALUES ($1, 1, 1, 500, 400000, 100000, '{"Class A"}'), ($1, 1, 2, 100, 100050, 0, '{}'), ($1, 2, 1, 300, 0, 300000, '{}')`,
    [BRN],
  )
})
afterAll(() => registry.close())

const named = (name: string) => ({ name: expect.stringMatching(name) })

describe('people', () => {
  it('are listed as filed, with the fields of their kind', async () => {
    const [rose, nile, moses] = await of<Person[]>('get-subscribers')
    expect(rose).toMatchObject({
      entityType: 'INDIVIDUAL',
      givenName: 'Rose',
      middleName: 'Mary',
      surName: 'Adong',
      idType: 'NATIONAL_ID',
      idNumber: 'CF700001',
      age: 30,
      plotNumber: 'Plot 9',
      physicalAddress: { district: named('.'), region: named('.'), subcounty: named('.'), village: named('.') },
    })
    expect(nile).toMatchObject({
      entityType: 'CORPORATE',
      registeredName: 'NILE SECRETARIES LTD',
      brn: '80020000000001',
      primaryEmail: 'office@nile.example',
      countryOfOrigin: 'Kenya',
      registeredPhysicalAddress: { country: 'Uganda', village: expect.any(String) },
      registeredAddress: { plot: null, street: 'Jinja Road', postalAddress: null },
    })
    expect(nile).not.toHaveProperty('givenName')
    // Half of the fields are missing, and the rest still arrive.
    expect(moses).toMatchObject({
      givenName: 'Moses',
      surName: null,
      age: null,
      dateOfBirth: null,
      physicalAddress: null,
    })
  })

  it('are listed in each of their roles', async () => {
    expect((await of<Person[]>('get-directors')).map(({ givenName }) => givenName)).toEqual(['Rose'])
    expect((await of('get-secretary')).registeredName).toBe('NILE SECRETARIES LTD')
  })

  it('may be missing: no directors are an empty list, and no secretary is null', async () => {
    const { brn } = await one(
      `SELECT brn FROM entity WHERE kind = 'COMPANY' AND 'FORM_20' = ANY (missing_forms) LIMIT 1`,
    )
    expect(await of('get-directors', brn)).toEqual([])
    expect(await of('get-secretary', brn)).toEqual({})
  })

  it('turn a year older on their birthday and not before', async () => {
    const born = async (days: number) => {
      await registry.database.pool.query(
        `UPDATE entity_person SET date_of_birth = (now() AT TIME ZONE 'Africa/Kampala')::date - interval '40 years' + $2 * interval '1 day'
         WHERE brn = $1 AND no = 3`,
        [BRN, days],
      )
      return (await of<Person[]>('get-subscribers'))[2]?.age
    }
    expect([await born(0), await born(1)]).toEqual([40, 39])
  })
})

describe('shares', () => {
  it('are listed as declared, by class', async () => {
    expect(await of('get-share-classification')).toEqual({
      shareCapital: 1000000.5,
      numberOfShares: 1000,
      nominalShareClassifications: [
        {
          nominalClass: 'ORDINARY',
          otherClassName: null,
          number: 900,
          value: 1000,
          subClasses: ['Class A', 'Class B'],
        },
        { nominalClass: 'OTHER', otherClassName: 'Founders', number: 100, value: 1000.5, subClasses: [] },
      ],
    })
  })

  it('have persons and companies as holders, each once with all shares', async () => {
    const holders = await of('get-shareholdings')
    expect(holders).toMatchObject([
      {
        name: 'Rose Mary Adong',
        shares: [
          {
            nominalClass: 'ORDINARY',
            numberOfShares: 500,
            amountPaid: 400000,
            amountUnPaid: 100000,
            subClasses: ['Class A'],
          },
          { nominalClass: 'OTHER', otherClassName: 'Founders', numberOfShares: 100, amountUnPaid: 0 },
        ],
      },
      { name: 'NILE SECRETARIES LTD', shares: [{ numberOfShares: 300, amountPaid: 0 }] },
    ])
  })

  it('are an empty list when there are none', async () => {
    const { brn } = await one(`SELECT brn FROM entity WHERE sub_type LIKE '%without shares' LIMIT 1`)
    expect(await of('get-share-classification', brn)).toEqual({
      shareCapital: null,
      numberOfShares: null,
      nominalShareClassifications: [],
    })
    expect(await of('get-shareholdings', brn)).toEqual([])
  })
})

describe('the address', () => {
  it('is listed from country to village, with the rest as text', async () => {
    const { village, address } = await of<{ village: Record<string, string>; address: unknown }>('get-address')
    expect(Object.keys(village)).toEqual(['country', 'region', 'district', 'subcounty', 'parish', 'village'])
    expect(Object.values(village).every(name => typeof name === 'string' && name !== '')).toBe(true)
    expect(address).toEqual({ plot: 'Plot 7', street: null, postalAddress: null, description: 'Behind the mill' })
    expect(await of('get-compliance')).toMatchObject({ formCompliance: { complianceForForm18: true }, lockDown: false })
  })

  it('is missing when Form 18 is not filed, as the compliance reports', async () => {
    const { brn } = await one(`SELECT brn FROM entity WHERE 'FORM_18' = ANY (missing_forms) LIMIT 1`)
    expect((await of<Compliance>('get-compliance', brn)).formCompliance?.complianceForForm18).toBe(false)
    expect(await of('get-address', brn)).toMatchObject({ village: null, address: { plot: null } })
  })

  it('reports a locked company', async () => {
    const { brn } = await one(`SELECT brn FROM entity WHERE locked_down LIMIT 1`)
    expect(await of('get-compliance', brn)).toMatchObject({ lockDown: true })
  })
})

describe('the filing history', () => {
  it('is listed newest first in the country’s time zone, with changes and notes', async () => {
    await registry.database.pool.query(
      `INSERT INTO filing (tracking_no, brn, filed_at, changes, narrations) VALUES
        ('T1', $1, '2024-03-01T20:30:00Z', '{CHANGE_OF_NAME,CHANGE_OF_ADDRESS}', '{"Moved, and renamed"}'),
        ('T2', $1, '2025-03-01T06:00:00Z', '{SOMETHING_NEW}', '{}')`,
      [BRN],
    )
    expect(await of('filing-history')).toEqual([
      {
        filingDate: '2025-03-01T09:00:00',
        changes: [{ typeOfChangeBeingFiled: 'SOMETHING_NEW' }],
        narrations: [],
        trackingNo: 'T2',
      },
      {
        filingDate: '2024-03-01T23:30:00',
        changes: [{ typeOfChangeBeingFiled: 'CHANGE_OF_NAME' }, { typeOfChangeBeingFiled: 'CHANGE_OF_ADDRESS' }],
        narrations: [{ description: 'Moved, and renamed' }],
        trackingNo: 'T1',
      },
    ])
  })

  it('serves business names and building societies too, and may be empty', async () => {
    for (const kind of ['BUSINESS_NAME', 'BUILDING_SOCIETY']) {
      const { brn } = await one(
        `SELECT brn FROM entity e WHERE kind = $1 AND NOT EXISTS (SELECT FROM filing f WHERE f.brn = e.brn) LIMIT 1`,
        [kind],
      )
      expect(await of('filing-history', brn)).toEqual([])
    }
  })
})
