import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentParams } from '../currentAddress'
import { useAddress } from '../useAddress'
import { type DialogAddress, OPEN, readDialogAddress, writeDialogAddress } from './dialogAddress'
import { isFromPage, useOpenDialog } from './useOpenDialog'

/**
 * Returns the dialog in the address, and functions that open and close one. Opening adds a history entry, and closing
 * goes back by it; a dialog from a link is removed from the address instead. A component that only opens dialogs takes
 * `useOpenDialog`.
 */
export const useDialogRoute = () => {
  const [params, setAddress] = useAddress()
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const open = useOpenDialog()
  const closed = useRef<string>(undefined)
  const parameter = params.get(OPEN)
  const drop = () => setAddress(now => writeDialogAddress(now, undefined), { replace: true, preventScrollReset: true })
  return {
    opened: readDialogAddress(params),
    open,
    /** Changes to another part of the open dialog. */
    turn: (next: DialogAddress) =>
      setAddress(now => writeDialogAddress(now, next), { state, replace: true, preventScrollReset: true }),
    /** Ignores a second call, and a call after the person has navigated: a write may end after its dialog was left. */
    close: () => {
      if (closed.current === key || currentParams().get(OPEN) !== parameter) return
      closed.current = key
      if (isFromPage(state)) navigate(-1)
      else drop()
    },
    drop,
  }
}
