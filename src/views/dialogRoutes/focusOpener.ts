import type { DialogAddress } from './dialogAddress'

/**
 * Focuses the control that opens a dialog if closing the dialog left no focus: after a link, or if the control was in a
 * menu.
 */
export const focusOpener = ({ name, id }: DialogAddress) => {
  if (document.activeElement && document.activeElement !== document.body) return
  const opener = `[data-open="${CSS.escape(name)}"]`
  const row = id === undefined ? undefined : `[data-key="${CSS.escape(id)}"]`
  const places = row ? [`${row} ${opener}`, `${row} [aria-haspopup="menu"]`, row, opener] : [opener]
  for (const place of places) {
    const control = document.querySelector<HTMLElement>(place)
    if (control) return control.focus()
  }
}
