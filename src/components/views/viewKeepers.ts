import type { Id } from '@contract/id'
import type { SavedState } from '@contract/portal/viewState'
import { type SavedView, type ViewScope, views } from '@contract/portal/views'
import type { Sender } from '@/dataProvider/registryDataProvider'

/** Contents of a view that a person saves. */
export type ViewDraft = { name: string; scope: ViewScope; roleId?: Id | undefined; state: SavedState }
type Seen = Pick<SavedView, 'id' | 'version'>
type Roles = readonly { id: Id; name: string }[]

/** Place where views are kept: the host, or this browser. Each function throws ApiError. */
export type ViewKeeper = {
  /** Reads the views that the person may open, and the roles that they may share views with. */
  list(list?: string): Promise<{ views: SavedView[]; roles?: Roles | null | undefined }>
  add(view: ViewDraft & Pick<SavedView, 'id' | 'list'>): Promise<SavedView>
  save(view: ViewDraft & Seen): Promise<SavedView>
  remove(view: Seen): Promise<unknown>
  makeDefault(choice: { list: string; id: string | null }): Promise<unknown>
}

const list = views.list.from((list: string | undefined) => ({ query: list ? { list } : {} }))
const add = views.add.from((body: Parameters<ViewKeeper['add']>[0]) => ({ body }))
const save = views.save.from(({ id, ...body }: Parameters<ViewKeeper['save']>[0]) => ({ path: { id }, body }))
const remove = views.remove.from(({ id, version }: Seen) => ({ path: { id }, body: { version } }))
const makeDefault = views.makeDefault.from((body: Parameters<ViewKeeper['makeDefault']>[0]) => ({ body }))

/** Returns the keeper of a host that announces saved views. */
export const hostKeeper = (registry: Sender): ViewKeeper => ({
  list: name => registry.read(list, name),
  add: view => registry.send(add, view),
  save: view => registry.send(save, view),
  remove: view => registry.send(remove, view),
  makeDefault: choice => registry.send(makeDefault, choice),
})
