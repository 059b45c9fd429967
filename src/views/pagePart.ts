import type { ComponentType } from 'react'

/** What stands on a page of lists under a tab of its own and is no list; its words are given by their keys. */
export type PagePart = { key: string; tab: string; about: string; Content: ComponentType }

/** What stands in a section of a page, which says its words itself. */
export type SectionPart = Pick<PagePart, 'key' | 'Content'>
