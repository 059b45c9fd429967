import { Refusal } from '@contract/errors'

/**
 * Writes a table as `writeTable` does, whose code comes with the first export. Throws the refusal 'reader-missing' where it
 * does not come.
 */
export const lazyWriteTable: typeof import('../sheets/worker').writeTable = async (...asked) => {
  const { writeTable } = await import('../sheets/worker').catch(() => {
    throw new Refusal('reader-missing')
  })
  return writeTable(...asked)
}
