import { type LegalDocumentDetails, partiesOf } from '@contract/registry/legalDocumentDetails'
import { legalDocuments, otherSpellings } from '@contract/registry/legalDocuments'
import { defineInstrument } from '@/definition/defineInstrument'
import { computed } from '@/definition/field'
import { reading } from '@/definition/source'
import { documentTypes } from '../registry/documentTypes'
import { personKinds } from './people'

type Details = LegalDocumentDetails

export default defineInstrument({
  name: 'legalDocument',
  label: 'Legal Document',
  path: 'registry/document-viewer',
  crumb: { label: 'Document', path: 'registry/document' },
  dateLabel: 'Registration Date',
  read: reading(
    legalDocuments.details.from(({ number }: { number: string }) => ({ query: { instrumentNumber: number } })),
  ),
  file: legalDocuments.file.from(({ handle }: { handle: string }) => ({ body: { documentHandle: handle } })),
  head: ({ documentType, subjectMatter, filingDate, edmsId }) => ({
    kind: documentType || undefined,
    subject: subjectMatter || undefined,
    date: filingDate || undefined,
    handle: edmsId || undefined,
  }),
  kinds: documentTypes,
  alike: otherSpellings,
  roles: {
    Parties: 'Parties',
    Beneficiary: 'Beneficiary',
    DeclarantDeponent: 'Declarant/Deponent',
    Borrowers: 'Borrowers',
    Lenders: 'Lenders',
    Assigners: 'Assigners',
    Assignees: 'Assignees',
    Mortgagors: 'Mortgagors',
    Mortgagees: 'Mortgagees',
    Donor: 'Donor',
    Donee: 'Donee',
    ConsentingPerson: 'Consenting Person',
    Mortgagee: 'Mortgagee',
    Borrower: 'Borrower',
    Creditor: 'Creditor',
    Adviser: 'Adviser',
    Advise: 'Advised',
  },
  partiesOf,
  partyKinds: personKinds,
  facts: {
    dateOfExecution: computed<Details>('date', 'Execution Date', ({ dateOfExecution }) => dateOfExecution),
    amountSecured: computed<Details>('money', 'Amount Secured', ({ amountSecured }) => amountSecured),
    collateral: computed<Details>('text', 'Collateral', ({ collateral }) => collateral),
    oldName: computed<Details>('text', 'Old Name', ({ oldName }) => oldName),
    newName: computed<Details>('text', 'New Name', ({ newName }) => newName),
    physicalAddress: computed<Details>('text', 'Physical Address', ({ physicalAddress }) => physicalAddress),
  },
  apart: ['instrumentNumber', 'documentType', 'subjectMatter', 'filingDate', 'edmsId'],
})
