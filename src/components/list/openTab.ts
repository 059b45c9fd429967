import type { Resource } from '@/definition/defineResource'

/** Returns the list that the address names, of those that share a page; by default the first one. */
export const openTab = (sharing: readonly Resource[], params: URLSearchParams): Resource | undefined =>
  sharing.find(({ tab }) => tab && tab.key === params.get('tab')) ?? sharing[0]
