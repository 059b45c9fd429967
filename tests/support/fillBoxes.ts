import { fireEvent, screen } from '@testing-library/react'

/** Returns the box of a form with a label, without computing the roles of everything else. */
export const boxOf = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=hidden]), textarea' })

/** Types into the box with a label, and leaves it. */
export const fill = async (label: string | RegExp, value: string) => {
  const box = await boxOf(label)
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value } })
  fireEvent.blur(box)
}

/** Opens the menu with a label; returns the words of its options. */
export const openMenu = async (label: string | RegExp) => {
  const menu = await screen.findByLabelText(label, { selector: '[role=combobox]' })
  fireEvent.mouseDown(menu)
  // Messages stand still while the mouse is pressed: it is let go where the menu is drawn by now.
  fireEvent.mouseUp(document.querySelector('[role=listbox]') ?? menu)
  return [...document.querySelectorAll('[role=listbox] [role=option]')].map(({ textContent }) => textContent)
}

/** Chooses an option of the menu with a label. */
export const choose = async (label: string | RegExp, option: string) => {
  await openMenu(label)
  fireEvent.click(await screen.findByText(option, { selector: '[role=option]' }))
}

/** Presses the button with these words. */
export const press = async (words: string | RegExp) =>
  fireEvent.click(await screen.findByText(words, { selector: 'button, button *' }))
