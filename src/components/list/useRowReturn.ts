import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isFocusLost } from '../useFocusHandover'
import { returnOf } from './listReturn'

/** Keys of the rows that were used last, by history entry. */
const used = new Map<string, string>()

/** Rows of a table, and links of a list of records. */
const ROWS = 'tr[data-key], a[data-key]'

/** Tells whether Back or Forward leads to an entry of the history from which a record was opened. */
export const isReturn = (entry: string) => used.has(entry)

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(`:is(${ROWS})`)?.dataset.key : undefined

/**
 * Gives the focus back to the row that was opened, or that was shown last after steps, when Back returns to the list in
 * `frame`. After steps it also takes the focus from where a dialog gave it back to.
 */
export const useRowReturn = (frame: RefObject<HTMLElement | null>) => {
  const { key } = useLocation()
  const awaited = useRef(used.get(key))
  const stepped = returnOf(key)?.id
  useEffect(() => {
    if (stepped !== undefined) awaited.current = stepped
  }, [stepped])
  // After each render, because the rows of a list are drawn in several.
  useEffect(() => {
    if (awaited.current === undefined) return
    const row = frame.current?.querySelector<HTMLElement>(`:is(${ROWS})[data-key="${CSS.escape(awaited.current)}"]`)
    const isOurs = isFocusLost() || (stepped !== undefined && frame.current?.contains(document.activeElement))
    if (!row && isOurs) return
    awaited.current = undefined
    if (isOurs) row?.focus({ preventScroll: stepped === undefined })
  })
  useEffect(() => {
    const element = frame.current
    const note = ({ target }: Event) => {
      const row = rowOf(target)
      if (row) used.set(key, row)
    }
    element?.addEventListener('focusin', note)
    element?.addEventListener('click', note)
    return () => {
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('click', note)
    }
  }, [frame, key])
}
