import { useSearchParams } from 'react-router-dom'

/**
 * Which of some parts is open, by the `tab` of the address, so that a reload and a link sent to a colleague open what was
 * looked at; else the first. Choosing another takes what stood in the address of the one before it away.
 */
export const useOpenPart = <K extends string>(keys: readonly K[]) => {
  const [params, setParams] = useSearchParams()
  const open = keys.find(key => key === params.get('tab')) ?? keys[0]
  const choose = (key: K) => setParams(key === keys[0] ? {} : { tab: key }, { replace: true })
  return { open, choose }
}
