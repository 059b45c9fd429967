import { useRef, useState } from 'react'
import { useEvent } from 'react-admin'
import type { z } from 'zod'
import { dropDraft, saveDraft, takeDraft } from './drafts'

type Values = Record<string, unknown>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the draft below a key; undefined where there is none with other values than the stored ones. */
export const draftBelow = <T extends Values>(key: string, shape: z.ZodType<T>, stored: T): T | undefined => {
  const draft = shape.safeParse(takeDraft(key)).data
  return draft === undefined || isSame(draft, stored) ? undefined : draft
}

/**
 * Holds what is typed below a key: it starts with its draft, or else with the stored values, and each change is saved as the
 * draft. `drop` removes the draft and brings the stored values back, once the input was sent or given up.
 */
export const useDraft = <T extends Values>(key: string, shape: z.ZodType<T>, stored: T) => {
  const [restored] = useState(() => draftBelow(key, shape, stored))
  const [typed, setTyped] = useState(restored ?? stored)
  // Two changes of one event are both kept.
  const latest = useRef(typed)
  const put = (next: T) => {
    latest.current = next
    setTyped(next)
  }
  return {
    typed,
    /** The draft that it began with. */
    restored,
    isChanged: !isSame(typed, stored),
    change: (part: Partial<T>) => {
      put({ ...latest.current, ...part })
      saveDraft(key, latest.current)
    },
    drop: useEvent(() => {
      put(stored)
      dropDraft(key)
    }),
  }
}
