import { localStorageStore, memoryStore, type Store } from 'react-admin'

/** Keys under which react-admin keeps the rows that are selected in a list. */
const SELECTION = /\.selectedIds(\.|$)/

/** Key under which react-admin's `useLocaleState` keeps a language. */
const LOCALE = 'locale'

/**
 * Returns react-admin's store: the browser keeps how a person arranged it, memory alone which rows they
 * selected, because ids of records do not outlive a session. The language is kept by the portal, before and behind the
 * sign-in: one that is chosen here goes to `chooseLocale`, and react-admin reads it from the i18nProvider.
 */
export const createAdminStore = (version: string, name: string, chooseLocale: (locale: string) => void): Store => {
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
    getItem: (key, defaultValue) => (key === LOCALE ? defaultValue : storeOf(key).getItem(key, defaultValue)),
    setItem: (key, value) => {
      if (key !== LOCALE) storeOf(key).setItem(key, value)
      else if (typeof value === 'string') chooseLocale(value)
    },
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
