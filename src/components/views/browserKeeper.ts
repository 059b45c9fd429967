import { idText } from '@contract/id'
import { SavedView } from '@contract/portal/views'
import { currentUser, identityOf } from '@/authProvider/session'
import { ApiError } from '@/dataProvider/apiError'
import type { ViewDraft, ViewKeeper } from './viewKeepers'
import { defaultViewOf } from './viewMemory'

const key = () => `RaStoredaftari.views.${idText(currentUser()?.userId)}`

const read = (): SavedView[] => {
  try {
    return SavedView.array().safeParse(JSON.parse(localStorage.getItem(key()) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

const nameOfPerson = () => {
  const user = currentUser()
  return user ? identityOf(user).fullName : ''
}

const refuse = (code: string, params: Record<string, string> = {}) => {
  throw new ApiError({ status: 409, code, params })
}

/** Puts a view among the others, in the order of their names. Refuses a name that another view of its list has. */
const keep = (view: SavedView, others: readonly SavedView[]) => {
  const isSame = (one: SavedView) => one.list === view.list && one.name.toLowerCase() === view.name.toLowerCase()
  if (others.some(isSame)) refuse('view-name-taken', { name: view.name })
  const next = [...others, view].toSorted((one, other) => one.name.localeCompare(other.name))
  localStorage.setItem(key(), JSON.stringify(next))
  return view
}

const saved = ({ name, state }: ViewDraft) => ({
  name: name.trim(),
  state,
  savedBy: nameOfPerson(),
  savedAt: new Date().toISOString(),
})

/** Keeps the views of a person in the store of this browser, for hosts that keep none. Nobody else sees them. */
export const browserKeeper: ViewKeeper = {
  async list(list) {
    const views = read().filter(view => !list || view.list === list)
    return { views: views.map(view => ({ ...view, isDefault: defaultViewOf(view.list)?.id === view.id })) }
  },
  async add({ id, list, ...draft }) {
    const about = { scope: 'me', owner: nameOfPerson(), own: true, mayChange: true, isDefault: false } as const
    return keep({ id, list, ...about, version: 1, ...saved(draft) }, read())
  },
  async save({ id, version, ...draft }) {
    const views = read()
    const view = views.find(one => one.id === id)
    if (!view) throw new ApiError({ status: 404, code: 'no-such-view' })
    // Another tab of this browser saved it.
    if (view.version !== version) refuse('view-changed', { name: view.savedBy })
    return keep(
      { ...view, version: version + 1, ...saved(draft) },
      views.filter(one => one.id !== id),
    )
  },
  async remove({ id }) {
    localStorage.setItem(key(), JSON.stringify(read().filter(one => one.id !== id)))
  },
  // A default is remembered in this browser, whoever keeps the views.
  makeDefault: () => Promise.resolve(),
}
