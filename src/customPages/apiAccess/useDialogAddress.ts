import type { ApiMode } from '@contract/access/endPoints'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentParams } from '@/components/currentAddress'
import type { DialogAddress } from '@/components/dialogRoutes/dialogAddress'
import { useAddress } from '@/components/useAddress'

const dialogs = ['areas', 'mode', 'usage'] as const
export type DialogName = (typeof dialogs)[number]

/** Query parameters of a dialog; the others belong to the list behind it. */
const OWN = ['api', 'account', 'mode', 'calls', 'period', 'from', 'to']
const FROM_LIST = 'fromList'

/** Returns the dialog and the account that parameters of an address name. */
export const dialogOf = (params: URLSearchParams): DialogAddress | undefined => {
  const named = params.get('api')
  const name = dialogs.find(one => one === named)
  return name && { name, id: params.get('account') ?? '' }
}

const without = (params: URLSearchParams) => {
  const rest = new URLSearchParams(params)
  for (const key of OWN) rest.delete(key)
  return rest
}

const isFromList = (state: unknown) => typeof state === 'object' && state !== null && FROM_LIST in state

/**
 * Returns the dialog and the account that the address names, and the functions that change them. Closing a dialog that
 * was opened from the list goes one step back in the history, unless the person has navigated meanwhile: a write may
 * end after its dialog was left.
 */
export const useDialogAddress = () => {
  const [params, setAddress] = useAddress()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = params.get('api')
  const dialog = dialogs.find(name => name === named)
  const put = (now: URLSearchParams, name: DialogName, account: string, more: Record<string, string> = {}) => {
    const next = without(now)
    for (const [key, value] of Object.entries({ api: name, account, ...more })) next.set(key, value)
    return next
  }
  return {
    dialog,
    account: params.get('account') ?? '',
    live: params.get('mode') === 'live',
    open: (name: DialogName, account: string, mode: ApiMode = 'SANDBOX') =>
      setAddress(now => put(now, name, account, mode === 'LIVE' ? { mode: 'live' } : {}), {
        state: { [FROM_LIST]: true },
      }),
    /** Replaces the current dialog, or its part, without a new history entry. */
    turn: (name: DialogName, account: string, more?: Record<string, string>) =>
      setAddress(now => put(now, name, account, more), { state, replace: true }),
    close: () => {
      if (currentParams().get('api') !== named) return
      if (isFromList(state)) navigate(-1)
      else setAddress(without, { replace: true })
    },
  }
}
