import { useMemo } from 'react'
import { useAuthProvider } from 'react-admin'
import type { PortalAuthProvider } from '@/authProvider/authProvider'
import { currentUser } from '@/authProvider/session'
import { usePageExists } from '@/components/pageExists'
import { siteMap } from '@/definition/siteMap'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { visibleMenu } from '@/routes/menu'

/** The menu of the person signed in, on this host. */
export const useVisibleMenu = () => {
  const exists = usePageExists()
  const auth = useAuthProvider<PortalAuthProvider>()
  const user = currentUser()
  const inLanguage = useInLanguage()
  return useMemo(() => {
    const held = (_: unknown, path: string) => auth?.can({ action: 'menu', resource: path }) ?? false
    const entries = siteMap()
      .menu.filter(({ likeRoute, path }) => !likeRoute || held(undefined, path))
      .map(entry => inLanguage('menu', entry))
    return user ? visibleMenu(entries, { exists, isHeld: held }) : []
  }, [auth, exists, user, inLanguage])
}
