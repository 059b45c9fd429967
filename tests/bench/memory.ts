import { readdirSync, readFileSync } from 'node:fs'
import { callersRunning } from './parallelCallers'

type Process = { pid: number; parent: number; name: string; megabytes: number }

const PAGE_KILOBYTES = 4

const processes = (): Process[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [parent, pages] = [
          /\) \S+ (\d+)/.exec(stat)?.[1],
          readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1],
        ]
        const name = /\((.*)\)/s.exec(stat)?.[1] ?? ''
        return [{ pid: Number(pid), parent: Number(parent), name, megabytes: (Number(pages) * PAGE_KILOBYTES) / 1024 }]
      } catch {
        // The process has ended meanwhile.
        return []
      }
    })

/** Returns the megabytes used by this process and its children, without PostgreSQL and the callers. */
const inUse = () => {
  const all = processes()
  const sum = (pid: number): number =>
    all
      .filter(({ parent, name, pid: own }) => parent === pid && name !== 'postgres' && !callersRunning.has(own))
      .reduce((total, { pid: own, megabytes }) => total + megabytes + sum(own), 0)
  return sum(process.pid) + (all.find(({ pid }) => pid === process.pid)?.megabytes ?? 0)
}

/** Samples the memory four times a second; `stop` returns the peak in megabytes. Needs /proc. */
export const watchMemory = () => {
  let most = inUse()
  const timer = setInterval(() => (most = Math.max(most, inUse())), 250)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
