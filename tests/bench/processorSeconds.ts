import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of Linux's processor times in a second. */
const TICKS = 100

const timesOf = (pid: number | string) => {
  try {
    // The name in parentheses may contain spaces; the id of the parent is the second word after it.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ').map(Number) ?? []
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = words
    return { parent, own: user + system, ofEnded: userOfEnded + systemOfEnded }
  } catch {
    // The process just ended, or the system is not Linux.
    return undefined
  }
}

/** Returns the processor seconds of a process and of all processes that it started; 0 where the system is not Linux. */
export const processorSecondsOf = (pid: number): number => {
  const main = timesOf(pid)
  if (!main) return 0
  const children = readdirSync('/proc').flatMap(name => {
    const times = /^\d+$/.test(name) ? timesOf(name) : undefined
    return times?.parent === pid ? [times.own] : []
  })
  return (main.own + main.ofEnded + children.reduce((sum, own) => sum + own, 0)) / TICKS
}

/**
 * Returns the processor seconds of a process, of all that run below it, and of those that ended there; 0 where the system
 * is not Linux.
 */
export const processorSecondsOfTree = (pid: number): number => {
  const main = timesOf(pid)
  if (!main) return 0
  const children = readdirSync('/proc').filter(name => /^\d+$/.test(name) && timesOf(name)?.parent === pid)
  const below = children.reduce((sum, child) => sum + processorSecondsOfTree(Number(child)), 0)
  return (main.own + main.ofEnded) / TICKS + below
}

/** Returns the processor seconds of this process, with all its threads. */
export const ownProcessorSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}
