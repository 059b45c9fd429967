import { findings } from '@contract/portal/findings'
import type { DoctorWords } from '.'

const words: DoctorWords = {
  refresh: 'Check again',
  at: 'Checked on %{at}',
  nothing: 'Nothing is wrong.',
  faults: 'Faults: %{count}',
  warnings: 'Warnings: %{count}',
  fine: 'In order',
  fault: 'Fault',
  warning: 'Warning',
  checks: {
    settings: 'Settings',
    database: 'Database',
    objects: 'Triggers and indexes',
    clock: 'Clock',
    disk: 'Disk',
    mail: 'Mail server',
    documents: 'Document store',
    backup: 'Backup',
    trail: 'Audit trail',
    keys: 'Keys',
    signing: 'Signature of extracts',
    queues: 'Queues',
    permissions: 'Permissions',
    work: 'Work',
  },
  findings,
}
export default words
