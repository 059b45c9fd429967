import { z } from 'zod'
import { extensionList, maybe, post, word } from '../call'
import { one } from '../dialects'
import { normalBrn } from '../registry/brn'
import { BRN } from '../registry/strikes'

/** The services whose names can be pushed to the name search (002 section 2.2), each by a call of its own. */
export const pushServices = ['BUSINESS_NAME', 'COMPANY'] as const
export type PushService = (typeof pushServices)[number]

export const pushStatuses = ['PENDING', 'SENT', 'FAILED'] as const

/** So many names are pushed at once, at most. */
export const MOST_PUSHED = 500

/** One name that was pushed, and how that went (002 section 3). */
export const PushedName = z.object({
  brn: word,
  name: maybe(word),
  type: maybe(word),
  subType: maybe(word),
  status: maybe(word),
  /** Ours: the push it belongs to, by which it is asked after while it is on its way. */
  push: maybe(word),
  /** Ours: why it could not be brought there. */
  cause: maybe(word),
})
export type PushedName = z.infer<typeof PushedName>

/** A name that was pushed, as the extension API remembers it. */
export const NamePush = z.object({
  id: z.string(),
  push: z.string(),
  service: z.enum(pushServices),
  brn: z.string(),
  name: z.string(),
  type: z.string(),
  subType: maybe(z.string()),
  status: z.enum(pushStatuses),
  cause: maybe(z.string()),
  pushedBy: maybe(z.string()),
  pushedAt: z.string(),
})
export type NamePush = z.infer<typeof NamePush>

const brn = z
  .string()
  .max(60)
  .transform(normalBrn)
  .refine(typed => typed === '' || BRN.test(typed), 'This is not a BRN')
  .optional()

/** YYYY-MM-DD HH:mm:ss, on the country's own clock. */
const Moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .refine(moment => z.iso.datetime({ local: true }).safeParse(moment.replace(' ', 'T')).success, 'This is no moment')

const permit = 'can_access_internal_processing'
const answer = { wrapping: one.data, answer: z.array(PushedName) } as const

export const reservationPush = {
  /** Dates in ISO form; the sibling below spells them differently. */
  businessNames: post('PUSH-BUSINESS-NAME', '/business-registration/sync-name-check', {
    permit,
    waits: true,
    body: z.strictObject({
      brn,
      startDate: z.iso.datetime({ offset: true }).optional(),
      endDate: z.iso.datetime({ offset: true }).optional(),
    }),
    ...answer,
  }),
  companies: post('PUSH-COMPANY', '/incorporation/companies/registry/name-search/manual-update', {
    permit,
    waits: true,
    body: z.strictObject({
      brn,
      startDate: Moment.optional(),
      endDate: Moment.optional(),
    }),
    ...answer,
  }),
  pushed: extensionList('PORTAL-NAME-PUSHES', '/portal/name-pushes', {
    extension: 'namePushes',
    permit,
    filter: z.strictObject({ push: z.array(z.guid()).min(1).max(20).optional() }),
    row: NamePush,
  }),
}
