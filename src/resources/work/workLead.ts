import type { WorkItem } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import type { Lead } from '@/definition/recordLink'
import { fileLead } from '../portal/fileLeads'

const ofEntity = ({ key, kind }: WorkItem) => fileLead('ENTITY', key, kind)

/** Record that the work of each source is about. */
const leads: Record<WorkSource, (item: WorkItem) => Lead | undefined> = {
  COMPLAINT: ({ kind }) => fileLead('PRACTITIONER', kind),
  PRACTITIONER_APPLICATION: ({ key }) => fileLead('PRACTITIONER', key),
  PROCESS: ofEntity,
  CORRECTION: ofEntity,
  PAYMENT: ({ key }) => fileLead('PAYMENT', key),
  DOCUMENT: ofEntity,
  INSOLVENCY_APPLICATION: ({ key }) => fileLead('APPLICATION', key),
  GO_LIVE: ({ key }) => ({ record: 'account', key }),
  // The kind of the record comes first, its register after it, as in `ENTITY COMPANY`.
  REMINDER: ({ key, kind }) => {
    const [record, register] = kind?.split(' ') ?? []
    return fileLead(record, key, register)
  },
}

/** Returns the record that an item of work is about; opening it takes no work. */
export const workLead = (item: WorkItem): Lead | undefined => leads[item.source](item)
