import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import type { FocusEvent } from 'react'

type InputSlot = AutocompleteRenderInputParams['slotProps']['input']

/**
 * Returns the props of an Autocomplete's box, which tell it where the box is when the box gets the focus. Left to itself
 * the Autocomplete asks for that when it is drawn, is drawn once more, and measures the box each time, for which the
 * browser lays out the whole page within the task that draws it.
 */
export const anchorOnFocus = ({ ref, ...input }: InputSlot) => ({
  ...input,
  // The box may get the focus while it is being drawn, before a ref of it is set.
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (typeof ref === 'function') ref(currentTarget.parentElement)
  },
})
