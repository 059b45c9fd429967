import type { CallFacts } from '@contract/call'
import { addresses } from '@contract/registry/addresses'
import { entityDocuments } from '@contract/registry/entityDocuments'
import { businessNames, companies } from '@contract/registry/entityFiles'
import { filings } from '@contract/registry/filings'
import { people } from '@contract/registry/people'
import { shares } from '@contract/registry/shares'
import { describe, expect, it } from 'vitest'

/** Returns the part of a body that the portal reads, or undefined where the shape does not fit. */
const readAs = <A>(call: CallFacts<string, unknown, unknown, A, unknown>, body: unknown): A | undefined =>
  call.wrapping
    .candidates(body)
    .map(candidate => call.answer.safeParse(candidate))
    .find(({ success }) => success)?.data

describe('a file', () => {
  const file = { brn: 80020001, name: 'KAMPALA MILLERS LTD' }
  it.each([file, { data: file }, { data: { data: file } }])('is read from %o', body =>
    expect(readAs(companies.read, body)).toEqual({ brn: '80020001', name: 'KAMPALA MILLERS LTD' }),
  )
  it('accepts partners with only a name', () =>
    expect(
      readAs(businessNames.read, { data: { brn: '1', partners: { individualPartners: [{ surName: 'Okello' }] } } }),
    ).toMatchObject({ partners: { individualPartners: [{ surName: 'Okello' }] } }))
  it('is rejected without a BRN', () => expect(readAs(companies.read, { data: { name: 'X' } })).toBeUndefined())
})

describe('a secretary', () => {
  const person = { entityType: 'CORPORATE', registeredName: 'Amani Secretaries Ltd' }
  it.each([
    ['data', { data: person }],
    ['data.content', { data: { content: person } }],
    ['content', { content: person }],
    ['a list of one', { data: [person] }],
    ['data.content as a list of one', { data: { content: [person] } }],
  ])('is read from %s', (_, body) => expect(readAs(people.secretary, body)).toEqual(person))
  it.each([{ data: null }, { data: [] }, { data: {} }, {}, { data: { content: [] } }])('is absent in %o', body =>
    expect(readAs(people.secretary, body)).toBeNull(),
  )
})

describe('places', () => {
  it('are read from texts and from objects with a name', () =>
    expect(
      readAs(people.secretary, {
        data: { physicalAddress: { district: { name: 'Gulu' }, village: 'Pece', parish: null, id: 7 } },
      }),
    ).toEqual({ physicalAddress: { district: 'Gulu', village: 'Pece', parish: null } }))
  it('are empty when no part has a name', () =>
    expect(readAs(addresses.ofCompany, { data: { village: {}, address: { plot: 12 } } })).toEqual({
      village: null,
      address: { plot: '12' },
    }))
  it('are read from data.data for a village', () =>
    expect(readAs(addresses.byVillage, { data: { data: { village: 'Pece' } } })).toEqual({ village: 'Pece' }))
})

describe('whether Form 18 is filed', () => {
  it.each([
    [true, true],
    ['COMPLIANT', true],
    ['yes', true],
    ['NON_COMPLIANT', false],
    ['', false],
    [false, false],
  ])('reads %o as %o', (said, filed) =>
    expect(readAs(addresses.compliance, { data: { formCompliance: { complianceForForm18: said } } })).toEqual({
      formCompliance: { complianceForForm18: filed },
    }),
  )
})

describe('shares', () => {
  it('are read from amounts as text and classes as objects', () =>
    expect(
      readAs(shares.classification, {
        data: {
          content: {
            shareCapital: '10,000,000.50',
            nominalShareClassifications: [
              { nominalClass: { name: 'ORDINARY' }, number: '100', subClasses: ['A', { name: 'B' }] },
            ],
          },
        },
      }),
    ).toEqual({
      shareCapital: 10_000_000.5,
      nominalShareClassifications: [{ nominalClass: 'ORDINARY', number: 100, subClasses: ['A', 'B'] }],
    }))
})

describe('lists', () => {
  it.each([[{ data: null }], [{ data: [] }], [{ data: { content: [] } }], [[]]])('are empty in %o', body =>
    expect(filings.history.envelope.open(body)).toEqual({ rows: [], total: 0 }),
  )
})

describe('a file from EDMS', () => {
  const stream = { Base64FileStream: 'JVBERi0=' }
  it.each([stream, [stream], { data: stream }, { data: [stream] }])('is read from %o', body =>
    expect(readAs(entityDocuments.companyFile, body)).toEqual(stream),
  )
  it('is read where it has 0 bytes', () => {
    const empty = { Base64FileStream: '' }
    expect(readAs(entityDocuments.companyFile, empty)).toEqual(empty)
  })
  it.each([{}, [], { Base64FileStream: null }])('is none in %o', body =>
    expect(readAs(entityDocuments.companyFile, body)).toBeUndefined(),
  )
})
