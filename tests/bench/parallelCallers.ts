import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job, Seen } from './overloadCallers'

/** Starts a program of this folder in its own process. */
export const program = (name: string) =>
  fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { execArgv: ['--import', 'tsx'] })

/** Runs callers in their own process; returns the result of each call. */
export const callers = (job: Job) =>
  new Promise<Seen[]>((done, fail) => {
    const child = program('overloadCallers')
    child.once('message', (seen: Seen[]) => done(seen))
    child.once('error', fail)
    child.send(job)
  })
