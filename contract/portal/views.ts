import { z } from 'zod'
import { get, maybe, post } from '../call'
import { fault } from '../fault'
import { Id } from '../id'
import { SavedState, ViewId } from './viewState'

/** Permission to share views with a role or with everybody, and to change views that are shared. */
export const SHARES_VIEWS = 'can_share_views'
/** Longest name of a view, in letters. */
export const LONGEST_VIEW_NAME = 80
/** Views that one person may keep, of all lists. */
export const MOST_VIEWS = 100

/** For whom a view is: its owner alone, the holders of a role, or all staff. */
export const viewScopes = ['me', 'role', 'all'] as const
export type ViewScope = (typeof viewScopes)[number]

/** A saved view of a list, as the asker may see it. */
export const SavedView = z.object({
  id: z.string(),
  /** Name of the list. */
  list: z.string(),
  name: z.string(),
  scope: z.enum(viewScopes),
  /** Role of a view with the scope `role`. */
  role: maybe(z.object({ id: Id, name: z.string() })),
  /** Name of the role that the view was for, which does not exist any more: only its owner sees the view. */
  lostRole: maybe(z.string()),
  owner: z.string(),
  /** True for a view of the asker. */
  own: z.boolean(),
  /** True when the asker may save, rename, share and delete it. */
  mayChange: z.boolean(),
  /** True when the list opens with it for the asker. */
  isDefault: z.boolean(),
  version: z.number().int(),
  savedBy: z.string(),
  savedAt: z.string(),
  state: SavedState,
})
export type SavedView = z.infer<typeof SavedView>

const ListName = z
  .string()
  .max(100)
  .regex(/^[a-zA-Z][\w/-]*$/, fault('not-a-list'))
const Named = {
  name: z.string().trim().min(1).max(LONGEST_VIEW_NAME),
  scope: z.enum(viewScopes),
  /** Role of the scope `role`. */
  roleId: Id.optional(),
  state: SavedState.strict(),
}
const Version = z.number().int().min(1)
const part = { permit: 'signed-in', extension: 'views' } as const

/** Saved views of lists (docs/decisions/107-saved-views.md). */
export const views = {
  /** Views that the asker may open, of one list or of all. `roles` is there for those who may share. */
  list: get('PORTAL-VIEWS', '/portal/views', {
    ...part,
    query: z.strictObject({ list: ListName.optional() }),
    answer: z.object({
      views: z.array(SavedView),
      roles: maybe(z.array(z.object({ id: Id, name: z.string() }))),
    }),
  }),
  /** Adds a view under an id that the portal chose. The same view again adds nothing. */
  add: post('PORTAL-VIEW-ADD', '/portal/views', {
    ...part,
    body: z.strictObject({ id: ViewId, list: ListName, ...Named }),
    answer: SavedView,
  }),
  /** Saves a view over the version that the asker saw; 409 when somebody else saved it meanwhile. */
  save: post('PORTAL-VIEW-SAVE', '/portal/views/{id}', {
    ...part,
    body: z.strictObject({ version: Version, ...Named }),
    answer: SavedView,
  }),
  remove: post('PORTAL-VIEW-DELETE', '/portal/views/{id}/delete', {
    ...part,
    body: z.strictObject({ version: Version }),
  }),
  /** Opens a list with a view from now on, for the asker alone; null opens it without one. */
  makeDefault: post('PORTAL-VIEW-DEFAULT', '/portal/view-defaults', {
    ...part,
    body: z.strictObject({ list: ListName, id: ViewId.nullable() }),
  }),
}
