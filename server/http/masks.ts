import { Refusal } from '@contract/errors'
import { isMasked } from '@contract/personal'
import { maskAnywhere } from '@contract/personalText'
import { maskedPlaces } from '@contract/personalWalk'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import type { z } from 'zod'
import type { Who } from './handlers'

/** Refuses, by field, a body that sends a mask back in place of the value: a form was filled from a masked record. */
export const refuseMasks = (schema: z.ZodType | undefined, body: unknown) => {
  const places = schema ? maskedPlaces(schema, body) : []
  if (!places.length) return
  const fields = Object.fromEntries(places.map(place => [place, { code: 'value-masked' } as const]))
  throw new Refusal('masked-value', { fields: places.slice(0, 10).join(', ') }, fields)
}

type Edit = { field: string; before: string; text: string }

/** Refuses, by field, a text with a mask where its writer was shown it masked: the mask would replace its personal data. */
export const refuseMaskedText = (who: Who, { field, before, text }: Edit) => {
  if (who.permissions.has(SEES_PERSONAL_DATA) || !isMasked(text) || maskAnywhere(before) === before) return
  throw new Refusal('masked-value', { fields: field }, { [field]: { code: 'value-masked' } })
}
