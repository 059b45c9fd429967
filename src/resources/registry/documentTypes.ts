import type { PartyRole } from '@contract/registry/legalDocumentDetails'
import type { AnyDocumentType, otherSpellings } from '@contract/registry/legalDocuments'

type Type = { label: string; parties: readonly PartyRole[] }

/**
 * Published types of legal document: label (decision C8), and the roles of its parties in reading order
 * (docs/requirements/registries.md; decision D19).
 */
export const documentTypes: Readonly<Record<Exclude<AnyDocumentType, keyof typeof otherSpellings>, Type>> = {
  AGREEMENT: { label: 'Agreement', parties: ['Parties'] },
  GUARANTEE: { label: 'Guarantee', parties: ['Parties', 'Beneficiary'] },
  POWER_OF_ATTORNEY: { label: 'Power of Attorney', parties: ['Donor', 'Donee'] },
  AFFIDAVIT: { label: 'Affidavit', parties: ['DeclarantDeponent'] },
  STATUTORY_DECLARATION: { label: 'Statutory Declaration', parties: ['DeclarantDeponent'] },
  CHATTEL: { label: 'Chattel', parties: ['Borrowers', 'Lenders'] },
  DEBENTURE: { label: 'Debenture', parties: ['Borrowers', 'Lenders'] },
  DEMAND_PROMISSORY_NOTE: { label: 'Demand Promissory Note', parties: ['Borrowers', 'Lenders'] },
  REPORT_OF_DIRECTORS: { label: 'Report of Directors', parties: ['Parties'] },
  CONSTITUTION: { label: 'Constitution', parties: ['Parties'] },
  FACILITY_LETTER: { label: 'Facility Letter', parties: ['Lenders', 'Borrowers'] },
  DEED_OF_ASSIGNMENT: { label: 'Deed of Assignment', parties: ['Assigners', 'Assignees'] },
  DEED_POLL: { label: 'Deed Poll', parties: ['DeclarantDeponent'] },
  MORTGAGE_DEED: { label: 'Mortgage Deed', parties: ['Mortgagors', 'Mortgagees'] },
  SPOUSAL_CONSENT: {
    label: 'Spousal Consent',
    parties: ['ConsentingPerson', 'Borrower', 'Mortgagee', 'Creditor'],
  },
  WILL: { label: 'Will', parties: ['Parties', 'Beneficiary'] },
  INDEPENDENT_ADVICE_FORM: { label: 'Independent Advice Form', parties: ['Adviser', 'Advise'] },
  resolution: { label: 'Resolution', parties: ['Parties'] },
  OTHER: { label: 'Other', parties: ['Parties'] },
  MINUTES: { label: 'Minutes', parties: ['Parties'] },
  RESOLUTION_AS_A_DOCUMENT: { label: 'Resolution as a Document', parties: ['Parties'] },
  DEED_OF_INTER_VIVOS: { label: 'Deed of Inter Vivos', parties: ['Donor', 'Donee'] },
  DEED_OF_VARIATION: { label: 'Deed of Variation', parties: ['Parties'] },
  DEED_OF_GIFT: { label: 'Deed of Gift', parties: ['Donor', 'Donee'] },
  DEED_OF_INDEMNITY: { label: 'Deed of Indemnity', parties: ['Parties', 'Beneficiary'] },
  DEED_OF_TRUST: { label: 'Deed of Trust', parties: ['Parties', 'Beneficiary'] },
}
