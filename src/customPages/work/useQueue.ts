import { idText } from '@contract/id'
import { workAreas, workSourceNames } from '@contract/portal/workSources'
import { useStore } from 'react-admin'
import { z } from 'zod'
import { currentUser } from '@/authProvider/session'
import type { Queue } from './calls'

const Stored = z.object({ area: z.enum(workAreas).optional(), source: z.enum(workSourceNames).optional() }).catch({})
const NONE: Queue = {}

/** Returns the queue that Next takes items from, which the browser remembers for each person, and its setter. */
export const useQueue = () => {
  // The store keeps `shell.*` when somebody signs out.
  const [stored, setQueue] = useStore<Queue>(`shell.queue.${idText(currentUser()?.userId)}`, NONE)
  const queue: Queue = Stored.parse(stored)
  return [queue, setQueue] as const
}
