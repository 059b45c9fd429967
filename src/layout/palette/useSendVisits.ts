import { useEffect, useState } from 'react'
import { beforeSignOut } from '@/authProvider/signOut'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useRegistry } from '@/components/useRegistry'

const load = () => import('./sendVisits')
type Send = Awaited<ReturnType<typeof load>>['sendVisits']

/**
 * Sends the pages opened in this tab when it is hidden or closed, and at the sign-out: the palette of another tab or day
 * lists them too. Returns a function that loads the code for it.
 */
export const useSendVisits = () => {
  const registry = useRegistry()
  const isOffered = useAnnouncedExtensions()?.has('find') ?? false
  const [send, setSend] = useState<Send>()
  useEffect(() => {
    if (!send || !isOffered) return
    const sendNow = () => send(registry)
    const whenHidden = () => void (document.visibilityState === 'hidden' && sendNow())
    document.addEventListener('visibilitychange', whenHidden)
    const stop = beforeSignOut(sendNow)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      stop()
    }
  }, [send, isOffered, registry])
  return () => load().then(({ sendVisits }) => setSend(() => sendVisits))
}
