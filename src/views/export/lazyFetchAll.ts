import { Refusal } from '@contract/errors'

/**
 * Reads all rows as `fetchAll` does, whose code comes behind the first list together with that of dialogs. Throws the refusal
 * 'reader-missing' where it does not come.
 */
export const lazyFetchAll: typeof import('./fetchAll').fetchAll = async (...asked) => {
  const { fetchAll } = await import('./fetchAll').catch(() => {
    throw new Refusal('reader-missing')
  })
  return fetchAll(...asked)
}
