import { z } from 'zod'
import { extensionList, get, maybe, post } from '../call'
import { Day } from '../day'
import { Id } from '../id'
import { type FileKind, fileKinds, personalText } from '../personal'
import { Actor, ActorFilter } from './audit'

/** Kinds of access: a file was opened, its personal data was revealed, or rows or a page left the portal. */
export const accessKinds = ['OPEN', 'REVEAL', 'EXPORT', 'PRINT'] as const
export type AccessKind = (typeof accessKinds)[number]

/** Reads of many files at once: a search of people, and a reading of the log itself. */
const manyFiles = ['PEOPLE_SEARCH', 'ACCESS_LOG'] as const
const loggedFiles = [...fileKinds, ...manyFiles] as const
/** Kinds of files in the log. */
export type LoggedFile = FileKind | (typeof manyFiles)[number]
/** Key of an entry about many files that looked up none of them. */
export const ALL_FILES = 'ALL'

/** Number at which the entries that a filter finds are no longer counted: a total of 10,000 means 'at least'. */
export const MOST_COUNTED_ACCESSES = 10_000
/** Entries that "Who looked at this file" shows. */
export const LATEST_READERS = 50
/** Reveals drawn for the supervisor each week. */
export const SAMPLE_SIZE = 20
/** Longest note of a supervisor, in characters. */
export const LONGEST_NOTE = 1000

/** An entry of the access log. It holds no value that was read. */
export const AccessEntry = z.object({
  id: Id,
  at: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  address: maybe(z.string()),
  kind: z.enum(accessKinds),
  /** The file; absent for exports and prints of other pages. */
  fileKind: maybe(z.string()),
  fileKey: maybe(z.string()),
  /** Present name of the file: of the entity, the practitioner or the account. */
  fileName: maybe(z.string()),
  /** Kind of the entity, for files of entities. */
  entityKind: maybe(z.string()),
  /** Id of the call, from the contract. */
  call: z.string(),
  /** List that was exported, or path of the page that was printed. */
  resource: maybe(z.string()),
  /** Reason and reference of a reveal. */
  reason: maybe(z.string()),
  reference: maybe(personalText(z.string())),
})
export type AccessEntry = z.infer<typeof AccessEntry>

export const AccessFilter = z.strictObject({
  actorId: z.guid().optional(),
  kind: z.enum(accessKinds).optional(),
  fileKind: z.enum(loggedFiles).optional(),
  /** Whole number of the file, such as a BRN; spaces and dashes are ignored where no file has them. */
  fileKey: z.string().trim().min(1).max(200).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type AccessFilter = z.infer<typeof AccessFilter>

const marks = ['SEEN', 'QUESTIONED'] as const

/** A reveal that was drawn for review, with the supervisor's mark. */
export const SampledReveal = AccessEntry.extend({
  /** Monday of the week of the reveal. */
  week: z.string(),
  mark: maybe(z.enum(marks)),
  note: maybe(personalText(z.string())),
  markedBy: maybe(z.string()),
  markedAt: maybe(z.string()),
})
export type SampledReveal = z.infer<typeof SampledReveal>

export const SampleFilter = z.strictObject({
  state: z.enum(['UNMARKED', ...marks]).optional(),
  actorId: z.guid().optional(),
})
export type SampleFilter = z.infer<typeof SampleFilter>

const part = { permit: 'can_view_access_log', extension: 'accessLog' } as const

export const accessLog = {
  /** Entries of the log, newest first. */
  list: extensionList('PORTAL-ACCESS-LOG', '/portal/access-log', {
    ...part,
    filter: AccessFilter,
    row: AccessEntry,
    countsTo: MOST_COUNTED_ACCESSES,
  }),
  /** People who appear in the log, by name. */
  actors: extensionList('PORTAL-ACCESS-ACTORS', '/portal/access-log/actors', {
    ...part,
    filter: ActorFilter,
    row: Actor,
  }),
  /** Latest entries about one file, for the dialog on the file. */
  ofFile: get('PORTAL-ACCESS-FILE', '/portal/access-log/file', {
    ...part,
    query: z.strictObject({ kind: z.enum(fileKinds), key: z.string().trim().min(1).max(200) }),
    answer: z.object({ entries: z.array(AccessEntry) }),
  }),
  /** Reveals drawn for review, the latest week first. */
  sample: extensionList('PORTAL-ACCESS-SAMPLE', '/portal/access-log/sample', {
    ...part,
    filter: SampleFilter,
    row: SampledReveal,
  }),
  /** Sets the mark and the note of a drawn reveal. A question needs a note; nobody marks a reveal of their own. */
  mark: post('PORTAL-ACCESS-MARK', '/portal/access-log/sample/{id}', {
    ...part,
    body: z.strictObject({
      mark: z.enum(marks),
      note: z.string().trim().max(LONGEST_NOTE),
      /** Moment of the mark that the supervisor saw, null without one: a newer mark of a colleague is not replaced unseen. */
      seen: z.string().max(60).nullable().optional(),
    }),
  }),
}
