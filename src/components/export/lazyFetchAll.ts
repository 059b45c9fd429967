import { ApiError } from '@/dataProvider/apiError'

/**
 * Reads all rows as `fetchAll` does, whose code comes behind the first list together with that of dialogs. Throws
 * ApiError with the code 'reader-missing' where it does not come.
 */
export const lazyFetchAll: typeof import('./fetchAll').fetchAll = async (...asked) => {
  const { fetchAll } = await import('./fetchAll').catch(() => {
    throw new ApiError({ status: 0, code: 'reader-missing' })
  })
  return fetchAll(...asked)
}
