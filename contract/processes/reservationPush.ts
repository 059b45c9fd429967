import { z } from 'zod'
import { extensionList, maybe, post, word } from '../call'
import { one } from '../dialects'
import { fault } from '../fault'
import { personalText } from '../personal'
import { normalBrn } from '../registry/brn'
import { BRN } from '../registry/strikes'

/** Services whose names can be pushed to the name search (docs/requirements/processes.md), each by its own call. */
const pushServices = ['BUSINESS_NAME', 'COMPANY'] as const
export type PushService = (typeof pushServices)[number]

const pushStatuses = ['PENDING', 'SENT', 'FAILED'] as const

/** Most names in one push. */
export const MOST_PUSHED = 500

/** A pushed name with its outcome (docs/requirements/processes.md). */
export const PushedName = z.object({
  brn: word,
  name: maybe(word),
  type: maybe(word),
  subType: maybe(word),
  status: maybe(word),
  /** Ours: id of the push, for polling its outcome. */
  push: maybe(word),
  /** Ours: cause of the failure. */
  cause: maybe(personalText(word)),
})
export type PushedName = z.infer<typeof PushedName>

/** A pushed name in the extension API. */
export const NamePush = z.object({
  id: z.string(),
  push: z.string(),
  service: z.enum(pushServices),
  brn: z.string(),
  name: z.string(),
  type: z.string(),
  subType: maybe(z.string()),
  status: z.enum(pushStatuses),
  cause: maybe(personalText(z.string())),
  pushedBy: maybe(z.string()),
  pushedAt: z.string(),
})
export type NamePush = z.infer<typeof NamePush>

const brn = z
  .string()
  .max(60)
  .transform(normalBrn)
  .refine(typed => typed === '' || BRN.test(typed), fault('not-a-brn'))
  .optional()

// No database has the year 0.
const hasYear = (moment: string) => moment >= '0001'
/** Offset of 16 hours and more, which no place has and PostgreSQL does not read. */
const FAR_OFFSET = /[+-](?:1[6-9]|2\d):\d{2}$/

/** Moment in ISO form, with its offset from UTC. */
const Instant = z.iso
  .datetime({ offset: true })
  .refine(moment => hasYear(moment) && !FAR_OFFSET.test(moment), fault('not-a-moment'))

/** YYYY-MM-DD HH:mm:ss in the country's time zone. */
const Moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .refine(
    moment => hasYear(moment) && z.iso.datetime({ local: true }).safeParse(moment.replace(' ', 'T')).success,
    fault('not-a-moment'),
  )

const permit = 'can_access_internal_processing'
const answer = { wrapping: one.data, answer: z.array(PushedName) } as const

export const reservationPush = {
  /** Dates in ISO form; `companies` spells them differently. */
  businessNames: post('PUSH-BUSINESS-NAME', '/business-registration/sync-name-check', {
    permit,
    waits: true,
    changesRecord: { kind: 'ENTITY', key: 'brn', by: 'rows' },
    body: z.strictObject({
      brn,
      startDate: Instant.optional(),
      endDate: Instant.optional(),
    }),
    ...answer,
  }),
  companies: post('PUSH-COMPANY', '/incorporation/companies/registry/name-search/manual-update', {
    permit,
    waits: true,
    changesRecord: { kind: 'ENTITY', key: 'brn', by: 'rows' },
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
