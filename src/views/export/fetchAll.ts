type Page<Row> = { data: Row[]; total: number }

const AT_ONCE = 3

/**
 * Every row of a list, page by page, at most three calls at once. Rows that moved while the pages came are taken once.
 * Stops with the signal's reason; fails with what a page failed with.
 */
export const fetchAll = async <Row extends { id: string | number }>(
  fetchPage: (page: number) => Promise<Page<Row>>,
  perPage: number,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Row[]> => {
  const first = await fetchPage(1)
  const pages = Math.max(1, Math.ceil(first.total / perPage))
  const found: Row[][] = [first.data]
  let [next, done] = [2, first.data.length]
  onProgress(done, first.total)
  const lane = async () => {
    while (next <= pages) {
      signal.throwIfAborted()
      const page = next++
      const { data } = await fetchPage(page)
      found[page - 1] = data
      done += data.length
      onProgress(Math.min(done, first.total), first.total)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  signal.throwIfAborted()
  return [...new Map(found.flat().map(row => [row.id, row])).values()]
}
