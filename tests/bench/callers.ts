import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job, Seen } from './overloadCallers'

/** Process ids of those who call: no part of what is measured. */
export const callersRunning = new Set<number>()

/** Starts a program of this folder in a process of its own. */
export const program = (name: string) => {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { execArgv: ['--import', 'tsx'] })
  if (child.pid) callersRunning.add(child.pid)
  return child
}

/** Has people call in a process of their own; answers what each call came to. */
export const callers = (job: Job) =>
  new Promise<Seen[]>((done, fail) => {
    const child = program('overloadCallers')
    child.once('message', (seen: Seen[]) => done(seen))
    child.once('error', fail)
    child.send(job)
  })

/** The milliseconds within which so large a share of the calls with this status was answered. */
export const within = (seen: readonly Seen[], share: number, status = 200) => {
  const times = seen.flatMap(one => (one.status === status ? [one.ms] : [])).toSorted((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}
