import { filings } from '@contract/registry/filings'
import { type Tab, timeline } from '@/definition/defineFile'
import { listing } from '@/definition/source'

/** Sentence of each published change, and of those of filed changes; others have no sentence (docs/requirements/entity-file.md). */
const words = {
  DORMANCY: 'Filed for Dormancy',
  CHANGE_OF_NAME: 'Changed Company Name',
  CHANGE_OF_ADDRESS: 'Changed Address of Company',
  CHANGE_OF_SECRETARIES: 'Appointed a new Company Secretary',
  CHANGE_OF_DIRECTORS: 'Changed the Company Directors',
  CHANGE_OF_MEMBERSHIP: 'Changed membership of the Company',
  CHANGE_SHARE_CAPITAL: 'Changed Share Capital of the Company',
  ALLOTMENT_OF_SHARES: 'Allotted Shares of the Company',
  TRANSFER_OF_SHARES: 'Transferred Shares of the Company',
  CHANGE_OF_PARTICULARS: 'Changed Particulars of a Person',
  REGISTRATION_OF_CHARGE: 'Registered a Charge',
  SATISFACTION_OF_CHARGE: 'Filed the Satisfaction of a Charge',
  CHANGE_OF_STATUS: 'Changed Status',
  RESTORATION: 'Restored to the Register',
  APPEND_INFORMATION: 'Filed a Resolution',
  FILE_FORM_18: 'Filed Form 18 to provide the Address of the Company',
  FILE_FORM_20: 'Filed Form 20 to provide the Directors and Secretary of the Company',
  FILE_FORM_10: 'Filed Form 10 to allot Shares of the Company',
  FORM_13: 'Filed Charges',
  FORM_14: 'Filed Charges',
  FORM_15: 'Filed Charges',
  FORM_17: 'Filed Charges',
}

/** Tab with the filing history. The path of companies serves every kind of entity (decision D5). */
export const filingsTab: Tab<{ brn: string }> = timeline({
  key: 'filing-history',
  label: 'Filing History',
  source: listing(filings.history, ({ brn }) => ({ id: brn })),
  entry: ({ filingDate, changes, narrations, trackingNo }) => ({
    // Literal: only the letter between day and time is replaced.
    at: filingDate?.replace('T', ' '),
    changes: (changes ?? []).map(({ typeOfChangeBeingFiled }) => typeOfChangeBeingFiled ?? ''),
    texts: (narrations ?? []).map(({ description }) => description ?? '').filter(Boolean),
    number: trackingNo,
  }),
  words,
  number: 'Tracking No.',
  leadsTo: 'journey',
  none: 'No filing history yet',
  failedToast: true,
})
