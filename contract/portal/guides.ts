import { z } from 'zod'
import { get, post } from '../call'
import { guideNames } from './guideNames'

/** Days after the opening of an account during which its person sees the guide. */
export const GUIDE_DAYS = 30

/** Days within which a registry should have been backed up. */
export const BACKUP_DAYS = 7

/** Parts that a registry needs before it opens. The first four are set on the server, the others in the portal. */
export const setupParts = [
  'mail',
  'address',
  'documents',
  'backup',
  'staff',
  'departments',
  'taxHeads',
  'fees',
  'holidays',
  'register',
] as const
export type SetupPart = (typeof setupParts)[number]

const extension = 'guides'

export const guides = {
  /** Tells which parts of the registry are set up: never with which values. */
  setup: get('PORTAL-SETUP', '/portal/setup', {
    permit: 'can_view_permission_management',
    extension,
    answer: z.object({ parts: z.array(z.object({ part: z.enum(setupParts), done: z.boolean() })) }),
  }),
  /** Hides a guide from the signed-in person for good; sent again, it changes nothing. */
  end: post('PORTAL-GUIDE-END', '/portal/guides/end', {
    permit: 'signed-in',
    extension,
    body: z.strictObject({ guide: z.enum(guideNames) }),
  }),
}
