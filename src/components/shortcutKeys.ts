/** Tells whether a key press goes into a text box or a choice, and so is no shortcut. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Parts of a page that take a letter themselves. */
const TAKES_KEYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Returns the letter of a key press that is a shortcut of the page; undefined for any other. */
export const shortcutOf = ({ key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || repeat || defaultPrevented || isTyping(target) || document.querySelector(TAKES_KEYS)
    ? undefined
    : key
