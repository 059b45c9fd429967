import { z } from 'zod'

const has = z.boolean().catch(false)

/** Parts of the extension API, which no document publishes, beside those that are one list. */
const Named = z.object({
  /** The page that explains a person's access. */
  access: has,
  /** Asking for a permission on the page that refuses; see contract/portal/accessRequests.ts. */
  accessRequests: has,
  /** The log of reads of files: opens, reveals, exports and prints. */
  accessLog: has,
  /** Opening the link of an activation mail before a password is chosen. */
  activation: has,
  annualReturns: has,
  apiUsage: has,
  /** Imports write all acceptable rows in one transaction, and skip existing ones. */
  atomicImports: has,
  audit: has,
  /** The reach of a message to users, and the messages sent so far. */
  broadcasts: has,
  /** One act on many rows, made by the server; see contract/portal/bulk.ts. */
  bulk: has,
  /** One look-up for all numbers of an uploaded list, before it is sent. */
  bulkLookUp: has,
  /** The cause of a failed data correction, beside its payload. */
  causes: has,
  /** Registered charges of the files of entities; see contract/registry/charges.ts. */
  charges: has,
  /** Faults of the installation, with their remedies; see contract/portal/doctor.ts. */
  doctor: has,
  /** The effect that a word of a dictionary has on a name. */
  dictionaryEffects: has,
  /** The kind of an entity by its number, for the viewer of files. */
  entityKinds: has,
  /** Changes of an entity's file, filed with their days of effect; see contract/portal/filedChanges.ts. */
  filedChanges: has,
  /** Search over all kinds of records, and the pages that a person opened last. */
  find: has,
  /** Signed extracts of the files of entities, and their verification; see contract/portal/extracts.ts. */
  extracts: has,
  formCompliance: has,
  /** Guides of the first days on the dashboard; see contract/portal/guides.ts. */
  guides: has,
  /** `GET /health/live`, which says that the host can be reached. */
  health: has,
  /** Files of entities as of any day, with their history; see contract/portal/history.ts and contract/registry/asOf.ts. */
  history: has,
  /** The steps of a case, by its BRN, PRN or tracking number. */
  journey: has,
  /** The list of acts on many rows, imports and exports, with their results and files; see contract/portal/jobs.ts. */
  jobs: has,
  /** `GET /portal/live-updates`, a stream of server-sent events that tells that something changed. */
  liveUpdates: has,
  /** Loads of the register from files; see contract/portal/loads.ts. */
  loads: has,
  /** Remarks of the word library on a name. */
  nameCheck: has,
  /** The reason why the name search found a name. */
  nameMatches: has,
  namePushes: has,
  /** News for the signed-in person since they last looked; see contract/portal/news.ts. */
  news: has,
  /** Notes, flags and reminders of records; see contract/portal/notes.ts and flags.ts. */
  notes: has,
  /** Personal data is masked until somebody gives a reason to see that of one file. */
  personalData: has,
  /** Search of natural persons, the page of each, and decisions about probable duplicates. */
  people: has,
  /** A signed-in person changes their own password and telephone. */
  ownAccount: has,
  /** The colleagues who have the same record open; see contract/portal/presence.ts. */
  presence: has,
  /** Requests, responses and payloads in full, of which the lists bring the beginnings. */
  processTexts: has,
  /** Conversion of scans that browsers cannot draw, such as TIFF. */
  scans: has,
  /** Orders of the published lists by their columns, and filters by the days from and to; see contract/sorting.ts. */
  sorting: has,
  /** A reason beside an entry of the black list, shown in its history. */
  strikeReasons: has,
  summary: has,
  /** The version or id of a row, sent back with a change so that nobody changes what another changed meanwhile. */
  versions: has,
  /** All levels of ISIC in one answer. */
  wholeIsic: has,
  /** Saved views of lists; see contract/portal/views.ts. */
  views: has,
  wordTrial: has,
  /** Work: rows of all parts that wait for somebody, with the registry's calendar. */
  work: has,
})

/**
 * Answer of `GET /portal/capabilities`, in which a host lists its parts; the portal hides everything that depends on another
 * part (docs/decisions/029-extensions.md).
 */
export const Capabilities = Named.extend({
  /** Parts that are one list each. */
  lists: z.array(z.string()).catch([]),
})
export type Capabilities = z.infer<typeof Capabilities>

/** Part that is one list of a host's own, such as `list:courtBailiffs`. Its calls and its page alone name it. */
type ListExtension = `list:${string}`

export type Extension = keyof typeof Named.shape | ListExtension

/** Parts that are named here; `allExtensions` of contract/index.ts has those of lists too. */
export const extensions = Named.keyof().options

const named: ReadonlySet<string> = new Set(extensions)

/** Tells whether an extension is one list. */
export const isListExtension = (name: string): name is ListExtension => name.startsWith('list:')

/** Tells whether a name that a host announces is that of an extension. */
export const isExtension = (name: string): name is Extension => named.has(name) || isListExtension(name)

/** Name of the extension of the list of jobs, for parts of the portal that know no list by its name. */
export const JOB_LIST = 'jobs' satisfies Extension

/** The extensions that a host announced. */
export type Announced = ReadonlySet<Extension>
