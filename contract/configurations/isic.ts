import { z } from 'zod'
import { list, maybe, post, word } from '../call'
import { paging, under } from '../dialects'
import { fault } from '../fault'
import { documentFaults } from '../fieldFaults'
import { Id } from '../id'

/** A category of economic activity, a child of its parent category (docs/requirements/settings.md). */
export const IsicCategory = z.object({
  id: Id,
  code: word,
  description: z.string(),
  parentId: maybe(Id),
})
export type IsicCategory = z.infer<typeof IsicCategory>

/** Limit and error texts of the documents: 100 characters are accepted, 101 are not (decision G2). */
export const ISIC_LONGEST = 100
export const ISIC_REQUIRED = documentFaults['isic-required']
export const ISIC_TOO_LONG = documentFaults['isic-too-long']

/** Spelling of the documents (decision G1). */
export const CHILDREN_OF = 'prentid'

const permit = 'can_access_configurations'
const text = z.string().trim().min(1, fault('isic-required')).max(ISIC_LONGEST, fault('isic-too-long'))
const rows = { permit, row: IsicCategory, paging: paging.none, envelope: under('data') } as const

export const isic = {
  /** Lists the first level; with `levels=all` the whole classification. */
  list: list('ISIC-LIST', '/reservation/isic', {
    ...rows,
    extras: { levels: 'wholeIsic' },
    filter: z.object({
      levels: z.literal('all').optional(),
      [CHILDREN_OF]: Id.optional(),
    }),
  }),
  parents: list('ISIC-PARENTS', '/reservation/isic/parents', { ...rows, filter: z.object({}) }),
  create: post('ISIC-CREATE', '/reservation/isic', {
    permit,
    body: z.strictObject({
      code: text,
      description: text,
      /** Without a parent the category is on the first level. */
      parentId: Id.nullish(),
    }),
  }),
}

/**
 * Children of one category. The path differs from the list of the first level by its slash alone, and that handler
 * serves it.
 */
export const isicChildren = {
  list: list('ISIC-CHILDREN', '/reservation/isic/', { ...rows, filter: z.object({ [CHILDREN_OF]: Id.optional() }) }),
}
