import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod'
import { dropDraft, saveDraft, takeDraft } from './drafts'

/**
 * Holds what is typed below a key: it starts with its draft, or else with the stored values, and each change is saved as the
 * draft. `drop` removes the draft, once the input was sent or given up.
 */
export const useDraft = <T extends Record<string, unknown>>(key: string, shape: z.ZodType<T>, stored: T) => {
  const [restored] = useState(() => shape.safeParse(takeDraft(key)).data)
  const [start] = useState(restored ?? stored)
  const [typed, setTyped] = useState(start)
  // Two changes of one event are both kept.
  const latest = useRef(typed)
  return {
    typed,
    /** The draft that it began with. */
    restored,
    isChanged: restored !== undefined || typed !== start,
    change: (part: Partial<T>) => {
      latest.current = { ...latest.current, ...part }
      setTyped(latest.current)
      saveDraft(key, latest.current)
    },
    drop: useCallback(() => dropDraft(key), [key]),
  }
}
