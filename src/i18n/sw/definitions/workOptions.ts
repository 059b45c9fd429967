/** Labels of urgencies, areas and sources of work, in Kiswahili. */
export const urgency = {
  OVERDUE: 'Imechelewa',
  TODAY: 'Leo',
  WEEK: 'Wiki hii',
  LATER: 'Baadaye',
  PAUSED: 'Inasubiri wengine',
  SNOOZED: 'Imeahirishwa',
}

export const area = {
  PRACTITIONERS: 'Wafilisi',
  PROCESSES: 'Michakato ya ndani',
  BILLING: 'Ankara',
  DOCUMENTS: 'Hati',
  INSOLVENCY: 'Ufilisi',
  INTEGRATIONS: 'Miunganisho',
  NOTES: 'Vikumbusho',
}

export const source = {
  COMPLAINT: 'Lalamiko',
  PRACTITIONER_APPLICATION: 'Ombi la mfilisi',
  PROCESS: 'Mchakato uliosimama',
  CORRECTION: 'Marekebisho yaliyoshindikana',
  PAYMENT: 'Malipo yasiyokamilika',
  DOCUMENT: 'Hati isiyo EDMS',
  INSOLVENCY_APPLICATION: 'Ombi la ufilisi',
  GO_LIVE: 'Ombi la kuanza kazi',
  REMINDER: 'Kikumbusho',
}
