import { useCallback, useEffect, useState } from 'react'
import type { NewKeysState } from './calls'

/**
 * Returns the new keys, held only in memory until the person confirms that they are stored. While keys are being made or
 * not yet copied, the browser asks before it leaves the page.
 */
export const useNewKeys = (making: boolean) => {
  const [fresh, setFresh] = useState<NewKeysState>()
  const [copied, setCopied] = useState(false)
  const atRisk = Boolean(fresh) && !copied
  useEffect(() => {
    if (!making && !atRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [making, atRisk])
  const tell = useCallback((keys: NewKeysState | undefined) => {
    setCopied(false)
    setFresh(keys)
  }, [])
  const onCopied = useCallback(() => setCopied(true), [])
  return { fresh, copied, atRisk, tell, onCopied }
}
