import { routeAccess } from '@/definition/access'
import { useCan } from '../useCan'

/**
 * The list that a page was opened from, for those it lets in; and where Back leads when nothing was open before: to the
 * list, else to the area it belongs to, which whoever sees the page may enter (decision A7).
 */
export const useListOf = (path: string): { list: string | undefined; home: string } => {
  const can = useCan(path)
  const list = path in routeAccess && can('list') ? `/home/${path}` : undefined
  return { list, home: list ?? `/home/${path.split('/')[0]}` }
}
