import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAddress } from '../useAddress'
import { addressNow, isSame, OPEN, type Opened, readOpened, writeOpened } from './dialogAddress'

const FROM_PAGE = 'openedHere'

const isFromPage = (state: unknown) => typeof state === 'object' && state !== null && FROM_PAGE in state

/**
 * Returns the dialog in the address, and functions that open and close one. Opening adds a history entry, and closing
 * goes back by it; a dialog from a link is removed from the address instead.
 */
export const useOpening = () => {
  const [params, setAddress] = useAddress()
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const closed = useRef<string>(undefined)
  const said = params.get(OPEN)
  const drop = () => setAddress(now => writeOpened(now, undefined), { replace: true, preventScrollReset: true })
  return {
    opened: readOpened(params),
    /**
     * Ignores a second call: the second click of a double click would add an entry that remains after the dialog is
     * closed.
     */
    open: (name: string, id?: string) => {
      const next = { name, id }
      const now = readOpened(addressNow())
      if (now && isSame(now, next)) return
      setAddress(now => writeOpened(now, next), { state: { [FROM_PAGE]: true }, preventScrollReset: true })
    },
    /** Changes to another part of the open dialog. */
    turn: (next: Opened) =>
      setAddress(now => writeOpened(now, next), { state, replace: true, preventScrollReset: true }),
    /** Ignores a second call, and a call after the person has navigated: a write may end after its dialog was left. */
    close: () => {
      if (closed.current === key || addressNow().get(OPEN) !== said) return
      closed.current = key
      if (isFromPage(state)) navigate(-1)
      else drop()
    },
    drop,
  }
}
