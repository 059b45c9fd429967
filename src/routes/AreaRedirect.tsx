import { Navigate } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME, NOT_FOUND } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { usePageExists } from '@/components/pageExists'
import { siteMap } from '@/definition/siteMap'

/**
 * An area has no page of its own: it leads to the child that the documents name, else to its first child that stands and
 * lets the person in, else to the first that stands, where the guard says no (decision A9). A path that leads nowhere is
 * not found.
 */
export const AreaRedirect = ({ path }: { path: string }) => {
  const exists = usePageExists()
  const area = siteMap().menu.find(entry => entry.path === path)
  const children = (area?.children ?? []).filter(child => exists(child.path))
  const named = children.find(child => child.path === area?.opens)
  const child = named ?? children.find(({ path }) => mayEnter(path, holds)) ?? children[0]
  return <Navigate to={child ? `${HOME}/${child.path}` : NOT_FOUND} replace />
}
