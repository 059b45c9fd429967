/** Tells whether nothing on the page has the focus. */
export const isFocusLost = () => !document.activeElement || document.activeElement === document.body

/** Focuses an element that takes no focus by itself, as long as it keeps the focus. */
export const focusOnce = (element: HTMLElement) => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
