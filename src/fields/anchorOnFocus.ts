import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import type { RefObject } from 'react'

type InputSlot = AutocompleteRenderInputParams['slotProps']['input']

/**
 * Returns the props of an Autocomplete's box, which tell it where the box is when the box gets the focus. Left to itself
 * the Autocomplete asks for that when it is drawn, is drawn once more, and measures the box each time, for which the
 * browser lays out the whole page within the task that draws it.
 */
export const anchorOnFocus = (input: InputSlot, box: RefObject<HTMLDivElement | null>) => ({
  ...input,
  ref: box,
  onFocus: () => {
    if (typeof input.ref === 'function') input.ref(box.current)
  },
})
