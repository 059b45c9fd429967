import { focusPosition, positionOfRow, type RowPosition } from '../list/rowPosition'
import { isFocusLost } from '../useFocusHandover'
import type { DialogAddress } from './dialogAddress'

const rowOf = (id: string) => `[data-key="${CSS.escape(id)}"]`

/** Returns the place of the row that a dialog is about. */
export const rowPositionOf = ({ id }: DialogAddress): RowPosition | undefined =>
  id === undefined ? undefined : positionOfRow(document.querySelector<HTMLElement>(`tr${rowOf(id)}`))

/**
 * Focuses the control that opens a dialog if closing the dialog left no focus: after a link, or if the control was in a
 * menu. Where the dialog removed its row, the row that stands at its place now has the focus.
 */
export const focusOpener = ({ name, id }: DialogAddress, position: RowPosition | undefined) => {
  if (!isFocusLost()) return
  const opener = `[data-open="${CSS.escape(name)}"]`
  const row = id === undefined ? undefined : rowOf(id)
  if (position && row && !document.querySelector(row)) return focusPosition(position)
  const places = row ? [`${row} ${opener}`, `${row} [aria-haspopup="menu"]`, row, opener] : [opener]
  for (const place of places) {
    const control = document.querySelector<HTMLElement>(place)
    if (control) return control.focus()
  }
}
