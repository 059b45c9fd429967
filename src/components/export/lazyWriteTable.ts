import { ApiError } from '@/dataProvider/apiError'

/**
 * Writes a table as `writeTable` does, whose code comes with the first export. Throws ApiError with the code
 * 'reader-missing' where it does not come.
 */
export const lazyWriteTable: typeof import('../sheets/worker').writeTable = async (...asked) => {
  const { writeTable } = await import('../sheets/worker').catch(() => {
    throw new ApiError({ status: 0, code: 'reader-missing' })
  })
  return writeTable(...asked)
}
