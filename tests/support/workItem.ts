import { toId } from '@contract/id'
import type { WorkItem } from '@contract/portal/work'

/** Account of the person who has the item. */
export const ME = '4d6f1c7e-0000-4000-8000-000000000001'

/** A complaint of today that is this person's. */
export const myItem: WorkItem = {
  id: toId('7'),
  source: 'COMPLAINT',
  key: 'IPC-1000007',
  subject: 'Jane',
  since: '2026-11-01T09:00:00Z',
  urgency: 'TODAY',
  holderId: ME,
}
