import { useCallback } from 'react'
import { currentParams } from '../currentAddress'
import { useAddress } from '../useAddress'
import { isSameDialog, readDialogAddress, writeDialogAddress } from './dialogAddress'

const FROM_PAGE = 'openedHere'

/** State of a history entry that the page adds for a dialog. */
export const FROM_PAGE_STATE = { [FROM_PAGE]: true }

/** Tells whether the state of a history entry is that of a dialog that the page opened. */
export const isFromPage = (state: unknown) => typeof state === 'object' && state !== null && FROM_PAGE in state

/**
 * Returns a function that opens a dialog of the page by its name, and by the id of its row: it adds a history entry. A
 * second call for the same dialog is ignored, because the second click of a double click would add an entry that
 * remains after the dialog is closed. `state` is added to that of the entry.
 */
export const useOpenDialog = () => {
  const [, setAddress] = useAddress()
  return useCallback(
    (name: string, id?: string, state?: object) => {
      const next = { name, id }
      const now = readDialogAddress(currentParams())
      if (now && isSameDialog(now, next)) return
      setAddress(now => writeDialogAddress(now, next), {
        state: { ...FROM_PAGE_STATE, ...state },
        preventScrollReset: true,
      })
    },
    [setAddress],
  )
}
