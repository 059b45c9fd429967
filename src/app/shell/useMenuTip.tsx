import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { lazyPart } from '@/parts/lazyPart'
import { useSettled } from '@/views/useSettled'

/** Loaded with the other code behind the first page. */
export const MenuTip = lazyPart(
  () => import('./MenuTip'),
  ({ MenuTip }) => MenuTip,
)

const entryAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('a[aria-label]')

/**
 * Returns the handlers of a collapsed menu, whose entries show icons alone, and the label of the entry under the
 * pointer or with the focus of the keyboard. One label for the menu: a tooltip around each entry would be part of every page.
 */
export const useMenuTip = (): { handlers: object; tip: ReactNode } => {
  const [entry, setEntry] = useState<HTMLElement | null>(null)
  const settled = useSettled(entry)
  const close = () => setEntry(null)
  const handlers = {
    onPointerOver: ({ target, pointerType, currentTarget }: PointerEvent) => {
      // The label itself may be under the pointer.
      if (pointerType !== 'touch' && currentTarget.contains(target as Node)) setEntry(entryAt(target))
    },
    onPointerLeave: close,
    onFocus: ({ target }: FocusEvent) => setEntry(target.matches(':focus-visible') ? entryAt(target) : null),
    onBlur: close,
    onClick: close,
  }
  return { handlers, tip: entry && entry === settled && entry.isConnected && <MenuTip entry={entry} close={close} /> }
}
