import { type RefObject, useLayoutEffect } from 'react'
import { focusOnce, isFocusLost } from '../useFocusHandover'

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
  if (!body.isConnected || !isFocusLost()) return
  const rows = rowsOf(body)
  const row = rows[index] ?? rows.at(-1)
  if (row) return row.focus()
  const heading = body.closest('article, main')?.querySelector<HTMLElement>('h1, h2, h3')
  if (heading) focusOnce(heading)
}

/** Focuses the first row of the list around a search box. Returns false where there is none. */
export const focusFirstRow = (box: HTMLElement): boolean => {
  const rows = box.closest('article, [role="dialog"], main')
  const first = rows?.querySelector<HTMLElement>('.list-frame tr[data-key], .list-frame [role="treeitem"]')
  first?.focus()
  return first !== undefined && first !== null
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

/** Focuses the row around a button that is removed while it has the focus, such as Retry after its success. */
export const useButtonHandover = (shown: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const button = shown.current
    const row = button?.closest('tr')
    return () => {
      if (row && document.activeElement === button) queueMicrotask(() => isFocusLost() && row.focus())
    }
  }, [shown])

/**
 * Focuses a row, or the one at its place, after its dialog closed where neither the dialog nor the button that opened it
 * is there any more.
 */
export const useDialogHandover = (isOpen: boolean, rowId: string) =>
  useLayoutEffect(() => {
    const row = isOpen ? document.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(rowId)}"]`) : null
    const position = positionOfRow(row)
    if (!row || !position) return undefined
    return () =>
      queueMicrotask(() => {
        if (isFocusLost() && row.isConnected) row.focus()
        else focusPosition(position)
      })
  }, [isOpen, rowId])
