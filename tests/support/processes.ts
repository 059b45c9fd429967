import type { Database } from '@server/db/database'
import type { Downstream, DownstreamAnswer, DownstreamRequest } from '@server/processes/downstream'
import { type NewProcess, startProcesses } from '@server/processes/process'

/** Returns a new process, distinct for each number. */
const aProcess = (n: number, changes: Partial<NewProcess> = {}): NewProcess => ({
  service: 'INCORPORATION',
  kind: 'UPDATE_REGISTRY',
  system: 'REGISTRY',
  brn: `80020${String(n).padStart(9, '0')}`,
  owner: `FIRM ${n} LTD`,
  endPoint: '/nira/registry/entities',
  request: { n },
  ...changes,
})

/** Starts `count` processes; returns their ids. */
export const begin = (database: Database, count: number, changes: Partial<NewProcess> = {}, from = 0) =>
  database.write(tx =>
    startProcesses(
      tx,
      Array.from({ length: count }, (_, n) => aProcess(from + n, changes)),
    ),
  )

/** Returns the answer of a system that does everything at once. */
export const done = ({ token }: DownstreamRequest): DownstreamAnswer => ({
  outcome: 'DONE',
  body: JSON.stringify({ token }),
})

/** Creates systems that behave as a test says, and record the messages they receive. */
export const toldSystems = (
  behave: (request: DownstreamRequest, signal: AbortSignal) => DownstreamAnswer | Promise<DownstreamAnswer> = done,
) => {
  const requests: DownstreamRequest[] = []
  const systems: Downstream = {
    async tell(request, signal) {
      requests.push(request)
      return behave(request, signal)
    },
  }
  return { systems, told: requests }
}
