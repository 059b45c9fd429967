import { z } from 'zod'
import { get } from '../call'

export const entityKinds = {
  /**
   * Answers the register that lists the entity with a number, so that an address of its file opens without a question. The
   * permission is that of the file; the answer holds nothing of it.
   */
  of: get('PORTAL-ENTITY-KIND', '/portal/entity-kinds/{brn}', {
    permit: 'can_view_reservation_settings',
    extension: 'entityKinds',
    answer: z.object({ kind: z.enum(['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY']) }),
  }),
}
