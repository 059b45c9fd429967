import { type FoundKind, foundKinds } from '@contract/portal/find'
import type { JourneyLine } from '@contract/portal/journey'
import type { JourneyRecords } from '@/customPages/journey/records'
import transactions from '@/resources/billing/transactions'
import insolvencyApplications from '@/resources/insolvency/applications'
import dataCorrections from '@/resources/processes/dataCorrections'
import incorporationProcesses from '@/resources/processes/incorporationProcesses'
import registrationProcesses from '@/resources/processes/registrationProcesses'
import { fileTypeOf, page, pageOf } from './recordPages'

const processes = (section: string) => ({
  address: ({ number, status }: JourneyLine) => page(`internal-processes/${section}`, { search: number, status }),
  status: () => 'standing',
  row: ({ status }: JourneyLine) => ({ status }),
})
const isKind = (type: string): type is FoundKind => type in foundKinds
const fileOf = (number: string) => pageOf('COMPANY', { key: number, status: null })

/** Pages of the records that prove the steps of a case; the addresses are those of their own lists. */
const journeyRecords: JourneyRecords = {
  PAYMENT: {
    address: ({ number, status }) => pageOf('PAYMENT', { key: number, status }),
    list: transactions,
    status: ({ step }) => (step === 'paid' ? 'standing' : 'prnStanding'),
    actions: ['retry'],
    // A released PRN is not asked about any more.
    row: ({ step, status }) => ({
      prnStatus: step === 'paid' ? 'PENDING' : status === 'RELEASED' ? 'CREDITED' : status,
    }),
  },
  FILING: { address: () => undefined },
  APPLICATION: {
    address: ({ number, type }) => page('insolvency-settings', { tab: 'submissions', application: number, kind: type }),
    list: insolvencyApplications,
    status: () => 'status',
  },
  ENTITY: {
    address: ({ number }) => fileOf(number),
    fileType: ({ type }) => (type && isKind(type) ? fileTypeOf(type) : undefined),
  },
  REGISTRATION_PROCESS: {
    ...processes('registration'),
    list: registrationProcesses,
    actions: ['retry'],
  },
  INCORPORATION_PROCESS: {
    ...processes('incorporation/processes'),
    list: incorporationProcesses,
    kind: 'kind',
    actions: ['redo', 'run'],
  },
  CORRECTION: { ...processes('data-correction'), list: dataCorrections, kind: 'kind', actions: ['retry'] },
  NAME_PUSH: { address: () => page('internal-processes/reservation') },
  DOCUMENT: {
    address: ({ number }) => `${fileOf(number)}?tab=documents`,
  },
}

export default journeyRecords
