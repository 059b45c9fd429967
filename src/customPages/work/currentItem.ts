import { idText } from '@contract/id'
import { nextReasons, WorkItem } from '@contract/portal/work'
import { z } from 'zod'
import { writeOwn } from '@/authProvider/session'
import { createStore } from '@/createStore'

/** Item that a person opened as work, until they leave it. */
const CurrentItem = z.object({
  item: WorkItem,
  reason: z.enum(nextReasons).optional(),
})
export type CurrentItem = z.infer<typeof CurrentItem>

/** Entry of session storage, so that a reload keeps the item. The end of the session empties it. */
const STORAGE_KEY = 'work.current'

const stored = (): CurrentItem | undefined => {
  try {
    return CurrentItem.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}

const store = createStore(stored())

const set = (current: CurrentItem | undefined) => {
  if (current) writeOwn(STORAGE_KEY, current)
  else sessionStorage.removeItem(STORAGE_KEY)
  store.set(current)
}

export const currentItem = {
  get: store.get,
  subscribe: store.subscribe,
  set,
  /** Leaves an item, unless another one was opened meanwhile: an answer about the former may come late. */
  leave({ id }: Pick<WorkItem, 'id'>) {
    if (idText(store.get()?.item.id) === idText(id)) set(undefined)
  },
  /** Reads the storage again, which a sign-out has emptied. */
  recall: () => store.set(stored()),
}
