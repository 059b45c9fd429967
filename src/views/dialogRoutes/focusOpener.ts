import type { Opened } from './dialogAddress'

/**
 * Focuses the control that opens a dialog if closing the dialog left no focus: after a link, or if the control was in a
 * menu.
 */
export const focusOpener = ({ name, id }: Opened) => {
  if (document.activeElement && document.activeElement !== document.body) return
  const opener = `[data-open="${CSS.escape(name)}"]`
  const row = id === undefined ? undefined : `[data-key="${CSS.escape(id)}"]`
  const places = row ? [`${row} ${opener}`, `${row} [aria-haspopup="menu"]`, row, opener] : [opener]
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place)
    if (found) return found.focus()
  }
}
