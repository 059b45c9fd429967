import {
  type LegalDocumentType,
  legalDocuments,
  legalDocumentTypes,
  otherSpellings,
} from '@contract/registry/legalDocuments'
import { inWords, kindOf } from '@/definition/defineInstrument'
import { defineResource } from '@/definition/defineResource'
import { choice, code, computed, date, text } from '@/definition/field'
import { documentTypes } from './documentTypes'
import { registrySizes } from './strikes'

const types = Object.fromEntries(Object.entries(documentTypes).map(([type, { label }]) => [type, label]))
const offered = Object.fromEntries(legalDocumentTypes.map(type => [type, documentTypes[type].label])) as Record<
  LegalDocumentType,
  string
>

/** Returns a type under its declared spelling; an undeclared one as its name in words. */
const shownType = (type: string) => {
  const { key } = kindOf({ kinds: documentTypes, alike: otherSpellings }, type) ?? {}
  return key ?? inWords(type)
}

export default defineResource(legalDocuments.list, {
  name: 'registry/document',
  label: 'Document Registry',
  path: 'registry/document',
  key: 'instrumentNumber',
  sizes: registrySizes,
  size: 15,
  search: { filter: 'search', on: 'change', placeholder: 'Instrument number or subject' },
  filters: { type: choice('Document Type', offered), from: date('Start date'), to: date('End date') },
  period: { from: 'from', to: 'to' },
  fields: {
    instrumentNumber: code('Instrument No.', { width: 18, leadsTo: 'instrument' }),
    subjectMatter: text('Subject', { width: 'rest' }),
    filingDate: date('Filing Date'),
    dateOfExecution: date('Execution Date'),
  },
  computed: {
    type: computed('choice', 'Document Type', ({ documentType }) => documentType && shownType(documentType), {
      options: types,
    }),
    // Literal: always Registered (decision C9).
    status: computed('choice', 'Status', () => 'Registered', {
      options: { Registered: 'Registered' },
      tone: () => 'good',
    }),
  },
  columns: ['instrumentNumber', 'type', 'subjectMatter', 'filingDate', 'dateOfExecution', 'status'],
  sortable: ['instrumentNumber', 'subjectMatter', 'filingDate'],
  sort: { field: 'filingDate', order: 'DESC' },
  headline: 'subjectMatter',
  failedToast: 'message',
  notFoundHint: 'Check the instrument number, or choose another document type.',
  actions: {
    view: {
      type: 'open',
      label: 'View',
      icon: 'view',
      primary: true,
      permit: 'can_view_reservation_settings',
      open: ({ instrumentNumber }) => `registry/document-viewer/${encodeURIComponent(instrumentNumber ?? '')}`,
    },
  },
})
