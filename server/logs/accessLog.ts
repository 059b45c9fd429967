import { randomUUID } from 'node:crypto'
import { offsetOf } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import { fileKey as spelledKey } from '@contract/fileKeys'
import { maskAnywhere, maskNins } from '@contract/personalText'
import {
  type AccessKind,
  ALL_FILES,
  accessLog as contract,
  type AccessEntry as Entry,
  LATEST_READERS,
  type LoggedFile,
  MOST_COUNTED_ACCESSES,
  type SampledReveal,
  type SampleFilter,
} from '@contract/portal/accessLog'
import { recordKinds } from '@contract/portal/noteKinds'
import { successMessage } from '@contract/successMessages'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database'
import { within } from '../db/days'
import { jsonObject } from '../db/json'
import { readPage } from '../db/page'
import { accessEntry, accessSample, entity } from '../db/schema'
import { spellingsOf } from '../db/search'
import { refuseMaskedText } from '../http/masks'
import type { Around, Handlers } from '../http/serve'
import { keysOf } from '../notes/records'
import { listActors } from './actors'
import { fileName, isFile } from './fileName'
import type { OpenLog } from './openLog'

/** A read of a file by a person. It holds no value that was read. */
export type AccessNote = {
  kind: AccessKind
  actor: { accountId: string; name: string }
  /** IP address of the caller. */
  address: string
  /** Id of the call, from the contract. */
  call: string
  /** The file; absent for an export of a list. */
  file?: { kind: LoggedFile; key: string } | undefined
  /** List that was exported, or path of the page that was printed. */
  resource?: string | undefined
  /** Reason and reference of a reveal. */
  reason?: string | undefined
  reference?: string | undefined
}

/** Returns the row of an entry, with an id of its own. */
export const accessRow = (
  { kind, actor, address, call, file, resource, reason, reference }: AccessNote,
  at = new Date(),
) => ({
  id: randomUUID(),
  at: at.toISOString(),
  actorId: actor.accountId,
  actorName: actor.name,
  address,
  kind,
  fileKind: file?.kind ?? null,
  fileKey: file ? spelledKey(file.kind, file.key) : null,
  call,
  resource: resource ?? null,
  reason: reason ?? null,
  reference: reference ?? null,
})

/**
 * Writes an entry at once, in the given transaction: for reveals, exports and prints, whose entry must not be lost.
 * Opens of files go through `OpenLog`, which writes them in batches.
 */
export const noteAccess = async (tx: Db, note: AccessNote) => {
  await tx.insert(accessEntry).values(accessRow(note))
}

const { id, at, actorId, actorName, address, kind, fileKind, fileKey, call, resource, reason, reference } = accessEntry

const fields = {
  id,
  at,
  actorId,
  actorName,
  address,
  kind,
  fileKind,
  fileKey,
  fileName,
  entityKind: sql`CASE WHEN ${isFile('ENTITY')} THEN (
    SELECT ${entity.kind} FROM ${entity} WHERE ${entity.brn} = ${fileKey}) END`,
  call,
  resource,
  reason,
  reference,
}
const newestFirst = [desc(at), desc(id)]

/**
 * Returns the condition of a file's key in any spelling of a whole number: with or without spaces and dashes, and of a
 * person by the numbers of all their records.
 */
const hasKey = async (db: Db, key: string, kind?: LoggedFile) => {
  const isRecord = recordKinds.find(one => one === kind)
  const keys = isRecord ? await keysOf(db, { kind: isRecord, key }) : [key.trim()]
  return inArray(fileKey, [...new Set([...keys, ...spellingsOf(key)])])
}

const { entryId, week, mark, note, markedByName, markedAt } = accessSample
const sampled = { ...fields, week, mark, note, markedBy: markedByName, markedAt }
const sampleOrder = [desc(week), desc(entryId)]
const markIs = (state: NonNullable<SampleFilter['state']>) => (state === 'UNMARKED' ? isNull(mark) : eq(mark, state))

/**
 * Lists the access log and the reveals drawn for review, and takes a supervisor's mark. Reading the log is an open of
 * its own kind in it, with what was looked up: the file, else the person, else everything.
 */
export const accessLogHandlers = (opens: OpenLog): Handlers<typeof contract> => {
  const noteReading = ({ who, address }: Pick<Around, 'who' | 'address'>, call: string, subject = ALL_FILES) =>
    opens.add({ actor: who, address, call, file: { kind: 'ACCESS_LOG', key: subject } })

  return {
    async list({ db, filter, page, ...around }) {
      const listed = await readPage<Entry>(db, {
        table: accessEntry,
        key: id,
        order: newestFirst,
        row: fields,
        where: and(
          filter.actorId ? eq(actorId, filter.actorId) : undefined,
          filter.kind ? eq(kind, filter.kind) : undefined,
          filter.fileKind ? eq(fileKind, filter.fileKind) : undefined,
          filter.fileKey ? await hasKey(db, filter.fileKey, filter.fileKind) : undefined,
          ...within(at, filter),
        ),
        page,
        countTo: MOST_COUNTED_ACCESSES,
      })
      noteReading(around, contract.list.id, filter.fileKey ?? filter.actorId)
      return listed
    },

    actors: ({ db, filter, page }) =>
      listActors(db, { table: accessEntry, actorId, actorName, newest: sql`${at} DESC, ${id} DESC` }, { filter, page }),

    async ofFile({ db, query, ...around }) {
      const { rows } = await readPage<Entry>(db, {
        table: accessEntry,
        key: id,
        order: newestFirst,
        row: fields,
        where: and(eq(fileKind, query.kind), await hasKey(db, query.key, query.kind)),
        page: { page: 1, perPage: LATEST_READERS },
        countTo: LATEST_READERS,
      })
      noteReading(around, contract.ofFile.id, spelledKey(query.kind, query.key))
      return { entries: rows }
    },

    async sample({ db, filter, page, ...around }) {
      const where = and(
        filter.state ? markIs(filter.state) : undefined,
        filter.actorId ? eq(actorId, filter.actorId) : undefined,
      )
      const rows = await db
        .select({ row: sql<SampledReveal>`${jsonObject(sampled)}` })
        .from(accessSample)
        .innerJoin(accessEntry, eq(entryId, id))
        .where(where)
        .orderBy(...sampleOrder)
        .limit(page.perPage)
        .offset(offsetOf(page))
      const [counted] = await db
        .select({ total: count() })
        .from(accessSample)
        .innerJoin(accessEntry, eq(entryId, id))
        .where(where)
      noteReading(around, contract.sample.id)
      return { rows: rows.map(({ row }) => row), total: counted?.total ?? 0 }
    },

    async mark({ db, who, path, body, record }) {
      const reveal = z.guid().safeParse(path.id)
      const [drawn] = reveal.success
        ? await db
            .select({
              actorId,
              fileKind,
              fileKey,
              mark,
              note,
              markedAt: sql<string | null>`to_json(${markedAt}) #>> '{}'`,
            })
            .from(accessSample)
            .innerJoin(accessEntry, eq(entryId, id))
            .where(eq(entryId, reveal.data))
            .for('update', { of: accessSample })
        : []
      if (!drawn) throw new Refusal('no-such-entry')
      if (drawn.actorId === who.accountId) throw new Refusal('own-reveal')
      if (body.mark === 'QUESTIONED' && !body.note)
        throw new Refusal('question-without-note', {}, { note: { code: 'question-missing' } })
      const before = { mark: drawn.mark, note: drawn.note }
      const typed = maskNins(body.note) || null
      // A note that comes back as it was shown stays as it is, with what its mask hides.
      const isKept = typed === maskAnywhere(drawn.note)
      if (!isKept) refuseMaskedText(who, { field: 'note', before: drawn.note ?? '', text: body.note })
      const after = { mark: body.mark, note: isKept ? drawn.note : typed }
      // The same mark again, such as a request that was sent twice, changes nothing.
      if (before.mark !== after.mark || before.note !== after.note) {
        if (body.seen !== undefined && body.seen !== drawn.markedAt) throw new Refusal('changed-meanwhile')
        await db
          .update(accessSample)
          .set({ ...after, markedById: who.accountId, markedByName: who.name, markedAt: sql`now()` })
          .where(eq(entryId, path.id ?? ''))
        record({ subject: `${drawn.fileKind ?? ''} ${drawn.fileKey ?? ''}`.trim() || 'reveal', before, after })
      }
      return successMessage('reveal-marked')
    },
  }
}
