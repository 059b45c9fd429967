import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { columnNames } from '../db/columnNames'
import type { Db } from '../db/database'
import { process, processText } from '../db/schema'
import { beginningOf } from '../db/storableText'
import { isUuid } from '../db/uuid'
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

const queuedFields = { id: process.id, run: process.run, system: process.system }

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
    INSERT INTO ${processText} (${columnNames(processText.process, processText.part, processText.whole)})
    SELECT id, ${part}, text FROM json_to_recordset(${JSON.stringify(long)}::json) AS t (id uuid, text text)
    ON CONFLICT (${columnNames(processText.process, processText.part)})
      DO UPDATE SET ${columnNames(processText.whole)} = excluded.${columnNames(processText.whole)}`)
}

const startedColumns = columnNames(
  process.id,
  process.service,
  process.kind,
  process.system,
  process.brn,
  process.owner,
  process.endPoint,
  process.request,
  process.requestSize,
)

/** Starts processes in the transaction of the change that causes them, so that neither exists without the other. */
export const startProcesses = async (tx: Db, messages: readonly NewProcess[]): Promise<string[]> => {
  const rows = messages.map(({ request, ...one }) => {
    const text = JSON.stringify(request)
    return { ...one, text, request: beginningOf(text, BEGINNING), size: text.length }
  })
  const { rows: queued } = await tx.execute<Queued & { at: number }>(sql`
    WITH messages AS MATERIALIZED (
      SELECT gen_random_uuid() AS id, * FROM ROWS FROM (json_to_recordset(${JSON.stringify(rows)}::json) AS (
        service text, kind text, system text, brn text, owner text, "endPoint" text, request text, size int)) WITH ORDINALITY
        AS message (service, kind, system, brn, owner, "endPoint", request, size, at)),
    started AS (INSERT INTO ${process} (${startedColumns})
      SELECT id, service, kind, system, brn, owner, "endPoint", request, size FROM messages
      RETURNING ${process.id}, ${process.run}, ${process.system})
    SELECT started.id, started.run, started.system, messages.at
    FROM started JOIN messages USING (id) ORDER BY messages.at`)
  await keepWhole(
    tx,
    'request',
    queued.map(({ id, at }) => ({ id, text: rows[Number(at) - 1]?.text ?? '' })),
  )
  await send(tx, queued)
  return queued.map(({ id }) => id)
}

export type HeldProcess = Pick<typeof process.$inferSelect, 'id' | 'brn' | 'kind' | 'status'>

/** Reads the newest matching process and locks it until the transaction ends. */
export const holdProcess = async (tx: Db, condition: SQL | undefined): Promise<HeldProcess | undefined> => {
  const [held] = await tx
    .select({ id: process.id, brn: process.brn, kind: process.kind, status: process.status })
    .from(process)
    .where(condition)
    .orderBy(desc(process.createdAt), desc(process.id))
    .limit(1)
    .for('update')
  return held
}

/** Returns the process with this id. Throws a Refusal when there is none. */
export const getProcess = async (tx: Db, service: Service, id: WireId): Promise<HeldProcess> => {
  const held = isUuid(id) ? await holdProcess(tx, and(eq(process.id, id), eq(process.service, service))) : undefined
  if (!held) throw new Refusal('no-such-process')
  return held
}

const hasStopped = sql`${process.status} IN ('FAILED', 'PAUSED', 'EXPIRED')`

/**
 * Queues processes again, to be tried at once. Results of older tries are ignored from then on. One that had stopped keeps
 * the moment at which it did until a try succeeds.
 */
export const requeue = async (tx: Db, condition: SQL): Promise<number> => {
  const queued = await tx
    .update(process)
    .set({
      status: 'PENDING',
      run: sql`gen_random_uuid()`,
      cause: null,
      stoppedAt: sql`CASE WHEN ${hasStopped} THEN coalesce(${process.stoppedAt}, ${process.ranAt}, ${process.createdAt})
        ELSE ${process.stoppedAt} END`,
    })
    .where(condition)
    .returning(queuedFields)
  await send(tx, queued)
  return queued.length
}
