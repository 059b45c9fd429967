import { z } from 'zod'
import { get } from '../call'
import { one } from '../dialects'
import { Id } from '../id'

/** Access of one person: for each permission, the roles of theirs that give it and all roles that hold it. */
export const Access = z.object({
  userId: z.string(),
  name: z.string(),
  /** True when the person may sign in. */
  active: z.boolean(),
  roles: z.array(z.string()),
  /** All roles that can be given. */
  rolesToGive: z.array(z.object({ roleId: Id, name: z.string() })),
  permissions: z.array(
    z.object({
      permission: z.string(),
      group: z.string(),
      /** A disabled permission has no effect for anybody. */
      enabled: z.boolean(),
      givenBy: z.array(z.string()),
      heldBy: z.array(z.string()),
    }),
  ),
})
export type Access = z.infer<typeof Access>

export const access = {
  of: get('PORTAL-ACCESS-OF', '/portal/access/{userId}', {
    extension: 'access',
    permit: 'can_view_permission_management',
    wrapping: one.bare,
    answer: Access,
  }),
}
