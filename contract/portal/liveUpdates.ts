import type { Permission } from '../permissions'
import { type WorkSource, workSources } from './workSources'

/**
 * Path of a stream of server-sent events, for signed-in people of a host that announces `liveUpdates`. It is no call of
 * the contract: its answer does not end. An event says that something changed, and never what it is now.
 */
export const LIVE_UPDATES = '/portal/live-updates'

/** Data of the event that says that work changed which the reader may do. */
export const WORK_CHANGED = 'work'

/** Data of the event that says that a colleague opened or left a record which the reader has open. */
export const PRESENCE_CHANGED = 'presence'

/** Data of the event that says that a job of the reader moved on or ended. */
export const JOBS_CHANGED = 'jobs'

/** Seconds between two signs of life on a stream without events. */
export const SIGN_OF_LIFE = 15

/** Tells whether a person with these permissions may do the work of a source. */
export const mayDo = (source: WorkSource, permissions: ReadonlySet<string>): boolean => {
  const needs: readonly Permission[] = workSources[source].needs
  return needs.every(permission => permissions.has(permission))
}
