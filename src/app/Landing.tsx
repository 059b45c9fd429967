import { Navigate } from 'react-router-dom'
import { holds } from '@/authProvider/session'
import { menu } from '@/definition/access'
import { usePageExists } from '@/views/pageExists'
import { HOME, mayEnter, NOT_FOUND } from './guard'

/**
 * An area has no page of its own: it leads to its first child that stands and lets the person in, else to the first
 * that stands, where the guard says no (decision A9). A path that leads nowhere is not found.
 */
export const Landing = ({ path }: { path: string }) => {
  const exists = usePageExists()
  const children = (menu.find(entry => entry.path === path)?.children ?? []).filter(child => exists(child.path))
  const child = children.find(({ path }) => mayEnter(path, holds)) ?? children[0]
  return <Navigate to={child ? `${HOME}/${child.path}` : NOT_FOUND} replace />
}
