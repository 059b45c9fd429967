import { advocate, deed, type LegalText, law, notices } from './legalText'

const loan = [
  'The Lender has advanced to the Borrower UGX {sum}, which the Borrower acknowledges to have received.',
  'The Borrower repays the sum in thirty-six equal monthly instalments, with interest at the agreed rate on what is outstanding.',
  'As security the Borrower charges in favour of the Lender: {pledge}.',
  'The Borrower keeps what is charged insured and in good repair, and neither sells nor charges it again without the written consent of the Lender.',
  'If an instalment stays unpaid for thirty days after a written demand, the whole sum falls due and the Lender may enforce the security as the law provides.',
  'When everything owed has been paid, the Lender releases the security at the cost of the Borrower.',
]
const borrowing = { Borrowers: 'the Borrower', Lenders: 'the Lender' }

const facility: LegalText = {
  title: 'Facility Letter',
  called: borrowing,
  opening: [
    'We are pleased to offer a facility on the terms below, which the Borrower accepts by signing this letter.',
  ],
  clauses: [...loan, law],
  close: 'Signed for the Lender, and accepted for the Borrower.',
  witness: advocate,
}

/** Texts of documents about secured loans, by document type. */
export const lendingTexts: Readonly<Record<string, LegalText>> = {
  CHATTEL: {
    title: 'Chattels Transfer',
    called: borrowing,
    opening: ['THIS INSTRUMENT is made on {made} between the Borrower and the Lender named below.'],
    clauses: [...loan, law],
    close: deed,
    witness: advocate,
  },
  DEBENTURE: {
    title: 'Debenture',
    called: borrowing,
    opening: ['THIS DEBENTURE is made on {made} between the Borrower and the Lender named below.'],
    clauses: [
      ...loan,
      'The Lender may appoint a receiver at any time after the security has become enforceable; the receiver is the agent of the Borrower.',
      notices,
      law,
    ],
    close: deed,
    witness: advocate,
  },
  DEMAND_PROMISSORY_NOTE: {
    title: 'Demand Promissory Note',
    called: borrowing,
    opening: ['ON DEMAND, {Borrowers} promises to pay to {Lenders} or order the sum of UGX {sum} for value received.'],
    clauses: [
      'Interest runs from the date of this note until payment at the rate agreed between the parties.',
      'Presentment, protest and notice of dishonour are waived.',
    ],
    close: 'Dated {made}.',
    witness: advocate,
  },
  FACILITY_LETTER: facility,
  MORTGAGE_DEED: {
    title: 'Mortgage Deed',
    called: { Mortgagors: 'the Mortgagor', Mortgagees: 'the Mortgagee' },
    opening: ['THIS MORTGAGE is made on {made} between the Mortgagor and the Mortgagee named below.'],
    clauses: [
      'The Mortgagee has lent UGX {sum} to the Mortgagor, who acknowledges to have received it.',
      'As security the Mortgagor mortgages to the Mortgagee: {pledge}.',
      'The Mortgagor pays the rates, keeps the property insured and lets nobody into possession without the written consent of the Mortgagee.',
      'On default for forty-five days after notice the Mortgagee may exercise the powers that the Mortgage Act gives.',
      'The spouse of the Mortgagor, where there is one, has consented in a separate document.',
      law,
    ],
    close: deed,
    witness: advocate,
  },
  SPOUSAL_CONSENT: {
    title: 'Spousal Consent',
    called: {
      ConsentingPerson: 'the consenting spouse',
      Borrower: 'the Borrower',
      Mortgagee: 'the Mortgagee',
      Creditor: 'the Creditor',
    },
    opening: ['I, {ConsentingPerson}, being the spouse of {Borrower}, consent to the transaction described below.'],
    clauses: [
      'I have read the mortgage in favour of {Mortgagee}, which secures UGX {sum} on {pledge}.',
      'I know that this is family land, and that it may be sold if the sum is not repaid.',
      'I have had independent advice, and give this consent freely and without undue influence.',
    ],
    close: 'Given on {made}.',
    witness: advocate,
  },
}
