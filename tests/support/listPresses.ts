import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { box } from './mountForm'

/** Returns a matcher of the buttons in rows of a table. */
export const ofRow = { selector: 'tr[data-key] button' }

/** Returns a matcher of the words in rows of a table: a notice may show the name of the same record for some seconds. */
export const inRows = { selector: 'tbody *' }

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
