import { focusPosition, positionOfRow, type RowPosition } from '../list/rowPosition'
import { isFocusLost } from '../useFocusHandover'
import type { DialogAddress } from './dialogAddress'

const rowOf = (id: string) => `[data-key="${CSS.escape(id)}"]`

/** Returns the place of the row that a dialog is about. */
export const rowPositionOf = ({ id }: DialogAddress): RowPosition | undefined =>
  id === undefined ? undefined : positionOfRow(document.querySelector<HTMLElement>(`tr${rowOf(id)}`))

/**
 * Focuses the control that opens a dialog if closing the dialog left no focus: after a link, or if the control was in a
 * menu. Where the dialog removed its row, the row that stands at its place now has the focus; where it removed only the
 * button, the row itself.
 */
export const focusOpener = ({ name, id }: DialogAddress, position: RowPosition | undefined, hasButton: boolean) => {
  if (!isFocusLost()) return
  const opener = `[data-open="${CSS.escape(name)}"]`
  const row = id === undefined ? undefined : rowOf(id)
  if (position && row && !document.querySelector(row)) return focusPosition(position)
  const inMenu = hasButton ? [] : [`${row} [aria-haspopup="menu"]`]
  const places = row ? [`${row} ${opener}`, ...inMenu, row, opener] : [opener]
  for (const place of places) {
    const control = document.querySelector<HTMLElement>(place)
    if (control) return control.focus()
  }
}
