import { z } from 'zod'
import { Phone } from '../accounts/account'
import { PASSWORD } from '../auth/activation'
import { post } from '../call'
import { personal } from '../personal'

const own = { permit: 'signed-in', extension: 'ownAccount' } as const

/** Changes that signed-in people make to their own account, on the page of their profile. */
export const ownAccount = {
  /**
   * Sets a new password for who proves the present one. Their sessions elsewhere, waiting sign-ins and mailed links end.
   * Refuses 'wrong-password', and 'too-many-tries' past the limits of the sign-in.
   */
  changePassword: post('PORTAL-PASSWORD', '/portal/profile/password', {
    ...own,
    waits: true,
    body: z.strictObject({
      present: z.string().min(1).max(1000),
      password: z.string().min(PASSWORD.least).max(PASSWORD.longest),
    }),
  }),
  setPhone: post('PORTAL-PHONE', '/portal/profile/telephone', {
    ...own,
    body: z.strictObject({ phone: personal('telephone', Phone) }),
  }),
}
