import type { ComponentType } from 'react'

/** What stands on a page of lists under a tab of its own and is no list; `words` is the key of its words. */
export type PagePart = { key: string; words: string; Content: ComponentType }
