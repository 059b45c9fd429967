import type { PractitionerFile } from '@contract/registry/practitioners'

export type Tab = 'information' | 'annualReturns' | 'filingHistory' | 'messages' | 'complaints'

/** Condition of each tab by the status of the first application; the status is undefined without one (decision D14). */
const conditions: Record<Tab, (status: string | undefined) => boolean> = {
  information: () => true,
  annualReturns: status => status === 'APPROVED',
  filingHistory: () => true,
  messages: status => status !== 'APPROVED',
  complaints: status => status !== 'ASSIGNED',
}

/** Name of each tab in the address. */
const addresses: Record<Tab, string> = {
  information: '',
  annualReturns: 'annual-returns',
  filingHistory: 'filing-history',
  messages: 'messages',
  complaints: 'complaints',
}

const all = Object.keys(conditions) as Tab[]

const firstStatus = ({ form1s }: Pick<PractitionerFile, 'form1s'>) => form1s?.[0]?.status ?? undefined

export const tabsFor = (file: Pick<PractitionerFile, 'form1s'>): Tab[] =>
  all.filter(tab => conditions[tab](firstStatus(file)))

/** Returns the tab that an address names, or the first one if this practitioner has no such tab. */
export const tabIn = (shown: readonly Tab[], address: string | null): Tab =>
  shown.find(tab => addresses[tab] === address) ?? 'information'

export const addressOf = (tab: Tab) => addresses[tab]
