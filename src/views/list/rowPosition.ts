import { type RefObject, useLayoutEffect } from 'react'
import { focusOnce } from '../useFocusHandover'

/** Place of a row in its table, which outlives the row. */
export type RowPosition = { body: Element; index: number }

const rowsOf = (body: Element) => [...body.querySelectorAll<HTMLElement>(':scope > tr[data-key]')]

/** Returns the place of a row; undefined where it is in no table. */
export const positionOfRow = (row: HTMLElement | null): RowPosition | undefined => {
  const body = row?.parentElement
  return row && body ? { body, index: rowsOf(body).indexOf(row) } : undefined
}

/**
 * Focuses the row that stands at a place now, else the last one, else the heading of the page, unless something else has
 * the focus or the table is gone.
 */
export const focusPosition = ({ body, index }: RowPosition) => {
  if (!body.isConnected || (document.activeElement && document.activeElement !== document.body)) return
  const rows = rowsOf(body)
  const row = rows[index] ?? rows.at(-1)
  if (row) return row.focus()
  const heading = body.closest('article, main')?.querySelector<HTMLElement>('h1, h2, h3')
  if (heading) focusOnce(heading)
}

/** Hands the focus on to the next row when a row is removed while the focus is in it. */
export const useRowHandover = (shown: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const row = shown.current
    return () => {
      const position = row?.contains(document.activeElement) ? positionOfRow(row) : undefined
      // The rows that stay are in the document once React has finished this change.
      if (position) queueMicrotask(() => focusPosition(position))
    }
  }, [shown])
