import { idText } from '@contract/id'
import type { Row } from '../list/columns'
import type { Origin, PageOfRows } from './origin'

export type Step = 1 | -1

export type Neighbour = { row: Row; page: number; index: number; total: number | undefined }

/** Change of the list since the row was opened: the row is no longer in it, or there are more or fewer rows. */
export type ListChanged = 'gone' | 'other'

type Read = {
  /** Reads a page of the list, with the cache. */
  page(page: number): Promise<PageOfRows>
  /** Reads a page from the host. */
  again(page: number): Promise<PageOfRows>
  total(page: PageOfRows): number | undefined
  /** Tells whether a row can be opened as the present one was. */
  opens(row: Row, page: number): boolean
}

/**
 * Finds the row before or after the present one, over the edges of pages, and tells whether the list has changed. Where the
 * present row is gone, the row that moved into its place follows. No row at the ends of the list. Rejects when a page
 * cannot be read.
 */
export const findNeighbour = async (
  { id, page: start, index, total: before, request: { perPage } }: Origin,
  step: Step,
  read: Read,
): Promise<{ neighbour: Neighbour | undefined; changed: ListChanged | undefined }> => {
  const placeIn = ({ data }: PageOfRows) => data.findIndex(row => idText(row.id) === id)
  let page = start
  let now = await read.page(start)
  let at = placeIn(now)
  let changed: ListChanged | undefined
  const standAtPlace = () => {
    changed = 'gone'
    at = index - (start - 1) * perPage - (step > 0 ? 1 : 0)
  }
  /** Looks up where the row stands now: on its page, or pushed to the page beside it. */
  const lookUp = async (total: number | undefined) => {
    changed = 'other'
    for (const one of [start, start + ((total ?? 0) > (before ?? 0) ? 1 : -1)].filter(one => one > 0)) {
      page = one
      now = await read.again(one)
      at = placeIn(now)
      if (at !== -1) return
    }
    page = start
    now = await read.page(start)
    standAtPlace()
  }
  if (at === -1) standAtPlace()
  else if (read.total(now) !== before) changed = 'other'
  for (;;) {
    at += step
    const total = read.total(now)
    const row = at < 0 ? undefined : now.data[at]
    if (row && read.opens(row, page))
      return { neighbour: { row, page, index: (page - 1) * perPage + at, total }, changed }
    if (row) continue
    const beyond = page + step
    const isEnd = beyond < 1 || (step > 0 && total !== undefined && page * perPage >= total)
    const next = isEnd ? undefined : await read.page(beyond)
    // Rows came or went since the page of the row was read.
    if (next && !changed && read.total(next) !== total) {
      await lookUp(read.total(next))
      continue
    }
    if (!next?.data.length) return { neighbour: undefined, changed }
    page = beyond
    now = next
    at = step > 0 ? -1 : next.data.length
  }
}
