import { siteMap } from '@/definition/siteMap'
import { useCan } from '../useCan'

/**
 * Returns the list of a page, for those who may open it, and the target of Back without earlier history: the list, or
 * else its area, which everybody who sees the page may open (decision A7).
 */
export const useListOf = (path: string): { list: string | undefined; home: string } => {
  const can = useCan(path)
  const list = path in siteMap().routeAccess && can('list') ? `/home/${path}` : undefined
  return { list, home: list ?? `/home/${path.split('/')[0]}` }
}
