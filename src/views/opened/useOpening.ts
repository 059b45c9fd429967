import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAddress } from '../useAddress'
import { addressNow, isSame, OPEN, type Opened, readOpened, writeOpened } from './address'

const FROM_PAGE = 'openedHere'

const isFromPage = (state: unknown) => typeof state === 'object' && state !== null && FROM_PAGE in state

/**
 * The dialog that stands in the address, how one is opened, and how it is closed. One that was opened here is a step of
 * its own: closing it goes that step back. One that came with a link is taken out of the address.
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
    /** Once only: a second step for the click that repeats the first would still be there after the dialog was closed. */
    open: (name: string, id?: string) => {
      const next = { name, id }
      const now = readOpened(addressNow())
      if (now && isSame(now, next)) return
      setAddress(now => writeOpened(now, next), { state: { [FROM_PAGE]: true }, preventScrollReset: true })
    },
    /** Another part of the dialog that is open. */
    turn: (next: Opened) =>
      setAddress(now => writeOpened(now, next), { state, replace: true, preventScrollReset: true }),
    /** Once only, and not any more when the person has gone on: a write may end after its dialog was left. */
    close: () => {
      if (closed.current === key || addressNow().get(OPEN) !== said) return
      closed.current = key
      if (isFromPage(state)) navigate(-1)
      else drop()
    },
    drop,
  }
}
