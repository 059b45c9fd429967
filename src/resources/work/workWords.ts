/** Groups of work by its due day, the most urgent first. */
export const urgencyWords = {
  OVERDUE: 'Overdue',
  TODAY: 'Today',
  WEEK: 'This week',
  LATER: 'Later',
  PAUSED: 'Waiting for others',
  SNOOZED: 'Snoozed',
  BACKLOG: 'Backlog',
}

/** Reasons for settling work, the usual one first. */
export const reasonWords = {
  ELSEWHERE: 'Dealt with outside the portal',
  NOT_NEEDED: 'No longer needed',
  DUPLICATE: 'Entered twice',
  OTHER: 'Another reason',
}

/** Areas of work. */
export const areaWords = {
  PRACTITIONERS: 'Practitioners',
  PROCESSES: 'Internal processing',
  BILLING: 'Billing',
  DOCUMENTS: 'Documents',
  INSOLVENCY: 'Insolvency',
  INTEGRATIONS: 'Integrations',
  NOTES: 'Reminders',
}

/** Kinds of work, by their source. */
export const sourceWords = {
  COMPLAINT: 'Complaint',
  PRACTITIONER_APPLICATION: 'Practitioner application',
  PROCESS: 'Stopped process',
  CORRECTION: 'Failed correction',
  PAYMENT: 'Unsettled payment',
  DOCUMENT: 'Document missing from EDMS',
  INSOLVENCY_APPLICATION: 'Insolvency application',
  GO_LIVE: 'Go-live request',
  REMINDER: 'Reminder',
}
