import { z } from 'zod'
import { get } from '../call'
import { one } from '../dialects'

/** What one person may do, and why: for each permission there is, which of their roles give it and which roles would. */
export const Access = z.object({
  userId: z.string(),
  name: z.string(),
  /** Whether the person may sign in at all. */
  active: z.boolean(),
  roles: z.array(z.string()),
  permissions: z.array(
    z.object({
      permission: z.string(),
      group: z.string(),
      /** A permission that is out of use gives nothing to anybody. */
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
