import { holdsPermission } from '@/authProvider/session'
import { routeAccess } from '@/definition/access'

/**
 * The list that a page was opened from, for those it lets in; and where Back leads when nothing was open before: to the
 * list, else to the area it belongs to, which whoever sees the page may enter (decision A7).
 */
export const listOf = (path: string): { list: string | undefined; home: string } => {
  const access = routeAccess[path]
  const list = access && holdsPermission(access.action) ? `/home/${path}` : undefined
  return { list, home: list ?? `/home/${path.split('/')[0]}` }
}
