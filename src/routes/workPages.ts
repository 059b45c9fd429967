import type { FoundKind } from '@contract/portal/find'
import type { RecordKind } from '@contract/portal/noteKinds'
import type { WorkItem } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import type { WorkPage } from '@/customPages/work/workPage'
import { typesOfFiles } from '@/definition/recordLink'
import { page, pageOf } from './recordPages'

type Item = Pick<WorkItem, 'key' | 'kind'>

const practitioner = (number: string, tab?: string) =>
  page(`registry/practitioner-viewer/${encodeURIComponent(number)}`, { tab })
const application = ({ key, kind }: Item) => page('insolvency-settings', { tab: 'submissions', application: key, kind })
const file = (brn: string, tab?: string) => page(`registry/file-viewer/${encodeURIComponent(brn)}`, { tab })

/** Sections of the processes, by the service that runs them. */
const sections: Readonly<Record<string, string>> = {
  REGISTRATION: 'registration',
  INCORPORATION: 'incorporation/processes',
  CORRECTION: 'data-correction',
}

const entityFile = (tab?: string): WorkPage => ({
  address: ({ key }) => file(key, tab),
  fileType: ({ kind }) => typesOfFiles[kind ?? ''],
})
const processes: WorkPage = {
  address: ({ key, kind }) => page(`internal-processes/${sections[kind ?? ''] ?? 'registration'}`, { search: key }),
}
const recordPage = (kind: FoundKind): WorkPage => ({ address: ({ key }) => pageOf(kind, { key, status: null }) })

/** Pages of the records that reminders are about. */
const recordPages: Record<RecordKind, WorkPage> = {
  ENTITY: entityFile(),
  PERSON: recordPage('PERSON'),
  PRACTITIONER: { address: ({ key }) => practitioner(key) },
  LEGAL_DOCUMENT: recordPage('LEGAL_DOCUMENT'),
  APPLICATION: { address: application },
  PAYMENT: recordPage('PAYMENT'),
  PROCESS: processes,
  ACCOUNT: recordPage('ACCOUNT'),
}
const isRecordKind = (kind: string): kind is RecordKind => kind in recordPages

/** Returns the page of the record that a reminder is about; its register, service or type follows the record's kind. */
const reminded = ({ key, kind }: Item) => {
  const [record = '', detail] = kind?.split(' ') ?? []
  return isRecordKind(record) ? { record: recordPages[record], item: { key, kind: detail } } : undefined
}

/** Pages on which the work of each source is decided; the same addresses that the lists of its part lead to. */
const workPages: Record<WorkSource, WorkPage> = {
  COMPLAINT: { address: ({ kind }) => practitioner(kind ?? '', 'complaints') },
  PRACTITIONER_APPLICATION: { address: ({ key }) => practitioner(key) },
  PROCESS: processes,
  CORRECTION: { address: ({ key }) => page('internal-processes/data-correction', { search: key }) },
  PAYMENT: recordPage('PAYMENT'),
  DOCUMENT: entityFile('documents'),
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
  REMINDER: {
    address: item => {
      const about = reminded(item)
      return about ? about.record.address(about.item) : page('work')
    },
    fileType: item => {
      const about = reminded(item)
      return about?.record.fileType?.(about.item)
    },
  },
}

export default workPages
