import { z } from 'zod'

/** Id of a view, which whoever adds the view chooses. */
export const ViewId = z.guid()

/** Widths of a column that a person chose, in pixels. */
export const NARROWEST_COLUMN = 48
export const WIDEST_COLUMN = 1200

/** A column of a view, in its place among the others. */
export const ViewColumn = z.object({
  source: z.string().min(1).max(60),
  hidden: z.literal(true).optional(),
  /** Width in pixels; without it the column is as wide as its content deserves. */
  width: z.number().int().min(NARROWEST_COLUMN).max(WIDEST_COLUMN).optional(),
})

export type ViewColumn = z.infer<typeof ViewColumn>

/** State of a list that a view keeps: what its address holds but for the page, and its columns. */
export const SavedState = z.object({
  search: z.string().max(400).optional(),
  filters: z.record(z.string().min(1).max(60), z.string().min(1).max(400)).optional(),
  sort: z.object({ field: z.string().min(1).max(60), order: z.enum(['ASC', 'DESC']) }).optional(),
  size: z.number().int().min(1).max(1000).optional(),
  tree: z.literal(true).optional(),
  /** All columns of the list; without them the list shows its own. */
  columns: z.array(ViewColumn).max(100).optional(),
})
export type SavedState = z.infer<typeof SavedState>

/** A view with which a list opens, as the answer of a sign-in brings it. */
export const DefaultView = z.object({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  version: z.number().int(),
  state: SavedState,
})
export type DefaultView = z.infer<typeof DefaultView>
