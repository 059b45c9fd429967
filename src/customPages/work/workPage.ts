import type { WorkItem } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import { announceFileType } from '@/components/file/fileType'

type Item = Pick<WorkItem, 'key' | 'kind'>

/** Page on which the work of a source is decided. */
export type WorkPage = {
  address(item: Item): string
  /** Type of file that the address shows. */
  fileType?(item: Item): string | undefined
}

export type WorkPages = Record<WorkSource, WorkPage>

/** Returns the address of an item, and tells the viewer of files which type it shows. */
export const openingOf = (pages: WorkPages, item: WorkItem): string => {
  const { address, fileType } = pages[item.source]
  const to = address(item)
  announceFileType(fileType?.(item), to)
  return to
}
