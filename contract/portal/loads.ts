import { z } from 'zod'
import { del, extensionList, get, maybe, post, put, storedFile } from '../call'
import { Day } from '../day'
import type { SheetType } from '../media'
import { personalText, plain } from '../personal'
import { BulkRefusal } from './bulk'
import { KindOutcome } from './loadOutcome'

/** Permission to load the register from files, and to take a load back. */
export const LOADS_REGISTER = 'can_load_register'
/** Largest file of a load that the portal sends, and files of one load. The command line has no such limit. */
export const LOAD_FILE_MEGABYTES = 512
export const MOST_LOAD_FILES = 50
/** Days for which the files of a load are kept after they were last used, and its refused rows. */
export const LOAD_FILE_DAYS = 7
/** Refused rows that are given as a workbook, which can be loaded again; more of them are a zip with a .csv for each kind. */
export const MOST_REFUSED_IN_BOOK = 10_000
/** Types of the file of refused rows, with their endings. */
export const refusedFileEndings = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/zip': '.zip',
} as const satisfies Partial<Record<SheetType, string>>
export type RefusedFileType = keyof typeof refusedFileEndings
const refusedFileTypes = Object.keys(refusedFileEndings) as RefusedFileType[]
/** Number at which the findings of a load are no longer counted: their exact numbers stand in its result. */
export const MOST_COUNTED_FINDINGS = 10_000
/** Endings of files that the portal sends. */
export const loadFileEndings = ['.csv', '.xlsx', '.ndjson', '.json', '.zip'] as const

/**
 * States of a load. `OPEN`: its files and its mapping may change. A check or a writing that fails or is stopped goes back to
 * the state before it, with the fault.
 */
export const loadStates = ['OPEN', 'CHECKING', 'CHECKED', 'WRITING', 'WRITTEN', 'TAKING_BACK', 'TAKEN_BACK'] as const
export type LoadState = (typeof loadStates)[number]

/** Steps of a check or a writing, in their order. `WAIT`: another load goes on. */
export const loadSteps = ['WAIT', 'READ', 'CHECK', 'WRITE', 'INDEX', 'FINISH', 'PAIRS'] as const

const count = z.number().int()

/** Progress of the work that goes on: `kind` is that of the step, `rows` are those that were read. */
const Progress = z.object({ step: z.enum(loadSteps), kind: maybe(z.string()), rows: count })
export type LoadProgress = z.infer<typeof Progress>

export const Load = z.object({
  id: z.string(),
  /** Name of the source, under which its mapping is kept and its rows are compared. */
  source: plain(z.string()),
  /** Names of the files, or of the folder of a load from the command line. */
  name: plain(z.string()),
  by: plain(z.string()),
  state: z.enum(loadStates),
  startedAt: plain(z.string()),
  writtenAt: maybe(plain(z.string())),
  takenBackAt: maybe(plain(z.string())),
  /** Day from which its changes hold. */
  effectiveOn: z.string(),
  /** Day from which the history of its new entities is complete: that of the load, or of each registration. */
  history: z.enum(['LOAD', 'REGISTRATION']),
  /** Rows of all kinds: those of the source are taken, mended or refused. Zero before the first check. */
  rows: count,
  taken: count,
  mended: count,
  refused: count,
  progress: maybe(Progress),
})
export type Load = z.infer<typeof Load>

/**
 * A file, or a sheet of a workbook, with its kind and the header of each field that was found or corrected. BODS statements have
 * no headers, and their fields are named by themselves.
 */
export const LoadPart = z.object({
  /** Name of the file in a zip. */
  file: maybe(plain(z.string())),
  sheet: maybe(plain(z.string())),
  kind: maybe(z.string()),
  headers: z.array(plain(z.string())),
  columns: z.record(z.string(), plain(z.string())),
  /** Labels of required fields without a column. */
  missing: z.array(plain(z.string())),
})
export type LoadPart = z.infer<typeof LoadPart>

const Fault = BulkRefusal.omit({ name: true })

export const LoadFile = z.object({
  id: z.string(),
  name: plain(z.string()),
  bytes: count,
  parts: z.array(LoadPart),
  /** Reason for which the file cannot be loaded as it is. */
  fault: maybe(Fault),
})
export type LoadFile = z.infer<typeof LoadFile>

/** A kind of rows, with the fields that a column of a file can be mapped to. */
const LoadKindFields = z.object({
  name: z.string(),
  fields: z.array(z.object({ name: plain(z.string()), label: plain(z.string()), required: z.boolean() })),
})

/** Corrections of what the headers propose. */
export const LoadMapping = z.strictObject({
  /** Kind of a file by its name. */
  files: z.record(z.string(), plain(z.string())).optional(),
  /** Header of each field, by kind; an empty one leaves the field out. */
  columns: z.record(z.string(), z.record(z.string(), plain(z.string()))).optional(),
  /** Order of day and month in days such as 03/05/2021. */
  dayOrder: z.enum(['DMY', 'MDY']).optional(),
  /** Scheme of the identifiers of BODS statements that are BRNs. */
  brnScheme: plain(z.string().max(100)).optional(),
})
export type LoadMapping = z.infer<typeof LoadMapping>

/** A load with its files, its result by kind, and the fault for which its last check or writing ended. */
export const LoadWhole = Load.extend({
  files: z.array(LoadFile),
  kinds: z.array(LoadKindFields),
  mapping: LoadMapping,
  outcomes: z.array(KindOutcome),
  fault: maybe(Fault),
  /** SHA-256 over the rows that it wrote, as the audit trail has it. */
  digest: maybe(plain(z.string())),
  /** Files of entities that were kept when the load was taken back. */
  kept: count,
  /** Moment of the last change of its files or mapping, or work on them; a writing names the one that was seen. */
  usedAt: plain(z.string()),
  /** Moment at which its refused rows are removed; absent where there are none. */
  refusedUntil: maybe(plain(z.string())),
})
export type LoadWhole = z.infer<typeof LoadWhole>

/** A row that was refused, that the source no longer has, or that was kept when the load was taken back. */
export const LoadFinding = z.object({
  id: z.string(),
  outcome: z.enum(['REFUSED', 'MISSING', 'KEPT']),
  kind: z.string(),
  file: maybe(plain(z.string())),
  row: maybe(count),
  key: z.string(),
  /** Reason in words, with its code and parameters. */
  reason: personalText(z.string()),
  code: z.string(),
  params: z.record(z.string(), personalText(z.string())),
})
export type LoadFinding = z.infer<typeof LoadFinding>

const part = { permit: LOADS_REGISTER, extension: 'loads' } as const

/** Loads of the register from files (docs/decisions/121-loads.md). */
export const loads = {
  /** The newest first; those of the command line too. */
  list: extensionList('PORTAL-LOADS', '/portal/loads', {
    ...part,
    filter: z.strictObject({ state: z.enum(loadStates).optional(), source: z.string().max(200).optional() }),
    row: Load,
  }),
  read: get('PORTAL-LOAD', '/portal/loads/{load}', { ...part, answer: LoadWhole }),
  /** Rows with their reasons, a page at a time. */
  findings: extensionList('PORTAL-LOAD-FINDINGS', '/portal/load-findings', {
    ...part,
    filter: z.strictObject({
      load: z.string().max(20),
      outcome: z.enum(['REFUSED', 'MISSING', 'KEPT']).optional(),
      kind: z.string().max(40).optional(),
    }),
    row: LoadFinding,
    countsTo: MOST_COUNTED_FINDINGS,
  }),
  /** Names of sources that were loaded before. */
  sources: get('PORTAL-LOAD-SOURCES', '/portal/load-sources', {
    ...part,
    answer: z.object({ sources: z.array(plain(z.string())) }),
  }),
  start: post('PORTAL-LOAD-START', '/portal/loads', {
    ...part,
    body: z.strictObject({
      source: z.string().trim().min(1).max(100),
      effectiveOn: Day,
      history: z.enum(['LOAD', 'REGISTRATION']),
    }),
    answer: LoadWhole,
  }),
  /** Adds a file, or replaces the one with its name. Its headers propose a mapping. A changed file asks for a new check. */
  upload: post('PORTAL-LOAD-FILE', '/portal/loads/{load}/files', {
    ...part,
    upload: { field: 'file', accept: loadFileEndings, megabytes: LOAD_FILE_MEGABYTES },
    answer: LoadWhole,
  }),
  removeFile: del('PORTAL-LOAD-FILE-REMOVE', '/portal/loads/{load}/files/{file}', { ...part, answer: LoadWhole }),
  map: put('PORTAL-LOAD-MAPPING', '/portal/loads/{load}/mapping', {
    ...part,
    // Headers are read again, those of workbooks in a process of their own.
    waits: true,
    body: LoadMapping,
    answer: LoadWhole,
  }),
  /** Checks every row and writes nothing into the register, in the background. */
  check: post('PORTAL-LOAD-CHECK', '/portal/loads/{load}/check', { ...part, answer: LoadWhole }),
  /**
   * Writes a checked load, in the background: the one whose result was seen, else 'changed-meanwhile'. It goes on when its sender
   * leaves, and after a stop of the server.
   */
  write: post('PORTAL-LOAD-WRITE', '/portal/loads/{load}/write', {
    ...part,
    body: LoadWhole.pick({ usedAt: true }),
    answer: LoadWhole,
  }),
  /** Stops a check, a writing or a taking back, which has changed nothing then. */
  cancel: post('PORTAL-LOAD-CANCEL', '/portal/loads/{load}/cancel', { ...part, answer: LoadWhole }),
  /** Takes a written load back, in the background; files on which something later rests are kept and named. */
  takeBack: post('PORTAL-LOAD-TAKE-BACK', '/portal/loads/{load}/take-back', { ...part, answer: LoadWhole }),
  /** Removes a load that has written nothing, with its files. */
  discard: del('PORTAL-LOAD-DISCARD', '/portal/loads/{load}', { ...part }),
  /** Refused rows as a workbook with a sheet for each kind, which can be mended and sent again. Each fetch is recorded. */
  refused: get('PORTAL-LOAD-REFUSED', '/portal/loads/{load}/refused', {
    ...part,
    changes: true,
    waits: true,
    ...storedFile(refusedFileTypes, LOAD_FILE_MEGABYTES),
  }),
}
