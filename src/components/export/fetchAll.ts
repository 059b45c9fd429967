import { pauseBefore } from '@/definition/source'

type Page<Row> = { data: Row[]; total?: number | undefined }

const AT_ONCE = 3

/**
 * Asks again while the host is in trouble: over many requests a failure is likely, and none may be left out. Throws the
 * signal's reason when aborted.
 */
const patiently = async <A>(ask: () => Promise<A>, signal?: AbortSignal): Promise<A> => {
  for (let failures = 0; ; failures++)
    try {
      return await ask()
    } catch (error) {
      const pause = pauseBefore(failures, error)
      if (pause === undefined) throw error
      await new Promise(done => setTimeout(done, pause))
      signal?.throwIfAborted()
    }
}

/**
 * Returns all rows of a list, read page by page with at most three requests at once. A row that moved to another page
 * meanwhile is returned once. Where the total is not known, or equal to `countsTo`, which means 'at least', pages are read
 * until one is not full.
 * Throws the signal's reason when aborted, or the error of a page: nothing is read or told after that.
 */
export const fetchAll = async <Row extends { id: string | number }>(
  fetchPage: (page: number) => Promise<Page<Row>>,
  perPage: number,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
  countsTo?: number,
): Promise<Row[]> => {
  const first = await patiently(() => fetchPage(1), signal)
  const { total = 0 } = first
  const uncounted = first.total === undefined || (total > 0 && total === countsTo)
  let pages = uncounted ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(total / perPage))
  if (uncounted && first.data.length < perPage) pages = 1
  const batches: Row[][] = [first.data]
  let [next, done] = [2, first.data.length]
  let isOver = false
  onProgress(done, Math.max(total, uncounted ? done : 0))
  const lane = async () => {
    while (!isOver && next <= pages) {
      signal.throwIfAborted()
      const page = next++
      const { data } = await patiently(() => fetchPage(page), signal)
      if (isOver) return
      batches[page - 1] = data
      done += data.length
      if (uncounted && data.length < perPage) pages = Math.min(pages, page)
      onProgress(uncounted ? done : Math.min(done, total), Math.max(total, uncounted ? done : 0))
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
  } finally {
    isOver = true
  }
  signal.throwIfAborted()
  return [...new Map(batches.flat().map(row => [row.id, row])).values()]
}
