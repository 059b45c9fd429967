import type { Source } from './source'

/** Count with its label and source. A figure without a label is shown only beside its tab. */
type Figure = { key: string; label?: string; source: Source<undefined, number> }

/** Content of a page of several lists beside the lists themselves, which name its path. */
export type ListsPage = { path: string; figuresLabel: string; figures: Figure[] }

/** Declares the figures on a page of lists. */
export const definePage = (page: ListsPage): ListsPage => page
