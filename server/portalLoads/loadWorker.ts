import { Refusal } from '@contract/errors'
import { LOADS_REGISTER, type LoadProgress } from '@contract/portal/loads'
import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { whoOfAccount } from '../auth/sessions'
import { commit } from '../db/commit'
import { connectionOf, type Db, type OwnedDatabase } from '../db/database'
import { CommitUnknown, databaseRefusal, faultCode, isLockTimeout, isLost, mayRunAgain } from '../db/databaseErrors'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import { load, loadFile } from '../db/schema'
import { holds } from '../http/handlers'
import type { UploadFolder } from '../http/uploadFolder'
import { type Step, worker } from '../jobs/workers'
import { Mapping } from '../loads/mapping'
import { pairsAfter } from '../loads/performLoad'
import { type Follow, runLoad } from '../loads/runLoad'
import type { SourceFile } from '../loads/sourceFiles'
import { takeBack } from '../loads/takeBack'
import { type Watch, watchWork } from './followWork'
import { loadWork } from './queues'
import {
  beginWork,
  type Counts,
  completeWork,
  endWork,
  isUnderWay,
  type LoadRow,
  type StateUnderWay,
  WorkStopped,
} from './states'
import { storedFiles } from './storedFiles'

type Parts = {
  database: OwnedDatabase
  uploads: UploadFolder
  log: { error(about: object, message: string): void }
}

type Task = {
  row: LoadRow
  actor: { accountId: string; name: string }
  files: readonly SourceFile[]
  follow: Follow
}
type Done = { counts: Counts; hasPeople: boolean }

/** Returns whether the account of this connection owns the tables, and may set their indexes aside. */
const ownsTables = async (tx: Db) => {
  const { rows } = await connectionOf(tx).query<{ owns: boolean }>(
    `SELECT pg_has_role(current_user, relowner, 'USAGE') AS owns FROM pg_class WHERE oid = 'entity'::regclass`,
  )
  return rows[0]?.owns ?? false
}

const run = async (tx: Db, { row, actor, files, follow }: Task, checkOnly: boolean): Promise<Done> => {
  const { id, source, name, address, effectiveOn, history } = row
  // A restored load has no files: backups leave them out.
  if (!files.length) throw new Refusal('load-nothing')
  const request = { id, source, name, actor, address, effectiveOn, history, files, checkOnly }
  const mapping = Mapping.parse(row.mapping)
  const { outcomes } = await runLoad(tx, { ...request, mapping }, await ownsTables(tx), follow)
  if (!checkOnly) await tx.delete(loadFile).where(eq(loadFile.load, id))
  const sum = (key: 'rows' | 'taken' | 'mended' | 'refused') => outcomes.reduce((all, one) => all + one[key], 0)
  return {
    counts: { total: sum('rows'), done: sum('taken') + sum('mended'), refused: sum('refused') },
    hasPeople: !checkOnly && outcomes.some(({ kind }) => kind === 'people'),
  }
}

/** Work by the state that stands for it, in the transaction of the work. */
const works: Record<StateUnderWay, (tx: Db, task: Task) => Promise<Done>> = {
  CHECKING: (tx, task) => run(tx, task, true),
  WRITING: (tx, task) => run(tx, task, false),
  async TAKING_BACK(tx, { row, actor, follow }) {
    await follow.step('write')
    const { files, kept } = await takeBack(tx, row.id, { actor, address: row.address })
    return { counts: { total: files, done: files, refused: kept }, hasPeople: false }
  },
}

const pairs: LoadProgress = { step: 'PAIRS', rows: 0 }

/** Looks for duplicates after a load that brought people. The server does so within the hour where this fails. */
const findPairs = async ({ database }: Parts, id: number) => {
  const [row] = await database.read.select().from(load).where(eq(load.id, id))
  const step = async () => undefined
  if (row) await pairsAfter(database, { outcomes: row.outcome }, { step }).catch(() => undefined)
  await database.read
    .update(load)
    .set({ progress: null, aliveAt: null })
    .where(and(eq(load.id, id), eq(load.state, 'WRITTEN')))
}

/** Runs the work of a load in one transaction on a connection of its own, as the owner of the tables. */
const perform = async (parts: Parts, row: LoadRow & { state: StateUnderWay; job: string }, signal: AbortSignal) => {
  const { database, uploads } = parts
  const { id, job } = row
  const who = await whoOfAccount(database.read, row.askedBy ?? '')
  if (!holds(who, LOADS_REGISTER)) throw new Refusal('forbidden')
  const { files, discard } = await storedFiles(database.read, uploads, id)
  const inTransaction = async (client: pg.PoolClient, { follow }: Watch) =>
    commit(client, async tx => {
      const done = await works[row.state](tx, { row, actor: who, files, follow })
      await completeWork(tx, { id, job }, done.counts, done.hasPeople ? pairs : null)
      return done
    })
  try {
    const { hasPeople } = await withDedicatedConnection({ ...database.owner, keepAlive: true }, async client => {
      // A statement whose server is gone ends soon; PostgreSQL cannot see that on every system.
      await client.query("SET client_connection_check_interval = '5s'").catch(() => undefined)
      const watch = await watchWork({ database, client, work: { id, job }, signal })
      try {
        return await inTransaction(client, watch)
      } catch (error) {
        throw watch.reason() ?? error
      } finally {
        await watch.end()
      }
    })
    if (hasPeople) await findPairs(parts, id)
  } finally {
    await discard()
  }
}

/** Errors after which another try, perhaps of another server, may succeed. */
const isPassing = (error: unknown, signal: AbortSignal) =>
  signal.aborted || isLost(error) || mayRunAgain(error) || isLockTimeout(error) || error instanceof CommitUnknown

const work = async (parts: Parts, { payload, signal, last }: Step<{ load: number; job: string }>) => {
  const { database, log } = parts
  const { load: id, job } = payload
  const row = await beginWork(database.read, { id, job })
  if (!row || !isUnderWay(row.state)) return
  const end = (refusal: Refusal, state: 'CANCELLED' | 'FAILED') =>
    database.write(tx => endWork(tx, { id, job }, { refusal, state }))
  try {
    if (row.stop) throw new WorkStopped()
    await perform(parts, { ...row, state: row.state, job }, signal)
  } catch (error) {
    if (error instanceof WorkStopped) return end(new Refusal('load-stopped'), 'CANCELLED')
    if (error instanceof Refusal && error.status < 500) return end(error, 'FAILED')
    if (!last && isPassing(error, signal)) throw error
    // The message of an error may quote a row of a file.
    const fault = error instanceof Error ? error.name : 'not an error'
    log.error({ load: id, fault, code: faultCode(error) }, 'the work on a load failed')
    await end(databaseRefusal(error) ?? (error instanceof Refusal ? error : new Refusal('unexpected')), 'FAILED')
  }
}

/** Returns the worker that checks, writes and takes back loads; see docs/decisions/125-loads-in-the-background.md. */
export const loadWorker = (parts: Parts) => worker(loadWork, step => work(parts, step))
