import { idText } from '@contract/id'
import { workAreas, workSourceNames, workSources } from '@contract/portal/workSources'
import { useStore } from 'react-admin'
import { z } from 'zod'
import { currentUser } from '@/authProvider/session'
import { useCan } from '@/components/useCan'
import type { Queue } from './calls'

const Stored = z
  .object({
    area: z.enum(workAreas).optional(),
    source: z.enum(workSourceNames).optional(),
    backlog: z.boolean().optional(),
  })
  .catch({})
const NONE: Queue = {}

/** Returns the sources whose work a person may do. */
export const useSources = () => {
  const can = useCan('general')
  return workSourceNames.filter(name => workSources[name].needs.every(can))
}

/**
 * Returns the queue that Next takes items from, which the browser remembers for each person, and its setter. A queue
 * whose permissions the person has lost counts as all areas.
 */
export const useQueue = () => {
  // The store keeps `shell.*` when somebody signs out.
  const [stored, setQueue] = useStore<Queue>(`shell.queue.${idText(currentUser()?.userId)}`, NONE)
  const { area, source, backlog }: Queue = Stored.parse(stored)
  const isAllowed = useSources().some(name => (source ? name === source : !area || workSources[name].area === area))
  return [isAllowed ? { area, source, backlog } : NONE, setQueue] as const
}
