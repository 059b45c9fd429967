import { AsyncResource } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import type { CallFacts, ListCall } from '@contract/call'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/database'
import { faultCode } from '../db/databaseErrors'
import { renderOnce } from '../db/renderOnce'
import { accessEntry } from '../db/schema'
import type { Who } from '../http/handlers'
import { requestFile } from '../http/requestFile'
import { type AccessNote, accessRow } from './accessLog'

type Row = Omit<ReturnType<typeof accessRow>, 'id'> & { id: string }

/** Opening of a file by a signed-in person. */
type Open = Pick<AccessNote, 'actor' | 'address' | 'call'> & { file: NonNullable<AccessNote['file']> }

/** Minutes within which all opens of a file by one person are one entry: a page sends several calls. */
const ONE_OPEN_MINUTES = 5
/** Milliseconds that an entry waits for others before it is written. */
const WRITE_AFTER = 300
/** Entries that are written at once without waiting. */
const WRITE_AT = 200
/** Entries in one statement. */
const MOST_AT_ONCE = 1000
/** Milliseconds before the next try after a failure. */
const AFTER_FAILURE = 5000
/** Entries kept while the database takes none; the oldest are dropped first. */
const MOST_WAITING = 50_000
/** Opens remembered in memory. */
const MOST_OPENS = 50_000

/**
 * Returns the id of an open: the same for a person and a file within a window of minutes, so that a batch that is sent
 * twice, and an open that two servers note, is stored once.
 */
const openId = (name: string, now: number) => {
  const window = Math.floor(now / (ONE_OPEN_MINUTES * 60_000))
  const hex = createHash('sha256').update(`${name} ${window}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

const names = ['id', 'at', 'actorId', 'actorName', 'address', 'kind', 'fileKind', 'fileKey', 'call'] as const
const columns = renderOnce(
  sql.join(
    names.map(name => sql.identifier(accessEntry[name].name)),
    sql`, `,
  ),
)

/** Writes opens in one statement; those that are stored already are skipped. */
export const writeOpens = async (db: Db, rows: readonly Row[]) => {
  const values = names.map(
    name => sql`${sql.param(rows.map(row => row[name]))}::${sql.raw(accessEntry[name].getSQLType())}[]`,
  )
  await db.execute(sql`
    INSERT INTO ${accessEntry} (${columns})
    SELECT * FROM unnest(${sql.join(values, sql`, `)})
    ON CONFLICT DO NOTHING`)
}

type Warning = (about: { code: string | undefined; waiting: number; dropped: number }) => void

/**
 * Opens of files that wait to be written. Adding one is synchronous and in memory; a batch is written after 300 ms or
 * 200 entries. A batch that fails is kept and written with the next one.
 */
export class OpenLog {
  private waiting: Row[] = []
  /** Time of the last entry by person and file, the oldest first. */
  private readonly latest = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private isPaused = false
  private isClosed = false

  constructor(
    private readonly write: (rows: readonly Row[]) => Promise<void>,
    private readonly warn: Warning = () => undefined,
  ) {}

  /** Adds an open of a file, unless the same person opened it within the last minutes. */
  add(entry: Open) {
    const now = Date.now()
    const name = `${entry.actor.accountId} ${entry.file.kind} ${entry.file.key}`
    const last = this.latest.get(name)
    if (last !== undefined && now - last < ONE_OPEN_MINUTES * 60_000) return
    this.latest.delete(name)
    const [oldest] = this.latest.keys()
    if (this.latest.size >= MOST_OPENS && oldest !== undefined) this.latest.delete(oldest)
    this.latest.set(name, now)
    this.wait(entry, openId(name, now), now)
  }

  /** Adds an open that counts each time, such as a search: repeated ones may be guesses. */
  addEach(entry: Open) {
    this.wait(entry, randomUUID(), Date.now())
  }

  private wait(entry: Open, id: string, now: number) {
    this.waiting.push({ ...accessRow({ ...entry, kind: 'OPEN' }, new Date(now)), id })
    this.plan()
  }

  /** Writes all entries that wait, once. Entries that could not be written are reported, and lost. */
  async close() {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.running
    await this.writeAll()
  }

  private plan() {
    if (this.running || this.isClosed) return
    if (this.waiting.length >= WRITE_AT && !this.isPaused) this.run()
    else this.timer ??= setTimeout(() => this.run(), this.isPaused ? AFTER_FAILURE : WRITE_AFTER).unref()
  }

  /** Writes outside the request that added the last entry, whose call may use few connections at once. */
  private readonly run = AsyncResource.bind(() => {
    clearTimeout(this.timer)
    this.timer = undefined
    this.running = this.writeAll().finally(() => {
      this.running = undefined
      if (this.waiting.length) this.plan()
    })
  })

  private async writeAll() {
    while (this.waiting.length) {
      const batch = this.waiting.slice(0, MOST_AT_ONCE)
      this.waiting = this.waiting.slice(MOST_AT_ONCE)
      try {
        await this.write(batch)
        this.isPaused = false
      } catch (error) {
        this.isPaused = true
        this.keep(batch, error)
        return
      }
    }
  }

  private keep(batch: Row[], error: unknown) {
    const all = [...batch, ...this.waiting]
    this.waiting = this.isClosed ? [] : all.slice(-MOST_WAITING)
    this.warn({ code: faultCode(error), waiting: this.waiting.length, dropped: all.length - this.waiting.length })
  }
}

/**
 * Notes the open of a file after a successful answer. A refresh that is answered 304 brought nothing to the screen, and a
 * person's own account is no file of somebody else: neither is noted.
 */
export const noteOpen = (
  opens: OpenLog,
  call: CallFacts | ListCall,
  who: Who,
  request: FastifyRequest,
  { statusCode }: FastifyReply,
) => {
  const file = requestFile(call, request)
  if (!who.accountId || !file || statusCode < 200 || statusCode > 299) return
  if (file.kind === 'ACCOUNT' && file.key === who.accountId) return
  opens.add({ actor: who, address: request.ip, call: call.id, file })
}
