import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { bareEnvironment } from '../config/bareEnvironment'
import type { Runner } from './binaries'

/** Starts a program as the account that runs PostgreSQL. */
export const spawnAs = (runner: Runner | undefined, program: string, args: string[]) =>
  spawn(program, args, {
    cwd: tmpdir(),
    // Own process group: an interrupt from the keyboard reaches only the server first, so that requests can finish.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(runner && { uid: runner.uid, gid: runner.gid }),
    env: { ...bareEnvironment, LC_ALL: 'C', TZ: 'UTC' },
  })

/** Returns true when a started program has ended, or failed to start. */
export const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined

/** Keeps the last output of a program, for the error message. */
export const collectOutput = (child: ChildProcess) => {
  let output = ''
  child.stderr?.on('data', chunk => {
    output = (output + chunk).slice(-4000)
  })
  child.on('error', error => {
    output += error.message
  })
  return () => output
}

/** Runs a program to its end; rejects with its output when it fails. */
export const run = (program: string, args: string[], runner: Runner | undefined) =>
  new Promise<void>((done, fail) => {
    const child = spawnAs(runner, program, args)
    const output = collectOutput(child)
    child.once('error', fail)
    child.once('exit', code => (code === 0 ? done() : fail(new Error(`${program} failed: ${output()}`))))
  })

/** Waits until a condition holds. Throws a sentence with `what` after so many seconds. */
export const waitFor = async (condition: () => boolean | Promise<boolean>, seconds: number, what: string) => {
  const until = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > until) throw new Error(`${what} within ${seconds} s.`)
    await pause(20)
  }
}
