import type { AnyDocumentType } from '@contract/registry/legalDocuments'

/** Parties of a document: `a` and `b` are entities, `p` and `q` people, `n` is `p` under a new name. */
type Cast = Record<string, string>

export type Instrument = {
  /** Number of documents of this type among roughly a thousand. */
  share: number
  /** Subject of the document: {a} stands for the name of `a`. */
  subject: string
  parties: Cast
  secures?: 'amount' | 'land' | 'goods' | 'assets'
  renames?: true
}

/** A type that the documents do not name, as a host may have one: its parties have roles of their own. */
export const UNPUBLISHED = 'HIRE_PURCHASE_AGREEMENT'

/** Legal documents of the demonstration, with the parties of each. */
export const instruments: Record<AnyDocumentType | typeof UNPUBLISHED, Instrument> = {
  AGREEMENT: { share: 120, subject: 'Sale agreement between {a} and {p}', parties: { Parties: 'ap' } },
  GUARANTEE: {
    share: 60,
    subject: 'Guarantee by {p} of the obligations of {a}',
    parties: { Parties: 'pa', Beneficiary: 'b' },
    secures: 'amount',
  },
  POWER_OF_ATTORNEY: {
    share: 140,
    subject: 'Powers of attorney from {p} to {q}',
    parties: { Donor: 'p', Donee: 'q' },
  },
  AFFIDAVIT: { share: 110, subject: 'Affidavit of {p}', parties: { DeclarantDeponent: 'p' } },
  STATUTORY_DECLARATION: {
    share: 70,
    subject: 'Statutory declaration of {p} on a change of names',
    parties: { DeclarantDeponent: 'p' },
  },
  CHATTEL: {
    share: 60,
    subject: 'Chattels transfer by {p} to {a}',
    parties: { Borrowers: 'p', Lenders: 'a' },
    secures: 'goods',
  },
  DEBENTURE: {
    share: 70,
    subject: 'Debenture of {a} in favour of {b}',
    parties: { Borrowers: 'a', Lenders: 'b' },
    secures: 'assets',
  },
  DEMAND_PROMISSORY_NOTE: {
    share: 30,
    subject: 'Demand promissory note by {a} to {p}',
    parties: { Borrowers: 'a', Lenders: 'p' },
    secures: 'amount',
  },
  REPORT_OF_DIRECTORS: { share: 20, subject: 'Report of the directors of {a}', parties: { Parties: 'apq' } },
  CONSTITUTION: { share: 40, subject: 'Constitution of {a}', parties: { Parties: 'a' } },
  FACILITY_LETTER: {
    share: 40,
    subject: 'Facility letter from {a} to {b}',
    parties: { Lenders: 'a', Borrowers: 'b' },
    secures: 'assets',
  },
  DEED_OF_ASSIGNMENT: {
    share: 40,
    subject: 'Deed of assignment from {a} to {b}',
    parties: { Assigners: 'a', Assignees: 'b' },
  },
  DEED_POLL: {
    share: 50,
    subject: 'Deed poll of {p}, now {n}',
    parties: { DeclarantDeponent: 'n' },
    renames: true,
  },
  MORTGAGE_DEED: {
    share: 40,
    subject: 'Mortgage deed between {p} and {a}',
    parties: { Mortgagors: 'pq', Mortgagees: 'a' },
    secures: 'land',
  },
  SPOUSAL_CONSENT: {
    share: 30,
    subject: 'Spousal consent of {p}',
    parties: { ConsentingPerson: 'p', Borrower: 'q', Mortgagee: 'a', Creditor: 'b' },
    secures: 'land',
  },
  WILL: { share: 20, subject: 'Will of {p}', parties: { Parties: 'p', Beneficiary: 'qa' } },
  INDEPENDENT_ADVICE_FORM: {
    share: 10,
    subject: 'Independent advice to {p}',
    parties: { Adviser: 'q', Advise: 'p' },
  },
  resolution: { share: 30, subject: 'Resolution of {a}', parties: { Parties: 'a' } },
  OTHER: { share: 20, subject: 'Letter of {p} to {a}', parties: { Parties: 'pa' } },
  MINUTES: { share: 20, subject: 'Minutes of a general meeting of {a}', parties: { Parties: 'apq' } },
  OTHERS: { share: 10, subject: 'Receipt of {a} for {p}', parties: { Parties: 'ap' } },
  RESOLUTION_AS_A_DOCUMENT: {
    share: 15,
    subject: 'Special resolution of {a} on its name',
    parties: { Parties: 'a' },
  },
  DEED_OF_INTER_VIVOS: {
    share: 8,
    subject: 'Transfer inter vivos from {p} to {q}',
    parties: { Donor: 'p', Donee: 'q' },
  },
  DEED_OF_VARIATION: {
    share: 8,
    subject: 'Deed of variation between {a} and {b}',
    parties: { Parties: 'ab' },
  },
  DEED_OF_GIFT: { share: 12, subject: 'Deed of gift from {p} to {q}', parties: { Donor: 'p', Donee: 'q' } },
  DEED_OF_INDEMNITY: {
    share: 8,
    subject: 'Deed of indemnity by {p} in favour of {a}',
    parties: { Parties: 'p', Beneficiary: 'a' },
    secures: 'amount',
  },
  DEED_OF_TRUST: {
    share: 8,
    subject: 'Deed of trust by {p} for {q}',
    parties: { Parties: 'pa', Beneficiary: 'q' },
  },
  INDEPENDENT_ADVISE_FORM: {
    share: 6,
    subject: 'Independent advice to {p} on a mortgage to {a}',
    parties: { Adviser: 'b', Advise: 'p' },
  },
  [UNPUBLISHED]: {
    share: 5,
    subject: 'Hire purchase of a tractor by {p} from {a}',
    parties: { Hirer: 'p', Owner: 'a' },
    secures: 'amount',
  },
}
