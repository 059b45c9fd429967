import { type RefObject, useLayoutEffect } from 'react'

const REGIONS = '[role="dialog"], section, article, main'

/** Tells whether nothing on the page has the focus. */
export const isFocusLost = () => !document.activeElement || document.activeElement === document.body

/** Focuses an element that takes no focus by itself, as long as it keeps the focus. */
export const focusOnce = (element: HTMLElement) => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** Focuses the table beside the removed note; otherwise the heading of the innermost region that is left. */
const focusBeside = (ancestors: readonly HTMLElement[]) => {
  const [parent, ...others] = ancestors.filter(({ isConnected }) => isConnected)
  if (!parent || !isFocusLost()) return
  const region = [parent, ...others].find(one => one.matches(REGIONS))
  const places = [
    parent.querySelector<HTMLElement>(':scope > .list-frame table'),
    region?.querySelector<HTMLElement>('h1, h2, h3'),
    region,
  ]
  places.some(place => place && focusOnce(place))
}

/**
 * Hands the focus over when a note is removed while it has the focus, because its button did its work. Otherwise the
 * browser would give it to the body, and whoever uses the keyboard would begin again at the top of the page. The test
 * "leads from Reload, pressed with the keyboard, to its rows" in tests/e2e/registries.test.ts fails without it.
 */
export const useFocusHandover = (note: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const element = note.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const ancestors: HTMLElement[] = []
      for (let one = element.parentElement; one; one = one.parentElement) ancestors.push(one)
      // The parts in place of the note are in the document once React has finished this change.
      queueMicrotask(() => focusBeside(ancestors))
    }
  }, [note])
