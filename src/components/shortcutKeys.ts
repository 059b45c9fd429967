/** Tells whether a key press goes into a text box or a choice, and so is no shortcut. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Tells whether a dialog stands over the page. */
export const isDialogOpen = () => document.querySelector('[role$=dialog]') !== null

/** Parts of a page that take a letter themselves. */
const TAKES_KEYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Returns the letter of a key press that is a shortcut of the page, or of the dialog `inside` while nothing stands over it;
 * undefined for any other.
 */
export const shortcutOf = (
  { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target }: KeyboardEvent,
  inside: Element | null = null,
) => {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || isTyping(target)) return undefined
  return ([...document.querySelectorAll(TAKES_KEYS)].at(-1) ?? null) === inside ? key : undefined
}
