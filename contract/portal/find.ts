import { z } from 'zod'
import { accountTypes } from '../accounts/account'
import { maybe, post } from '../call'
import { fault } from '../fault'
import type { Permission } from '../permissions'
import { Standing } from '../registry/standing'
import { FlagMark } from './marks'

/** Longest text that is searched for, in letters. */
export const LONGEST_FIND = 200
/** Records of one kind in an answer, at most. */
export const MOST_OF_A_KIND = 5
/** Records and pages that are remembered for a person, without those that they pinned. */
export const MOST_RECENT = 20
/** Records and pages that a person may pin. */
export const MOST_PINNED = 20

const inEntityFile = ['can_view_registry', 'can_view_reservation_settings'] as const

/**
 * Kinds of records that are searched for, each with the permissions that its page needs, all of them: the route and its
 * parent, the list, and the record. Whoever lacks one never sees a record of this kind.
 */
export const foundKinds = {
  COMPANY: inEntityFile,
  BUSINESS_NAME: inEntityFile,
  BUILDING_SOCIETY: inEntityFile,
  LEGAL_DOCUMENT: ['can_view_registry', 'can_view_doc_registry', 'can_view_reservation_settings'],
  PRACTITIONER: ['can_view_registry', 'can_view_practitioner_registry', 'can_view_reservation_settings'],
  PAYMENT: ['can_access_billing_settings', 'can_view_billing_settings'],
  INSOLVENCY_APPLICATION: ['can_access_settings'],
  PERSON: ['can_search_people'],
  ACCOUNT: ['can_access_system_accounts', 'can_view_accounts_breakdown'],
} as const satisfies Record<string, readonly Permission[]>

export type FoundKind = keyof typeof foundKinds
const Kind = z.enum(Object.keys(foundKinds) as [FoundKind, ...FoundKind[]])

/** A record that was searched for. Its key is the number that its page is opened by. */
export const Found = z.object({
  kind: Kind,
  key: z.string(),
  title: z.string(),
  /** Another number of the record, such as the tracking number of a payment. */
  detail: maybe(z.string()),
  status: maybe(z.string()),
  /** Facts about an entity that its status alone does not tell. */
  standing: Standing,
  /** Type of an account: each type has a list of its own. */
  accountType: maybe(z.enum(accountTypes)),
  /** Reason: the number as a whole, the beginning of the name or number, or text anywhere in it. */
  match: z.enum(['number', 'start', 'text']),
  /** Flags that act on the record. */
  flags: maybe(z.array(FlagMark)),
})
export type Found = z.infer<typeof Found>

/** Address of a page of the portal, without its host. */
const Address = z
  .string()
  .max(400)
  .regex(/^\/home\/[^\p{Cc}\s]*$/u, fault('not-a-page'))

/** A page that somebody opened. `kind` is absent for pages that show no single record. */
export const Visit = z.strictObject({
  address: Address,
  title: z.string().trim().min(1).max(200),
  kind: Kind.optional(),
})
export type Visit = z.infer<typeof Visit>

export const Recent = z.object({
  address: z.string(),
  title: z.string(),
  kind: maybe(Kind),
  pinned: z.boolean(),
})
export type Recent = z.infer<typeof Recent>

const RecentPages = z.object({ recent: z.array(Recent) })

export const find = {
  /** Searches all kinds of records that the asker may open. The text stays out of addresses, and so out of logs. */
  records: post('PORTAL-FIND', '/portal/find', {
    permit: 'signed-in',
    extension: 'find',
    changes: false,
    body: z.strictObject({ text: z.string().trim().min(1).max(LONGEST_FIND) }),
    answer: z.object({ found: z.array(Found) }),
  }),
  /** Adds pages to those that the asker opened, the last one last, and answers their pins and their latest pages. */
  recent: post('PORTAL-RECENT', '/portal/recent', {
    permit: 'signed-in',
    extension: 'find',
    body: z.strictObject({ visits: z.array(Visit).max(100) }),
    answer: RecentPages,
  }),
  pin: post('PORTAL-PIN', '/portal/recent/pin', {
    permit: 'signed-in',
    extension: 'find',
    body: z.strictObject({ address: Address, pinned: z.boolean() }),
    answer: RecentPages,
  }),
}
