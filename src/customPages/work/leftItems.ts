import { Id, idText } from '@contract/id'
import { MOST_SKIPPED } from '@contract/portal/work'
import { z } from 'zod'
import { writeOwn } from '@/authProvider/session'

/** Milliseconds after which an item that was left is handed out again. */
const AGAIN = 3_600_000

const Left = z.array(z.object({ id: Id, at: z.number() })).catch([])

/** Entry of session storage; the end of the session empties it. */
const STORAGE_KEY = 'work.left'

const stored = () => {
  try {
    return Left.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return []
  }
}

const ofLastHour = () => stored().filter(({ at }) => Math.abs(Date.now() - at) < AGAIN)

/**
 * Items that the person left with Next in this tab. They are not handed out again before all others of the queue were, or
 * an hour has passed: two urgent ones would take turns otherwise.
 */
export const leftItems = {
  get: (): Id[] => ofLastHour().map(({ id }) => id),
  add(left: Id) {
    const others = ofLastHour().filter(({ id }) => idText(id) !== idText(left))
    const latest = [...others, { id: left, at: Date.now() }].slice(-MOST_SKIPPED)
    writeOwn(STORAGE_KEY, latest)
  },
  clear: () => sessionStorage.removeItem(STORAGE_KEY),
}
