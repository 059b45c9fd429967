import { documentWork } from './documents'
import { insolvencyApplicationWork } from './insolvency'
import { goLiveWork } from './integrations'
import { paymentWork } from './payments'
import { complaintWork, practitionerApplicationWork } from './practitioners'
import { correctionWork, processWork } from './processes'
import { reminderWork } from './reminders'
import type { WorkRows } from './workRows'

/** All sources of work that the database keeps. */
export const workRows: readonly WorkRows[] = [
  complaintWork,
  practitionerApplicationWork,
  processWork,
  correctionWork,
  paymentWork,
  documentWork,
  insolvencyApplicationWork,
  goLiveWork,
  reminderWork,
]
