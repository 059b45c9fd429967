import { z } from 'zod'
import { get, maybe } from '../call'
import { personalText, plain } from '../personal'
import { AsOf } from '../registry/asOf'

/** Parts of an entity's file that have versions. */
const historyParts = ['ENTITY', 'PERSON', 'ROLE', 'SHARE_CLASS', 'HOLDING', 'CHARGE', 'MARK'] as const
export type HistoryPart = (typeof historyParts)[number]

/** Columns that the words of an effect name. */
export const historyFields = [
  'name',
  'status',
  'subType',
  'registeredOn',
  'villageId',
  'isicCode',
  'plot',
  'street',
  'postalAddress',
  'addressDescription',
  'shareCapital',
  'numberOfShares',
  'missingForms',
  'lockedDown',
  'details',
  'role',
  'value',
  'number',
  'amountPaid',
  'amountUnpaid',
  'register',
  'kind',
  'property',
  'amount',
  'currency',
  'chargee',
  'dateOfCreation',
  'dateOfRegistration',
  'dateOfSatisfaction',
] as const
export type HistoryField = (typeof historyFields)[number]

/** A figure, or words such as the property of a charge, in which numbers of people may stand. */
const said = z.union([z.number(), personalText(z.string())])

/**
 * One thing that a change did to a file. `subject` names the person, the class of shares, or the charge by its number;
 * `from` and `to` are the values of the field, or the days of a role. Contact and identity details of people are one field,
 * `details`, without values.
 */
export const FileEffect = z.object({
  part: z.enum(historyParts),
  what: z.enum(['ADDED', 'CHANGED', 'REMOVED']),
  subject: maybe(z.string()),
  field: maybe(z.enum(historyFields)),
  from: maybe(said),
  to: maybe(said),
})
export type FileEffect = z.infer<typeof FileEffect>

/** Work of the registry that records changes without a filing. */
const recordingProcesses = ['DATA_CORRECTION', 'FORM_COMPLIANCE', 'ROLLBACK', 'LOAD', 'LOAD_TAKEN_BACK'] as const

/** Change behind an effect: its transaction, its filing where it had one, and the days. */
export const FileChange = z.object({
  transaction: z.string(),
  act: z.enum(['CHANGE', 'CORRECTION', 'REGISTER_ERROR']),
  trackingNo: maybe(z.string()),
  filedBy: maybe(z.string()),
  /** Person who recorded it, where no filing brought it: who asked for the process, or wrote the entity on a list or off it. */
  recordedBy: maybe(plain(z.string())),
  /**
   * Process that recorded it, with its number, or that of the application that was rolled back; the name is that of the load, or
   * of the source of the correction.
   */
  process: maybe(
    z.object({
      kind: z.enum(recordingProcesses),
      number: maybe(plain(z.string())),
      name: maybe(personalText(z.string())),
    }),
  ),
  /** Reason that the person gave. */
  reason: maybe(personalText(z.string())),
  /** Documents of the filing; one without an EDMS id has not arrived yet. */
  documents: maybe(z.array(z.object({ name: plain(z.string()), edmsId: maybe(plain(z.string())) }))),
  /** Day from which it holds; absent for what was always so. */
  effectiveOn: maybe(z.string()),
  recordedAt: z.string(),
})
export type FileChange = z.infer<typeof FileChange>

export const FileStep = FileChange.extend({ effects: z.array(FileEffect) })
export type FileStep = z.infer<typeof FileStep>

/** Steps of a file, newest first, with the first day of which everything is known. */
export const FileHistory = z.object({
  registeredOn: z.string(),
  historySince: z.string(),
  knownSince: z.string(),
  steps: z.array(FileStep),
  /** True when the file has more steps than are read. */
  cut: z.boolean(),
})
export type FileHistory = z.infer<typeof FileHistory>

/** Differences between two states of a file, each with the change that brought the later one. */
export const FileDifferences = z.object({
  differences: z.array(FileEffect.extend({ by: maybe(FileChange) })),
})
export type FileDifferences = z.infer<typeof FileDifferences>

const permit = 'can_view_reservation_settings'
const file = { kind: 'ENTITY', key: 'brn' } as const
const extension = 'history'

export const history = {
  ofEntity: get('PORTAL-HISTORY', '/portal/history/{brn}', { permit, file, extension, answer: FileHistory }),
  /** Compares the file at `asOf` with its state at `to`; without `to`, with today. */
  differences: get('PORTAL-HISTORY-DIFFERENCES', '/portal/history/{brn}/differences', {
    permit,
    file,
    extension,
    query: z.strictObject({ to: AsOf.shape.asOf }),
    answer: FileDifferences,
  }),
  /** The whole effect of one transaction on files, in the words of their histories. */
  effects: get('PORTAL-EFFECTS', '/portal/effects/{transaction}', {
    permit,
    extension,
    /** `cut` is true when the transaction changed more than is read. */
    answer: z.object({ files: z.array(FileStep.extend({ brn: z.string() })), cut: z.boolean() }),
  }),
}
