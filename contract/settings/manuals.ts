import { z } from 'zod'
import { figure, fileAnswer, get, list, maybe, post } from '../call'
import { paging, under } from '../dialects'
import { Id } from '../id'

/** A section of the user manual (docs/requirements/settings.md). */
export const Manual = z.object({
  id: Id,
  sectionName: z.string(),
  position: maybe(figure),
  filename: maybe(z.string()),
  createdAt: maybe(z.string()),
})
export type Manual = z.infer<typeof Manual>

const MANUAL = { accept: ['.pdf'], types: ['application/pdf'], megabytes: 25 } as const

export const MANUAL_FILE = { field: 'file', ...MANUAL } as const

const permit = 'can_access_settings'

export const manuals = {
  list: list('MANUAL-LIST', '/configuration/user-manual', {
    permit,
    filter: z.object({}),
    row: Manual,
    paging: paging.none,
    envelope: under('data'),
  }),
  add: post('MANUAL-ADD', '/configuration/user-manual/add', {
    permit,
    body: z.strictObject({
      // Multipart fields are text.
      position: z.coerce.number().int().min(1).max(9999),
      sectionName: z.string().trim().min(1).max(200),
    }),
    upload: MANUAL_FILE,
  }),
  /** A GET that deletes (decision F12): the portal sends it only after the user confirms. */
  remove: get('MANUAL-DELETE', '/configuration/user-manual/delete/{id}', { permit, changes: true }),
  file: get('MANUAL-FILE', '/configuration/user-manual/{filename}', {
    permit,
    ...fileAnswer(MANUAL.types, 2 * MANUAL.megabytes),
  }),
}
