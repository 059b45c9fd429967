import { NARROWEST_COLUMN, WIDEST_COLUMN } from '@contract/portal/viewState'
import { COLUMN_ROOM } from './cellClass'

/** Cells below a heading, with it. */
const cellsOf = (heading: HTMLTableCellElement) =>
  [...(heading.closest('table')?.rows ?? [])].flatMap(row => row.cells[heading.cellIndex] ?? [])

type Press = Pick<PointerEvent, 'button' | 'clientX' | 'pointerId'>

/**
 * Follows the pointer that pressed the edge of a heading, and shows the width that it gives the column; `resize` gets that
 * of the release, in pixels. Does nothing where the pointer was released already.
 */
export const dragColumn = (edge: HTMLElement, press: Press, resize: (width: number) => void) => {
  const heading = edge.closest('th')
  if (!heading || press.button !== 0) return
  try {
    edge.setPointerCapture(press.pointerId)
  } catch {
    return
  }
  const before = heading.offsetWidth
  const cells = cellsOf(heading)
  const wasSized = heading.hasAttribute('data-sized')
  const room = heading.style.getPropertyValue(COLUMN_ROOM)
  const end = new AbortController()
  const { signal } = end
  let width = before
  const show = (text: string, isSized: boolean) => {
    for (const cell of cells) {
      cell.style.setProperty(COLUMN_ROOM, text)
      cell.toggleAttribute('data-sized', isSized)
    }
  }
  const move = ({ clientX }: PointerEvent) => {
    width = Math.round(Math.min(WIDEST_COLUMN, Math.max(NARROWEST_COLUMN, before + clientX - press.clientX)))
    show(`${width}px`, true)
  }
  const release = () => {
    end.abort()
    if (width === before) show(room, wasSized)
    else resize(width)
  }
  const cancel = () => {
    end.abort()
    show(room, wasSized)
  }
  edge.addEventListener('pointermove', move, { signal })
  edge.addEventListener('pointerup', release, { signal })
  edge.addEventListener('pointercancel', cancel, { signal })
}
