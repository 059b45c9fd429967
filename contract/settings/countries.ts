import { z } from 'zod'
import { list, maybe, post } from '../call'
import { paging, under } from '../dialects'
import { foldText } from '../fold'
import { Id } from '../id'

/** A country with its ISO 3166-1 alpha-2 code (docs/requirements/settings.md). */
const Country = z.object({ id: maybe(Id), name: z.string(), code: z.string() })

const permit = 'can_access_settings'

export const countries = {
  list: list('COUNTRY-LIST', '/configuration/address/country', {
    permit,
    filter: z.object({}),
    row: Country,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('COUNTRY-CREATE', '/configuration/address/country', {
    permit,
    body: z.strictObject({
      name: z.string().overwrite(foldText).min(1).max(100),
      code: z
        .string()
        .trim()
        .regex(/^[A-Za-z]{2}$/)
        .toUpperCase(),
    }),
  }),
}
