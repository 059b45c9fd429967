/** The storage of the tab's session for the addresses that each page read when it was opened. */
export type OpeningMemory = { read(): readonly OpenedPage[]; write(pages: OpenedPage[]): void }

/** The address of a page, and those that it read before the first of them was answered. */
export type OpenedPage = { page: string; reads: string[] }

/** Answers that `firstPaint.js` requests while the portal's code is still being loaded, by their addresses. */
declare global {
  interface Window {
    readsAhead?: Map<string, Promise<Response>>
  }
}

/** Pages kept at once: those that a person moves between in one tab. */
const MOST_PAGES = 20
/** Addresses kept of one page: more are not sent at once. */
const MOST_READS = 8
/** Milliseconds after which an answer that was requested ahead is too old for a page. */
const FRESH = 10_000

const pageShown = () => location.pathname + location.search

/** Waits for an answer that was requested elsewhere as `fetch` would: until the caller gives up. */
const stoppable =
  (answer: Promise<Response>): typeof fetch =>
  (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    const stopped = new Promise<never>((_, stop) =>
      signal?.addEventListener('abort', () => stop(signal.reason), { once: true }),
    )
    return Promise.race([answer, stopped])
  }

type Opening = { page: string; reads: string[]; isOpen: boolean }

/**
 * Keeps which addresses a page reads first, so that `firstPaint.js` requests them as soon as the same page is loaded
 * again, in parallel with loading and evaluating the code (decision 084).
 */
export const createOpeningReads = (memory: OpeningMemory) => {
  let opening: Opening | undefined

  const keep = ({ page, reads }: Opening) => {
    const others = memory.read().filter(one => one.page !== page)
    memory.write([{ page, reads }, ...others].slice(0, MOST_PAGES))
  }

  return {
    /**
     * Notes that the page shown reads an address. Returns the function to be called when it is answered: the first
     * good answer ends what is kept of the page.
     */
    note(address: string) {
      const page = pageShown()
      if (opening?.page !== page) opening = { page, reads: [], isOpen: true }
      const noted = opening
      if (noted.isOpen && noted.reads.length < MOST_READS) noted.reads.push(address)
      return () => {
        if (noted.isOpen) keep(noted)
        noted.isOpen = false
      }
    },
    /** Returns a `fetch` with the answer that was requested ahead, once; undefined where none was, or too long ago. */
    take(address: string): typeof fetch | undefined {
      const answer = window.readsAhead?.get(address)
      window.readsAhead?.delete(address)
      return answer && performance.now() < FRESH ? stoppable(answer) : undefined
    },
  }
}

export type OpeningReads = ReturnType<typeof createOpeningReads>
