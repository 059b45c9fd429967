import { writeXlsx } from '@spreadsheet/write'
import pg from 'pg'
import { findRunning } from '../../server/db/embedded'
import { type ServerProcess, startServer } from './serverProcess'

export type KillReport = {
  /** Writes that were answered with success. */
  acknowledged: number
  /** Acknowledged writes that are missing. */
  lost: string[]
  /** Imports of which only some rows exist. */
  halfImports: number
  /** Changes without their audit entry, or entries without their change. */
  unmatched: number
}

const ROWS = 200

const importOf = (round: number) =>
  new Blob([
    new Uint8Array(
      writeXlsx(
        ['BRN', 'Name'],
        Array.from({ length: ROWS }, (_, n) => [
          `8009${String(round).padStart(4, '0')}${String(n).padStart(6, '0')}`,
          `Firm ${n}`,
        ]),
        'List',
      ),
    ),
  ])

/** Simulates people at work until the server is gone: six add bodies one after another, one uploads a spreadsheet. */
const work = ({ url }: ServerProcess, token: string, round: number, enough: () => void) => {
  const acknowledged: string[] = []
  const headers = { authorization: `Bearer ${token}` }
  const person = async (who: number) => {
    for (let n = 0; ; n++) {
      const name = `Body ${round}-${who}-${n}`
      const answer = await fetch(`${url}/configuration/mda-registry`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
      if (answer.ok) acknowledged.push(name)
      if (acknowledged.length === 12) enough()
    }
  }
  const sender = async () => {
    const form = new FormData()
    form.append('file', importOf(round), 'list.xlsx')
    await fetch(`${url}/data-update/de-registrations/import/csv`, { method: 'POST', headers, body: form })
  }
  const everybody = [...Array.from({ length: 6 }, (_, who) => person(who)), sender()]
  return { acknowledged, gone: Promise.allSettled(everybody) }
}

const examine = async (dataDir: string, acknowledged: readonly string[]): Promise<KillReport> => {
  const connection = await findRunning(dataDir)
  if (!connection) throw new Error('No database is running')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows: bodies } = await client.query<{ name: string }>("SELECT name FROM mda WHERE name LIKE 'Body %-%'")
    const { rows: imports } = await client.query<{ rows: number }>(
      "SELECT count(*)::int AS rows FROM strike_entry WHERE brn LIKE '8009__________' GROUP BY substr(brn, 1, 8)",
    )
    const { rows: entries } = await client.query<{ call: string; n: number }>(
      'SELECT call, count(*)::int AS n FROM audit_entry GROUP BY call',
    )
    const entriesOf = (call: string) => entries.find(entry => entry.call === call)?.n ?? 0
    const there = new Set(bodies.map(({ name }) => name))
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(name => !there.has(name)),
      halfImports: imports.filter(({ rows }) => rows !== ROWS).length,
      unmatched: Math.abs(entriesOf('MDA-CREATE') - there.size) + Math.abs(entriesOf('DEREG-UPLOAD') - imports.length),
    }
  } finally {
    await client.end()
  }
}

/**
 * Kills the server without warning, `times` over, during writes and an import, and restarts it on the same data each
 * time, as an operator would.
 */
export const killRepeatedly = async (dataDir: string, times: number): Promise<KillReport> => {
  const acknowledged: string[] = []
  let session: string | undefined
  for (let round = 0; round < times; round++) {
    const server = await startServer(dataDir)
    // A session survives the restart of its server.
    session ??= await server.signIn('admin')
    const token = session
    const { acknowledged: now, gone } = await new Promise<ReturnType<typeof work>>(done => {
      const working = work(server, token, round, () => done(working))
    })
    await server.end('SIGKILL')
    await gone
    acknowledged.push(...now)
  }
  const last = await startServer(dataDir)
  const report = await examine(dataDir, acknowledged)
  await last.end('SIGTERM')
  return report
}
