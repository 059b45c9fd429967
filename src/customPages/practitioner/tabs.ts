import type { PractitionerFile } from '@contract/registry/practitioners'

export type Tab = 'information' | 'annualReturns' | 'filingHistory' | 'messages' | 'complaints'

/** When each tab shows, by the status of the first application; without any, that status is not there (decision D14). */
const conditions: Record<Tab, (status: string | undefined) => boolean> = {
  information: () => true,
  annualReturns: status => status === 'APPROVED',
  filingHistory: () => true,
  messages: status => status !== 'APPROVED',
  complaints: status => status !== 'ASSIGNED',
}

/** How a tab is called in the address. */
const addresses: Record<Tab, string> = {
  information: '',
  annualReturns: 'annual-returns',
  filingHistory: 'filing-history',
  messages: 'messages',
  complaints: 'complaints',
}

const all = Object.keys(conditions) as Tab[]

export const firstStatus = ({ form1s }: Pick<PractitionerFile, 'form1s'>) => form1s?.[0]?.status ?? undefined

export const tabsFor = (file: Pick<PractitionerFile, 'form1s'>): Tab[] =>
  all.filter(tab => conditions[tab](firstStatus(file)))

/** The tab an address names; one that is not there, or not for this practitioner, is the first. */
export const tabIn = (shown: readonly Tab[], address: string | null): Tab =>
  shown.find(tab => addresses[tab] === address) ?? 'information'

export const addressOf = (tab: Tab) => addresses[tab]
