import { partiesOf } from '@contract/registry/legalDocumentDetails'
import { furtherDocumentTypes, legalDocumentTypes } from '@contract/registry/legalDocuments'
import { describe, expect, it } from 'vitest'
import { kindWords, partiesInOrder, roleWords, undeclared } from '@/customPages/instrument/details'
import { inWords } from '@/definition/defineInstrument'
import legalDocument from '@/resources/files/legalDocument'

describe('the kinds of legal documents', () => {
  it.each([...legalDocumentTypes, ...furtherDocumentTypes])('%s has a name and its roles', type => {
    expect(kindWords(legalDocument, type)).toMatch(/^[A-Z]/)
    expect(Object.keys(legalDocument.roles)).toEqual(
      expect.arrayContaining([...(legalDocument.kinds[legalDocument.alike[type] ?? type]?.parties ?? ['none'])]),
    )
  })

  it('are the same for both spellings of one type', () => {
    const [advice, advise, other, others] = [
      'INDEPENDENT_ADVICE_FORM',
      'INDEPENDENT_ADVISE_FORM',
      'OTHER',
      'OTHERS',
    ].map(type => kindWords(legalDocument, type))
    expect([advise, others]).toEqual([advice, other])
  })

  it('shows unpublished kinds and roles by their own names', () => {
    expect(kindWords(legalDocument, 'HIRE_PURCHASE_AGREEMENT')).toBe('Hire Purchase Agreement')
    expect(roleWords(legalDocument, 'JointOwners')).toBe('Joint Owners')
    expect(kindWords(legalDocument, 'toString')).toBe('To String')
  })
})

describe('the facts of a legal document', () => {
  const roles = (kind: string, ...keys: string[]) =>
    partiesInOrder(legalDocument, kind, partiesOf(Object.fromEntries(keys.map(key => [key, ['X']])))).map(
      ({ role }) => role,
    )

  it.each([
    ['AGREEMENT', 'Agreement', ['Parties'], ['entityParties', 'individualParties']],
    ['AFFIDAVIT', 'Affidavit', ['Declarant/Deponent'], ['individualDeclarantDeponent']],
    ['POWER_OF_ATTORNEY', 'Power of Attorney', ['Donor', 'Donee'], ['individualDonee', 'individualDonor']],
    ['CHATTEL', 'Chattel', ['Borrowers', 'Lenders'], ['entityLenders', 'individualBorrowers']],
    ['DEED_OF_ASSIGNMENT', 'Deed of Assignment', ['Assigners', 'Assignees'], ['entityAssignees', 'entityAssigners']],
    ['MORTGAGE_DEED', 'Mortgage Deed', ['Mortgagors', 'Mortgagees'], ['entityMortgagees', 'individualMortgagors']],
    [
      'SPOUSAL_CONSENT',
      'Spousal Consent',
      ['Consenting Person', 'Borrower', 'Mortgagee', 'Creditor'],
      ['entityCreditor', 'entityMortgagee', 'individualBorrower', 'individualConsentingPerson'],
    ],
    ['WILL', 'Will', ['Parties', 'Beneficiary'], ['entityBeneficiary', 'individualBeneficiary', 'individualParties']],
    ['DEED_OF_GIFT', 'Deed of Gift', ['Donor', 'Donee'], ['individualDonee', 'individualDonor']],
    ['resolution', 'Resolution', ['Parties'], ['entityParties']],
    [
      'INDEPENDENT_ADVICE_FORM',
      'Independent Advice Form',
      ['Adviser', 'Advised'],
      ['individualAdvise', 'entityAdviser'],
    ],
    [
      'INDEPENDENT_ADVISE_FORM',
      'Independent Advice Form',
      ['Adviser', 'Advised'],
      ['individualAdvise', 'entityAdviser'],
    ],
    ['OTHERS', 'Other', ['Parties'], ['individualParties']],
    ['HIRE_PURCHASE_AGREEMENT', 'Hire Purchase Agreement', ['Hirer', 'Owner'], ['individualHirer', 'entityOwner']],
  ])('of the type %s are called %s, and name its own parties in order', (type, label, captions, keys) => {
    expect(kindWords(legalDocument, type)).toBe(label)
    const groups = partiesInOrder(legalDocument, type, partiesOf(Object.fromEntries(keys.map(key => [key, ['X']]))))
    expect(groups.map(({ role }) => roleWords(legalDocument, role))).toEqual(captions)
  })

  it('begins with the main parties of its kind, and omits none', () => {
    expect(roles('MORTGAGE_DEED', 'individualSurety', 'entityMortgagees', 'individualMortgagors')).toEqual([
      'Mortgagors',
      'Mortgagees',
      'Surety',
    ])
    expect(roles('NOBODY_KNOWS', 'individualB', 'individualA')).toEqual(['B', 'A'])
  })

  it('shows all other fields under a label made of their names, without internal numbers and parties', () => {
    const details = {
      documentType: 'WILL',
      edmsId: 'x',
      id: 7,
      instrumentId: 9,
      hirePrice: 5,
      remarks: ' stamped ',
      blank: ' ',
      nested: { a: 1 },
      individualParties: 'P',
      collateral: 'said elsewhere',
    }
    expect(undeclared(legalDocument, details)).toEqual([
      { key: 'hirePrice', label: 'Hire Price', text: '5' },
      { key: 'remarks', label: 'Remarks', text: 'stamped' },
    ])
  })

  it.each([
    ['POWER_OF_ATTORNEY', 'Power of Attorney'],
    ['resolution', 'Resolution'],
    ['dateOfBirth', 'Date of Birth'],
    ['', ''],
  ])('spells %s as %s', (name, said) => expect(inWords(name)).toBe(said))
})
