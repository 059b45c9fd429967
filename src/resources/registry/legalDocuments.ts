import { type LegalDocumentType, legalDocuments, legalDocumentTypes } from '@contract/registry/legalDocuments'
import { defineResource } from '@/definition/defineResource'
import { choice, code, computed, date, text } from '@/definition/field'
import { registrySizes } from './strikes'

/** POWER_OF_ATTORNEY reads 'Power Of Attorney' (decision C8). */
const titleCase = (type: string) =>
  type
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')

const types = Object.fromEntries(legalDocumentTypes.map(type => [type, titleCase(type)])) as Record<
  LegalDocumentType,
  string
>

export default defineResource(legalDocuments.list, {
  name: 'legalDocuments',
  label: 'Document Registry',
  about: 'Legal documents and instruments filed with the registry.',
  path: 'registry/document',
  key: 'instrumentNumber',
  sizes: registrySizes,
  size: 15,
  search: { filter: 'search', on: 'change', placeholder: 'Instrument number or subject' },
  filters: { type: choice('Document Type', types) },
  fields: {
    instrumentNumber: code('Instrument No.', { width: 18 }),
    subjectMatter: text('Subject'),
    filingDate: date('Filing Date'),
    dateOfExecution: date('Execution Date'),
  },
  computed: {
    type: computed(
      'choice',
      'Document Type',
      ({ documentType }) => documentType && (documentType in types ? documentType : titleCase(documentType)),
      { options: types },
    ),
    // Literal: always Registered (decision C9).
    status: computed('choice', 'Status', () => 'Registered', {
      options: { Registered: 'Registered' },
      tone: () => 'good',
    }),
  },
  columns: ['instrumentNumber', 'type', 'subjectMatter', 'filingDate', 'dateOfExecution', 'status'],
  headline: 'subjectMatter',
  failedToast: 'message',
  emptyHint: 'Check the instrument number, or choose another document type.',
  actions: {
    view: {
      label: 'View',
      icon: 'view',
      primary: true,
      open: ({ instrumentNumber }) => `registry/document-viewer/${encodeURIComponent(instrumentNumber)}`,
    },
  },
})
