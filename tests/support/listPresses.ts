import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { box } from './mountForm'

/** Returns the options of a menu that is opened by its label: looking for a role reads the style of every element. */
export const optionsOf = async (label: string | RegExp) => {
  const box = await screen.findByLabelText(label, { selector: '[role=combobox]' })
  fireEvent.mouseDown(box)
  // Lists show no other rows until the pointer is lifted.
  fireEvent.mouseUp(box)
  return screen.findAllByText(/./, { selector: '[role=option]' })
}

/** Chooses an option, by its whole text, from the menu with this label. */
export const chooseFrom = async (label: string | RegExp, option: string) => {
  const found = (await optionsOf(label)).find(({ textContent }) => textContent === option)
  if (!found) throw new Error(`${label} has no option ${option}`)
  fireEvent.click(found)
}

/** Returns a matcher of the buttons in rows of a table. */
export const ofRow = { selector: 'tr[data-key] button' }

/** Returns the headings of the shown table. */
export const headings = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)

/** Types into the boxes of the open dialog, by their labels. */
export const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(box(new RegExp(`^${label}( \\*)?$`)), { target: { value } })
}

/** Presses a button of the open dialog. */
export const press = async (text: string) =>
  fireEvent.click(await screen.findByText(text, { selector: '[role=dialog] button' }))

export const dialogCloses = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
