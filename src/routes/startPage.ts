import { idText } from '@contract/id'
import { DASHBOARD, HOME } from '@/authProvider/guard'
import { currentUser } from '@/authProvider/session'
import { createStore } from '@/createStore'

/** Pages that a person may choose to begin with. */
export const WORK_PAGE = `${HOME}/work`

const keyOf = () => `daftari.start.${idText(currentUser()?.userId)}`
const stored = () => (localStorage.getItem(keyOf()) === WORK_PAGE ? WORK_PAGE : DASHBOARD)

const store = createStore(0)

/** Page that the signed-in person begins with, which this browser remembers for them. */
export const startPage = {
  get: stored,
  subscribe: store.subscribe,
  set(page: string) {
    if (page === DASHBOARD) localStorage.removeItem(keyOf())
    else localStorage.setItem(keyOf(), page)
    store.set(store.get() + 1)
  },
}
