import type { Resource } from '@/definition/defineResource'

/** Of the lists that share a page, the one its address says is open; the first one where it says nothing. */
export const openOf = (sharing: readonly Resource[], params: URLSearchParams): Resource | undefined =>
  sharing.find(({ tab }) => tab && tab.key === params.get('tab')) ?? sharing[0]
