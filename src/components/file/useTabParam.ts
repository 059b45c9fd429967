import { useLocation, useSearchParams } from 'react-router-dom'
import { keptParams } from './fileMoment'

/**
 * Returns the part that the `tab` parameter names, or the first one, so that a reload and a shared link open the same
 * part; and a function that opens another part and removes the parameters of the current one, but for the moment of the file.
 */
export const useTabParam = <K extends string>(keys: readonly K[]) => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const open = keys.find(key => key === params.get('tab')) ?? keys[0]
  const choose = (key: K) => {
    const kept = [...params].filter(([name]) => keptParams.some(one => one === name))
    setParams([...kept, ...(key === keys[0] ? [] : [['tab', key] as [string, string]])], { state, replace: true })
  }
  return { open, choose }
}
