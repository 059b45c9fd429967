import { localStorageStore, memoryStore, type Store } from 'react-admin'

/** Keys under which react-admin keeps the rows that are selected in a list. */
const SELECTION = /\.selectedIds(\.|$)/

/**
 * Returns react-admin's store of a desk: the browser keeps how a person arranged it, memory alone which rows they
 * selected, because ids of records do not outlive a session.
 */
export const createDeskStore = (version: string, name: string): Store => {
  const arrangement = localStorageStore(version, name)
  const selection = memoryStore()
  const storeOf = (key: string) => (SELECTION.test(key) ? selection : arrangement)
  return {
    setup: () => {
      arrangement.setup()
      selection.setup()
    },
    teardown: () => {
      arrangement.teardown()
      selection.teardown()
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: key => storeOf(key).removeItem(key),
    removeItems: prefix => {
      arrangement.removeItems(prefix)
      selection.removeItems(prefix)
    },
    reset: () => {
      arrangement.reset()
      selection.reset()
    },
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    listItems: prefix => ({ ...arrangement.listItems?.(prefix), ...selection.listItems?.(prefix) }),
  }
}
