import type { RecordKind } from '@contract/portal/noteKinds'
import type { WorkItem } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import type { WorkPage } from '@/customPages/work/workPage'
import { page, pageOf } from './recordPages'

type Item = Pick<WorkItem, 'key' | 'kind'>

const practitioner = (number: string, tab?: string) =>
  page(`registry/practitioner-viewer/${encodeURIComponent(number)}`, { tab })
const application = ({ key, kind }: Item) => page('insolvency-settings', { tab: 'submissions', application: key, kind })
const file = (brn: string, tab?: string) => page(`registry/file-viewer/${encodeURIComponent(brn)}`, { tab })

/** Types of file by the register of an entity. */
const fileTypes: Readonly<Record<string, string>> = {
  COMPANY: 'company',
  BUSINESS_NAME: 'business',
  BUILDING_SOCIETY: 'building-society',
}

/** Sections of the processes, by the service that runs them. */
const sections: Readonly<Record<string, string>> = {
  REGISTRATION: 'registration',
  INCORPORATION: 'incorporation/processes',
  CORRECTION: 'data-correction',
}

/** Files by the kind of record that a reminder is about. */
const recordPages: Record<RecordKind, (key: string) => string> = {
  ENTITY: key => file(key),
  PERSON: key => pageOf('PERSON', { key, status: null }),
  PRACTITIONER: key => practitioner(key),
  LEGAL_DOCUMENT: key => pageOf('LEGAL_DOCUMENT', { key, status: null }),
  APPLICATION: key => application({ key }),
  PAYMENT: key => pageOf('PAYMENT', { key, status: null }),
  PROCESS: key => page('internal-processes/registration', { search: key }),
  ACCOUNT: key => pageOf('ACCOUNT', { key, status: null }),
}

const isRecordKind = (kind: string | null | undefined): kind is RecordKind => (kind ?? '') in recordPages

/** Pages on which the work of each source is decided; the same addresses that the lists of its part lead to. */
export const workPages: Record<WorkSource, WorkPage> = {
  COMPLAINT: { address: ({ kind }) => practitioner(kind ?? '', 'complaints') },
  PRACTITIONER_APPLICATION: { address: ({ key }) => practitioner(key) },
  PROCESS: {
    address: ({ key, kind }) => page(`internal-processes/${sections[kind ?? ''] ?? 'registration'}`, { search: key }),
  },
  CORRECTION: { address: ({ key }) => page('internal-processes/data-correction', { search: key }) },
  PAYMENT: { address: ({ key }) => pageOf('PAYMENT', { key, status: null }) },
  DOCUMENT: {
    address: ({ key }) => file(key, 'documents'),
    fileType: ({ kind }) => fileTypes[kind ?? ''],
  },
  INSOLVENCY_APPLICATION: { address: application },
  GO_LIVE: {
    address: ({ key, kind }) =>
      page('integrations/mdas_and_partners', {
        tab: kind === 'MDA' ? 'mdas' : 'partners',
        api: 'mode',
        account: key,
        mode: 'live',
      }),
  },
  REMINDER: { address: ({ key, kind }) => (isRecordKind(kind) ? recordPages[kind](key) : page('work')) },
}
