import { useMemo } from 'react'
import { currentUser, holdsPermission } from '@/authProvider/session'
import { menu } from '@/definition/access'
import { usePageExists } from '@/views/pageExists'
import { shownMenu } from '../menu'
import { useConfig } from '../portalConfig'

/** The menu of the person signed in, on this host. */
export const useShownMenu = () => {
  const exists = usePageExists()
  const { menuIgnoresGroup } = useConfig().switches
  const user = currentUser()
  return useMemo(
    () => (user ? shownMenu(menu, { exists, held: permit => holdsPermission(permit, menuIgnoresGroup) }) : []),
    [exists, menuIgnoresGroup, user],
  )
}
