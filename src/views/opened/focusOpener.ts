import type { Opened } from './address'

/** Gives the focus to what opens a dialog, where closing it left it nowhere: after a link, or to what a menu held. */
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
