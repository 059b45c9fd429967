import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '@contract/errors'
import {
  type loads as contract,
  MOST_REFUSED_IN_BOOK,
  type RefusedFileType,
  refusedFileEndings,
} from '@contract/portal/loads'
import { registryToday } from '@contract/registryDay'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, waitLong } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { rowNumber } from '../db/rowNumber'
import { load, loadFile, loadFinding, loadSource } from '../db/schema'
import type { Around } from '../http/handlers'
import type { Handlers } from '../http/serve'
import { digestOf } from '../http/upload'
import type { UploadFolder } from '../http/uploadFolder'
import { Mapping } from '../loads/mapping'
import { keptMapping } from '../loads/performLoad'
import { writeRefusedZip } from '../loads/refusedFiles'
import { mappingFrom, type Proposal, propose, refuseUnfit } from './proposal'
import { listFindings, listLoads, readLoad } from './readLoads'
import { writeRefusedBook } from './refusedBook'
import {
  cancelWork,
  getLoad,
  getLoadFor,
  type LoadRow,
  lockLoad,
  type StateUnderWay,
  startWork,
  subjectOf,
} from './states'
import { storedFiles, storeFile, uploadedFile } from './storedFiles'
import { writtenFile } from './writtenFile'

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ZIP = 'application/zip'
const writers = { [SHEET]: writeRefusedBook, [ZIP]: writeRefusedZip }
const LONGEST_NAME = 200
const MOST_SOURCES = 200

const filesOf = (db: Db, id: number) =>
  db.select().from(loadFile).where(eq(loadFile.load, id)).orderBy(asc(loadFile.name))

/** Notes that files or mapping of a locked load changed: it must be checked again. Returns the load as it is now. */
const markChanged = async (db: Db, { id }: LoadRow, changes: { mapping?: Mapping } = {}) => {
  await waitLong(db)
  await db.delete(loadFinding).where(eq(loadFinding.load, id))
  const names = (await filesOf(db, id)).map(file => file.name).join(', ')
  const [row] = await db
    .update(load)
    .set({
      ...changes,
      name: names.slice(0, LONGEST_NAME),
      state: 'OPEN',
      outcome: [],
      fault: null,
      usedAt: sql`now()`,
    })
    .where(eq(load.id, id))
    .returning()
  if (!row) throw new Refusal('no-such-load')
  return row
}

type Press = Pick<Around, 'db' | 'who' | 'address' | 'record'> & { path: Record<string, string> }

/** Starts work by a press: of two presses the second is refused. So is one about a load that was used since it was seen. */
const start = async (
  { db, who, address, path, record }: Press,
  act: 'check' | 'write' | 'takeBack',
  state: StateUnderWay,
  seen?: { usedAt: string },
) => {
  const row = await lockLoad(db, path.load, act)
  if (seen && seen.usedAt !== isoMoment(row.usedAt)) throw new Refusal('changed-meanwhile')
  if (act !== 'takeBack') refuseUnfit(await filesOf(db, row.id))
  await startWork(db, row, state, { who, address })
  record({ subject: subjectOf(row), after: { load: row.id } })
  return readLoad(db, path.load)
}

/** Handlers of loads; see docs/decisions/125-loads-in-the-background.md. */
export const loadHandlers = (uploads: UploadFolder): Handlers<typeof contract> => ({
  list: ({ db, filter, page }) => listLoads(db, filter, page),

  read: ({ db, path }) => readLoad(db, path.load),

  findings: ({ db, filter, page }) => listFindings(db, filter, page),

  async sources({ db }) {
    const rows = await db
      .select({ name: loadSource.name })
      .from(loadSource)
      .orderBy(asc(loadSource.name))
      .limit(MOST_SOURCES)
    return { sources: rows.map(({ name }) => name) }
  },

  async start({ db, who, address, body: { source, effectiveOn, history }, record }) {
    if (effectiveOn > registryToday()) throw new Refusal('day-to-come', { day: effectiveOn })
    const mapping = await keptMapping(db, source)
    const { accountId, name: by } = who
    const [row] = await db
      .insert(load)
      .values({ source, effectiveOn, history, mapping, name: '', by, accountId, address })
      .returning()
    if (!row) throw new Error('PostgreSQL returned no number for the load')
    record({ subject: subjectOf(row), after: { load: row.id, effectiveOn, history } })
    return readLoad(db, String(row.id))
  },

  async upload({ file, path, write }) {
    const before = await write(({ db }) => getLoadFor(db, path.load, 'change'))
    const proposal = await propose(uploadedFile(file), Mapping.parse(before.mapping))
    const sha256 = await digestOf(file)
    return write(async ({ db, record }) => {
      await waitLong(db)
      // The pieces are written before the load is locked: files of one load arrive side by side.
      await storeFile(db, (await getLoadFor(db, path.load, 'change')).id, file, proposal)
      const row = await lockLoad(db, path.load, 'change')
      // Somebody corrected the mapping while the file arrived.
      if (!isDeepStrictEqual(row.mapping, before.mapping)) {
        const again = await propose(uploadedFile(file), Mapping.parse(row.mapping))
        await db
          .update(loadFile)
          .set(again)
          .where(and(eq(loadFile.load, row.id), eq(loadFile.name, file.name)))
      }
      const now = await markChanged(db, row)
      record({ subject: subjectOf(now), after: { load: row.id, file: file.name, bytes: file.bytes, sha256 } })
      return readLoad(db, path.load)
    })
  },

  async removeFile({ db, path, record }) {
    const row = await lockLoad(db, path.load, 'change')
    const [gone] = await db
      .delete(loadFile)
      .where(and(eq(loadFile.load, row.id), eq(loadFile.id, rowNumber(path.file))))
      .returning({ name: loadFile.name })
    if (!gone) throw new Refusal('no-such-load-file')
    await markChanged(db, row)
    record({ subject: subjectOf(row), before: { load: row.id, file: gone.name } })
    return readLoad(db, path.load)
  },

  async map({ db: reading, path, body, write }) {
    const mapping = mappingFrom(body)
    const before = await getLoadFor(reading, path.load, 'change')
    const proposals = new Map<number, Proposal>()
    const proposeRest = async (db: Db) => {
      const { files, discard } = await storedFiles(db, uploads, before.id)
      try {
        for (const file of files) if (!proposals.has(file.id)) proposals.set(file.id, await propose(file, mapping))
      } finally {
        await discard()
      }
    }
    await proposeRest(reading)
    return write(async ({ db, record }) => {
      const row = await lockLoad(db, path.load, 'change')
      // Those that arrived while the others were read.
      await proposeRest(db)
      for (const [id, proposal] of proposals) await db.update(loadFile).set(proposal).where(eq(loadFile.id, id))
      const now = await markChanged(db, row, { mapping })
      record({ subject: subjectOf(now), before: row.mapping, after: mapping })
      return readLoad(db, path.load)
    })
  },

  check: press => start(press, 'check', 'CHECKING'),
  write: ({ body, ...press }) => start(press, 'write', 'WRITING', body),
  takeBack: press => start(press, 'takeBack', 'TAKING_BACK'),

  async cancel({ db, path, record }) {
    const row = await lockLoad(db, path.load, 'cancel')
    await cancelWork(db, row)
    record({ subject: subjectOf(row), after: { load: row.id } })
    return readLoad(db, path.load)
  },

  async discard({ db, path, record }) {
    const row = await lockLoad(db, path.load, 'discard')
    await waitLong(db)
    await db.delete(load).where(eq(load.id, row.id))
    record({ subject: subjectOf(row), before: { load: row.id } })
    return {}
  },

  async refused({ db, who, path, write }) {
    const row = await getLoad(db, path.load)
    // The rows stand whole in the workbook: those of others need the permission to see them so.
    if (row.accountId !== who.accountId && !who.permissions.has('can_view_personal_data'))
      throw new Refusal('forbidden')
    const refusing = row.outcome.filter(({ refused }) => refused > 0)
    const rows = refusing.reduce((all, { refused }) => all + refused, 0)
    if (!rows) throw new Refusal('load-none-refused')
    const isRefused = and(eq(loadFinding.load, row.id), eq(loadFinding.outcome, 'REFUSED'))
    const [first] = await db.select({ id: loadFinding.id }).from(loadFinding).where(isRefused).limit(1)
    if (!first) throw new Refusal('load-refused-removed')
    const type: RefusedFileType = rows > MOST_REFUSED_IN_BOOK ? ZIP : SHEET
    const names = refusing.map(({ kind }) => kind)
    const bytes = await writtenFile(uploads, path => writers[type](db, row.id, path, names))
    await write(async ({ record }) => record({ subject: subjectOf(row), after: { load: row.id, rows } }))
    return { bytes, type, name: `${row.source} refused rows${refusedFileEndings[type]}` }
  },
})
