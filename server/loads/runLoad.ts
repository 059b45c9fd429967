import type { KindOutcome } from '@contract/portal/loadOutcome'
import { eq, getTableName, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import { setIndexesAside } from '../db/catalogue'
import { connectionOf, type Db } from '../db/database'
import {
  charge,
  entity,
  entityDocument,
  entityPerson,
  entityRole,
  filing,
  load,
  loadFinding,
  loadRow,
  loadSource,
  shareClass,
  shareholding,
  strikeChange,
  strikeEntry,
} from '../db/schema'
import { foldTotals } from '../db/totals'
import type { DocumentStore } from '../edms/store'
import { setItemsAside } from '../work/keepItems'
import { readingOf } from './cells'
import { compareRows, fillUnsaid } from './compare'
import { digestOfLoad } from './digest'
import { storeFiles } from './documentFiles'
import type { LoadKind } from './kind'
import type { Loading } from './loading'
import { type Mapping, partsOf, refuseMissingColumns } from './mapping'
import { outcomeOf } from './outcome'
import { isRegisterEmpty, siftRows } from './sift'
import type { SourceFile } from './sourceFiles'
import { type SourceCount, stageRows } from './staging'
import { type LoadDays, writeRows } from './write'

/** Steps of a load, in this order; `pairs` follows in a transaction of its own. */
export type LoadStep = 'wait' | 'read' | 'check' | 'write' | 'index' | 'finish' | 'pairs'

/** Follows a load. Each call may throw, which undoes the load. */
export type Follow = {
  step(step: LoadStep, kind?: LoadKind): Promise<void>
  /** Tells how many more rows were read. */
  rows(count: number): Promise<void>
}

/** A load that is written down in `load`: its number, its source, its files and its days. */
export type LoadRequest = LoadDays & {
  id: number
  source: string
  name: string
  files: readonly SourceFile[]
  mapping: Mapping
  actor?: { accountId: string; name: string }
  address: string
  /** True to check alone: nothing is written into the register. */
  checkOnly: boolean
  /** Store of documents, for a load that brings some. */
  store?: DocumentStore
}

export type LoadResult = { outcomes: KindOutcome[]; digest?: string | undefined }

const LOCK = 7_203_119
/** Rows from which the indexes of an empty register are set aside. */
const MANY = 20_000

/** Tables that a load writes, and reads the statistics of. */
const written = [
  entity,
  entityPerson,
  entityRole,
  shareClass,
  shareholding,
  charge,
  filing,
  entityDocument,
  strikeEntry,
  strikeChange,
  loadRow,
]

/** Waits for other loads, and says so; then raises the limits of the transaction. */
const takeTurn = async (tx: Db, follow: Follow) => {
  await tx.execute(sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true), set_config('work_mem', '256MB', true)`)
  const { rows } = await connectionOf(tx).query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
    LOCK,
  ])
  if (rows[0]?.mine) return
  await follow.step('wait')
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
}

const stageAndCheck = async (tx: Db, request: LoadRequest, follow: Follow) => {
  const { id, source, mapping, checkOnly } = request
  await follow.step('read')
  const parts = await partsOf(request.files, mapping)
  refuseMissingColumns(parts)
  const { stages, counts } = await stageRows(tx, id, parts, readingOf(mapping.dayOrder ?? 'DMY'), follow.rows)
  const contents = parts.find(part => part.contents)?.contents ?? new Map()
  const loading: Loading = { id, source, stages, contents, isEmpty: await isRegisterEmpty(tx) }
  for (const stage of stages) {
    await follow.step('check', stage.kind.name)
    await siftRows(tx, loading, stage)
    await fillUnsaid(tx, loading, stage)
    await compareRows(tx, loading, stage, !checkOnly)
  }
  return { loading, counts }
}

/** Writes the rows, with the indexes set aside where `isOwner` may do so and the register is empty. */
const write = async (
  tx: Db,
  request: LoadRequest,
  { loading, counts }: { loading: Loading; counts: ReadonlyMap<LoadKind, SourceCount> },
  isOwner: boolean,
  follow: Follow,
) => {
  await storeFiles(tx, loading, request.store, follow)
  const rows = [...counts.values()].reduce((all, one) => all + one.rows, 0)
  const isBulk = isOwner && loading.isEmpty && rows >= MANY
  const addItems = isBulk ? await setItemsAside(tx) : undefined
  const tables = written.map(table => ({ name: getTableName(table) }))
  const rebuild = isBulk ? await setIndexesAside(connectionOf(tx), tables) : undefined
  await writeRows(tx, loading, request, kind => follow.step('write', kind.name))
  if (rebuild) {
    await follow.step('index')
    await rebuild()
  }
  await follow.step('finish')
  await tx.execute(
    sql`SELECT refresh_statistics(${sql.join(
      tables.map(({ name }) => sql`${name}`),
      sql`, `,
    )})`,
  )
  await addItems?.()
  await foldTotals(tx, 2)
}

/**
 * Runs a load in the given transaction: reads its files, checks every row, and writes those that can be taken, with one entry of
 * the audit trail. Throws the refusals of files and mappings, and whatever `follow` throws.
 */
export const runLoad = async (tx: Db, request: LoadRequest, isOwner: boolean, follow: Follow): Promise<LoadResult> => {
  const { id, source, name, mapping, actor, address, effectiveOn, history, checkOnly } = request
  await takeTurn(tx, follow)
  // Those of an earlier check.
  await tx.delete(loadFinding).where(eq(loadFinding.load, id))
  const checked = await stageAndCheck(tx, request, follow)
  if (!checkOnly) await write(tx, request, checked, isOwner, follow)
  const outcomes = await outcomeOf(tx, checked.loading, checked.counts)
  const digest = checkOnly ? undefined : await digestOfLoad(tx, id)
  await tx
    .update(load)
    .set({
      outcome: outcomes,
      digest: digest ?? null,
      ...(checkOnly ? { state: 'CHECKED' } : { state: 'WRITTEN', writtenAt: sql`now()` }),
    })
    .where(eq(load.id, id))
  if (!checkOnly) {
    await tx
      .insert(loadSource)
      .values({ name: source, mapping })
      .onConflictDoUpdate({ target: loadSource.name, set: { mapping } })
    const counts = outcomes.map(({ mends, sums, ...numbers }) => numbers)
    await addToTrail(tx, {
      ...(actor && { actor }),
      ...{ address, call: 'LOAD', subject: `${source}: ${name}` },
      after: { load: id, effectiveOn, history, counts, digest: digest ?? null },
    })
  }
  return { outcomes, digest }
}
