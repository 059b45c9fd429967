import type { ComponentType } from 'react'

/** Part of a page of lists that has its own tab and is not a list, with translation keys of its texts. */
export type PagePart = {
  key: string
  tab: string
  about: string
  Content: ComponentType
  /** Stands before the lists, and is open while the address names no tab. */
  leads?: true
}

/** Component in a section of a page, which has its own texts. */
export type SectionPart = Pick<PagePart, 'key' | 'Content'>
