import { z } from 'zod'
import { list, maybe, post, word } from '../call'
import { paging, under } from '../dialects'
import { Id } from '../id'

/** A category of economic activity, standing below its parent (002 section 3). */
export const IsicCategory = z.object({
  id: Id,
  code: word,
  description: z.string(),
  parentId: maybe(Id),
})
export type IsicCategory = z.infer<typeof IsicCategory>

/** The documents' limit and their words for it: a hundred are taken, one more is not (decision G2). */
export const ISIC_LONGEST = 100
export const ISIC_REQUIRED = 'Field is required'
export const ISIC_TOO_LONG = 'Name must be less than 100 characters'

/** Literal (decision G1). */
export const CHILDREN_OF = 'prentid'

const permit = 'can_access_configurations'
const text = z.string().trim().min(1, ISIC_REQUIRED).max(ISIC_LONGEST, ISIC_TOO_LONG)
const rows = { permit, row: IsicCategory, paging: paging.none, envelope: under('data') } as const

export const isic = {
  /** The first level; with `levels=all` the whole classification. */
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
      /** Without one the category is of the first level. */
      parentId: Id.nullish(),
    }),
  }),
}

/** What stands below one category. A slash apart from the list of the first level, and answered where that is. */
export const isicChildren = {
  list: list('ISIC-CHILDREN', '/reservation/isic/', { ...rows, filter: z.object({ [CHILDREN_OF]: Id.optional() }) }),
}
