import { idText } from '@contract/id'
import { DefaultView } from '@contract/portal/viewState'
import { z } from 'zod'
import { currentUser, setDefaultViews, writeOwn } from '@/authProvider/session'
import { createStore } from '@/createStore'

/** Session storage of the views that this tab opened, so that a reload shows their columns at once. */
const OPENED = 'openedViews'
const Views = z.array(DefaultView)

/** Views that are remembered, the latest first. */
const MOST_OPENED = 30

const parse = (text: string | null): readonly DefaultView[] => {
  try {
    return Views.safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Views whose name and columns this tab knows; undefined until one is asked for. */
const opened = createStore<readonly DefaultView[] | undefined>(undefined)
const known = () => opened.get() ?? parse(sessionStorage.getItem(OPENED))

/** Store of this browser for the default views of a person on a host without saved views. */
const localKey = () => `RaStoredaftari.viewDefaults.${idText(currentUser()?.userId)}`
const localDefaults = () => parse(localStorage.getItem(localKey()))

const defaults = () => currentUser()?.defaultViews ?? localDefaults()

/** Returns the view with which a list opens for the signed-in person; undefined for none. */
export const defaultViewOf = (list: string): DefaultView | undefined => defaults().find(view => view.list === list)

/** Store of the views that this tab knows: those that it opened, and the person's defaults. */
export const knownViews = {
  find: (id: string): DefaultView | undefined => [...known(), ...defaults()].find(view => view.id === id),
  subscribe: opened.subscribe,
  get: opened.get,
}

const keepDefaults = (views: readonly DefaultView[]) => {
  if (currentUser()?.defaultViews) setDefaultViews([...views])
  else localStorage.setItem(localKey(), JSON.stringify(views))
}

/** Notes a view that is opened or was saved, for the pages of this tab. */
export const rememberView = ({ id, list, name, version, state }: DefaultView) => {
  const view = { id, list, name, version, state }
  const next = [view, ...known().filter(one => one.id !== id)].slice(0, MOST_OPENED)
  writeOwn(OPENED, next)
  if (defaults().some(one => one.id === id)) keepDefaults(defaults().map(one => (one.id === id ? view : one)))
  opened.set(next)
}

/** Notes that a view was deleted. */
export const forgetView = (id: string) => {
  const next = known().filter(one => one.id !== id)
  writeOwn(OPENED, next)
  if (defaults().some(one => one.id === id)) keepDefaults(defaults().filter(one => one.id !== id))
  opened.set(next)
}

/** Notes the view with which a list opens from now on; undefined for none. */
export const rememberDefault = (list: string, view: DefaultView | undefined) => {
  const others = defaults().filter(one => one.list !== list)
  keepDefaults(view ? [...others, DefaultView.parse(view)] : others)
}

/** Forgets the views of the person whose session is over. */
export const forgetViews = () => opened.set(undefined)
