import type { Source } from './source'

/** Something counted: what it is called, and where the count comes from. Without a name it stands beside its tab alone. */
export type Figure = { key: string; label?: string; source: Source<undefined, number> }

/** What stands on the page of several lists beside the lists themselves, which name its path. */
export type ListsPage = { path: string; figuresLabel: string; figures: Figure[] }

/** Declares what is counted on a page of lists. */
export const definePage = (page: ListsPage): ListsPage => page
