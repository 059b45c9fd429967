import type { ApiMode } from '@contract/access/endPoints'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

export const dialogs = ['areas', 'mode', 'usage'] as const
export type DialogName = (typeof dialogs)[number]

/** What of an address belongs to a dialog; the rest is the list's behind it. */
const OWN = ['api', 'account', 'mode', 'calls', 'period', 'from', 'to']
const FROM_LIST = 'fromList'

const without = (params: URLSearchParams) => {
  const rest = new URLSearchParams(params)
  for (const key of OWN) rest.delete(key)
  return rest
}

const isFromList = (state: unknown) => typeof state === 'object' && state !== null && FROM_LIST in state

/** Which dialog of which account the address names. A dialog opened from the list is one step back from it. */
export const usePlace = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const dialog = dialogs.find(name => name === params.get('api'))
  const put = (name: DialogName, account: string, more: Record<string, string> = {}) => {
    const next = without(params)
    for (const [key, value] of Object.entries({ api: name, account, ...more })) next.set(key, value)
    return next
  }
  return {
    dialog,
    account: params.get('account') ?? '',
    live: params.get('mode') === 'live',
    open: (name: DialogName, account: string, mode: ApiMode = 'SANDBOX') =>
      setParams(put(name, account, mode === 'LIVE' ? { mode: 'live' } : {}), { state: { [FROM_LIST]: true } }),
    /** Another part of the same dialog, or the dialog that follows. */
    turn: (name: DialogName, account: string, more?: Record<string, string>) =>
      setParams(put(name, account, more), { state, replace: true }),
    close: () => {
      if (isFromList(state)) navigate(-1)
      else setParams(without(params), { replace: true })
    },
  }
}
