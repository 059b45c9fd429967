import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { process } from '../db/schema/processes'
import { enqueueMany } from '../jobs/enqueue'
import type { DownstreamSystem } from './downstream'
import { processQueues } from './queues'

export type Service = typeof process.$inferSelect.service
export type ProcessStatus = typeof process.$inferSelect.status

/** Characters of a text that a list carries; the dialog loads the rest. */
export const BEGINNING = 4000

/** A message to be sent to another system. */
export type NewProcess = {
  service: Service
  kind: string
  system: DownstreamSystem
  brn: string
  owner: string
  endPoint: string
  request: object
}

type Queued = { id: string; run: string; system: DownstreamSystem }

const send = async (db: Db, queued: readonly Queued[]) => {
  for (const [system, queue] of Object.entries(processQueues))
    await enqueueMany(
      db,
      queue,
      queued.filter(one => one.system === system).map(({ id, run }) => ({ id: run, payload: { process: id } })),
    )
}

/** Stores the full texts whose beginning alone is in `process`. */
export const keepWhole = async (
  tx: Db,
  part: 'request' | 'response',
  texts: readonly { id: string; text: string }[],
) => {
  const long = texts.filter(({ text }) => text.length > BEGINNING)
  if (!long.length) return
  await tx.execute(sql`
    INSERT INTO process_text (process, part, whole)
    SELECT id, ${part}, text FROM json_to_recordset(${JSON.stringify(long)}::json) AS t (id uuid, text text)
    ON CONFLICT (process, part) DO UPDATE SET whole = excluded.whole`)
}

/** Starts processes in the transaction of the change that causes them, so that neither exists without the other. */
export const startProcesses = async (tx: Db, wanted: readonly NewProcess[]): Promise<string[]> => {
  const rows = wanted.map(({ request, ...one }) => {
    const text = JSON.stringify(request)
    return { ...one, text, request: text.slice(0, BEGINNING), size: text.length }
  })
  const { rows: queued } = await tx.execute<Queued & { at: number }>(sql`
    WITH wanted AS MATERIALIZED (
      SELECT gen_random_uuid() AS id, * FROM ROWS FROM (json_to_recordset(${JSON.stringify(rows)}::json) AS (
        service text, kind text, system text, brn text, owner text, "endPoint" text, request text, size int)) WITH ORDINALITY
        AS w (service, kind, system, brn, owner, end_point, request, size, at)),
    made AS (INSERT INTO process (id, service, kind, system, brn, owner, end_point, request, request_size)
      SELECT id, service, kind, system, brn, owner, end_point, request, size FROM wanted RETURNING id, run, system)
    SELECT made.id, made.run, made.system, wanted.at FROM made JOIN wanted USING (id) ORDER BY wanted.at`)
  await keepWhole(
    tx,
    'request',
    queued.map(({ id, at }) => ({ id, text: rows[Number(at) - 1]?.text ?? '' })),
  )
  await send(tx, queued)
  return queued.map(({ id }) => id)
}

export type Found = { id: string; brn: string; kind: string; status: ProcessStatus }

/** Reads the newest matching process and locks it until the transaction ends. */
export const holdProcess = async (tx: Db, condition: SQL): Promise<Found | undefined> =>
  (
    await tx.execute<Found>(sql`
      SELECT id, brn, kind, status FROM process WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT 1 FOR UPDATE`)
  ).rows[0]

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns true for text in the form of a process id. */
export const isProcessId = (id: WireId) => typeof id === 'string' && ID.test(id)

/** Returns the process with this id. Throws a Refusal when there is none. */
export const getProcess = async (tx: Db, service: Service, id: WireId): Promise<Found> => {
  const found = isProcessId(id) ? await holdProcess(tx, sql`id = ${id}::uuid AND service = ${service}`) : undefined
  if (!found) throw new Refusal('no-such-process')
  return found
}

/** Queues processes again, to be tried at once. Results of older tries are ignored from then on. */
export const requeue = async (tx: Db, condition: SQL): Promise<number> => {
  const { rows } = await tx.execute<Queued>(sql`
    UPDATE process SET status = 'PENDING', run = gen_random_uuid(), cause = NULL WHERE ${condition}
    RETURNING id, run, system`)
  await send(tx, rows)
  return rows.length
}
