import { z } from 'zod'
import { extensionList, get, maybe, post } from '../call'
import { Day } from '../day'
import { Id } from '../id'
import { type Permission, permissions } from '../permissions'
import { flagColours, flagIcons } from './marks'
import { anyReader, recordKinds } from './noteKinds'
import { LONGEST_DOCUMENT_NUMBER, LONGEST_FLAG_REASON, RecordName, SettableKind } from './notes'

/** In place of the ids of calls: every call that changes the record. */
export const ALL_CALLS = 'ALL'

const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]]
const callIds = z.array(z.string().max(60)).max(200)
const texts = <T extends z.ZodType>(each: T) => z.array(each).max(200)

const facts = {
  name: z.string().trim().min(1).max(60),
  colour: z.enum(flagColours),
  icon: z.enum(flagIcons),
  /** Kinds of records that may have it. */
  subjects: texts(z.enum(recordKinds)).min(1),
  /** Ids of calls of the contract, or `ALL`: refused, and sent to approval. */
  refuses: callIds,
  approves: callIds,
  masksAddresses: z.boolean(),
  needsReason: z.boolean(),
  needsDocument: z.boolean(),
  /** Permissions of which any one allows to set or to lift it. */
  setBy: texts(z.enum(permissionNames)).min(1),
  liftBy: texts(z.enum(permissionNames)).min(1),
  /** Days after which a flag ends by itself; without it, never. */
  endsAfter: z.number().int().min(1).max(3660).nullable(),
  /** An inactive kind can no longer be set; flags that stand keep acting. */
  active: z.boolean(),
}

export const FlagKind = z.object({
  id: Id,
  ...facts,
  colour: z.string(),
  icon: z.string(),
  subjects: z.array(z.string()),
  setBy: z.array(z.string()),
  liftBy: z.array(z.string()),
  endsAfter: maybe(z.number()),
  version: z.number().int(),
  /** Flags of this kind that act now. */
  standing: z.number().int(),
})
export type FlagKind = z.infer<typeof FlagKind>

const FlagKindBody = z.strictObject(facts)
export type FlagKindBody = z.infer<typeof FlagKindBody>

const manage = { permit: 'can_manage_flags', extension: 'notes' } as const

export const flagKinds = {
  list: extensionList('PORTAL-FLAG-KINDS', '/portal/flag-kinds', {
    ...manage,
    filter: z.strictObject({ q: z.string().trim().max(200).optional() }),
    row: FlagKind,
  }),
  add: post('PORTAL-FLAG-KIND-ADD', '/portal/flag-kinds', { ...manage, body: FlagKindBody }),
  edit: post('PORTAL-FLAG-KIND-EDIT', '/portal/flag-kinds/{id}', {
    ...manage,
    body: FlagKindBody.extend({ version: z.number().int() }),
  }),
}

const part = { permit: anyReader, extension: 'notes' } as const
const LiftReason = z.string().trim().min(1).max(LONGEST_FLAG_REASON)

/** Flags of records. The kind says whose permission sets and lifts one. */
export const flags = {
  /** Kinds of flags that the asker may set on records of a kind, and those that they may lift from them. */
  kindsFor: get('PORTAL-FLAGS-FOR', '/portal/flags-for', {
    ...part,
    query: z.strictObject({ kind: RecordName.kind }),
    answer: z.object({ settable: z.array(SettableKind), liftable: z.array(SettableKind), today: z.string() }),
  }),
  set: post('PORTAL-FLAG-SET', '/portal/flags', {
    ...part,
    many: true,
    body: z.strictObject({
      ...RecordName,
      kindId: Id,
      reason: z.string().trim().max(LONGEST_FLAG_REASON),
      document: z.string().trim().max(LONGEST_DOCUMENT_NUMBER),
      lastDay: Day.nullable(),
    }),
  }),
  lift: post('PORTAL-FLAG-LIFT', '/portal/flags/{id}/lift', { ...part, body: z.strictObject({ reason: LiftReason }) }),
  /** Lifts the flags of one kind that act on a record. */
  liftKind: post('PORTAL-FLAG-LIFT-KIND', '/portal/flag-lifts', {
    ...part,
    many: true,
    body: z.strictObject({ ...RecordName, kindId: Id, reason: LiftReason }),
  }),
}
