import type { WorkCount, WorkItem } from '@contract/portal/work'
import { work } from '@contract/portal/work'
import WorkPage from '@/customPages/work/WorkPage'
import workItems from '@/resources/work/work'
import workPages from '@/routes/workPages'
import { mountPart } from './mountPart'
import { ME } from './workItem'
// A list fetches the forms behind its rows and the boxes of its filters: here they are loaded before, so that no import
// outlives the test.
import '@/components/fields/PickFilter'
import '@/components/dialogs'

type Host = Parameters<typeof mountPart>[1]

/** Colleague who may do all work. */
export const PETER = { id: '4d6f1c7e-0000-4000-8000-000000000002', name: 'Peter Okello' }

type World = {
  items?: readonly WorkItem[]
  counts?: readonly WorkCount[]
  /** Answers of other calls, by method and path. */
  answers?: Partial<Record<string, Awaited<ReturnType<Host>>>>
}

/** Answers the calls of a page of work from these items, counts and other answers. */
export const workHost =
  (world: World): Host =>
  ({ method, path }) => {
    const answer = world.answers?.[`${method} ${path}`]
    if (answer) return answer
    const rows = (body: readonly unknown[]) => ({ body, headers: { 'content-range': `items */${body.length}` } })
    if (path === work.counts.path) return { body: { counts: world.counts ?? [] } }
    if (path === work.list.path) return rows(world.items ?? [])
    if (path === work.colleagues.path) return rows([PETER])
    return { body: {} }
  }

/**
 * Mounts the page of work at its address with `search`, before a host with these items; a change of `world` changes what it
 * answers. Returns the requests so far; end each test with `unmountParts`.
 */
export const mountWork = (world: World, search = '') => {
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME }))
  return mountPart(<WorkPage resource={workItems} pages={workPages} />, workHost(world), {
    address: `/home/work${search}`,
    path: '/home/work',
    definitions: [workItems],
    announced: ['work'],
  }).asked
}
