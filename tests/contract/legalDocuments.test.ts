import { LegalDocumentDetails, partiesOf } from '@contract/registry/legalDocumentDetails'
import { legalDocuments } from '@contract/registry/legalDocuments'
import { describe, expect, it } from 'vitest'

const what = { documentType: 'MORTGAGE_DEED', subjectMatter: 'A mortgage' }
const read = (body: unknown) => {
  for (const candidate of legalDocuments.details.wrapping.candidates(body)) {
    const parsed = legalDocuments.details.answer.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  return undefined
}

describe('the details of a legal document', () => {
  it.each([what, { data: what }, { data: { data: what } }, { status: 200, message: 'ok', data: { data: what } }])(
    'are found in %j',
    body => {
      expect(read(body)).toMatchObject(what)
    },
  )

  it('are not found in an answer without a document', () => {
    expect(read({ data: { message: 'ok' } })).toBeUndefined()
  })

  it('accept numbers as text, missing fields and partial documents', () => {
    const details = LegalDocumentDetails.parse({
      ...what,
      edmsId: 4711,
      oldName: null,
      collateral: ['a lorry', { id: 7, description: 'a tractor' }],
      physicalAddress: { villageId: 12, village: { id: 3, name: 'Kawempe' }, district: 'Kampala' },
      amountSecured: '5,000,000',
    })
    expect(details).toMatchObject({
      edmsId: '4711',
      collateral: 'a lorry, a tractor',
      physicalAddress: 'Kawempe, Kampala',
      amountSecured: '5,000,000',
    })
    expect(details.oldName ?? undefined).toBeUndefined()
  })
})

describe('its parties', () => {
  it('are gathered by role in the order they come, whatever the role is called', () => {
    const groups = partiesOf({
      ...what,
      entityMortgagees: [{ registeredName: 'A Ltd', brn: 80020 }],
      individualMortgagors: [{ givenName: 'P' }, { givenName: 'Q' }],
      individualMortgagees: { givenName: 'R' },
      individualSurety: ['S'],
      entityLenders: [],
      individualLenders: null,
      entityBorrowers: 'B Ltd',
    })
    const [person, body] = [{ entityType: 'INDIVIDUAL' }, { entityType: 'CORPORATE' }]
    expect(groups).toEqual([
      {
        role: 'Mortgagees',
        parties: [
          { ...body, registeredName: 'A Ltd', brn: '80020' },
          { ...person, givenName: 'R' },
        ],
      },
      {
        role: 'Mortgagors',
        parties: [
          { ...person, givenName: 'P' },
          { ...person, givenName: 'Q' },
        ],
      },
      { role: 'Surety', parties: [{ ...person, name: 'S' }] },
      { role: 'Borrowers', parties: [{ ...body, name: 'B Ltd' }] },
    ])
  })

  it('are kept under other spellings of their fields', () => {
    const [group] = partiesOf({
      individualParties: [
        { firstName: 'Amina', lastName: 'Wafula' },
        { fullName: 'Peter Asiimwe' },
        { givenName: 'Rose', dateOfBirth: 19800101, phoneNumber: { country: 256 } },
        { unheardOf: true },
      ],
      entityParties: [{ entityName: 'A Ltd' }],
    })
    expect(group?.parties).toMatchObject([
      { name: 'Amina Wafula' },
      { name: 'Peter Asiimwe' },
      { givenName: 'Rose' },
      { entityType: 'INDIVIDUAL' },
      { name: 'A Ltd', entityType: 'CORPORATE' },
    ])
  })

  it('ignore fields with only a similar name, and empty parties', () => {
    expect(
      partiesOf({ individuality: ['x'], entity: ['y'], individualParties: [7, null, { givenName: 'P' }] }),
    ).toEqual([{ role: 'Parties', parties: [{ entityType: 'INDIVIDUAL', givenName: 'P' }] }])
  })
})
