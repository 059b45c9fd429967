import { z } from 'zod'
import { figure, get, list, maybe, post } from '../call'
import { paging, under } from '../dialects'
import { Id } from '../id'
import { personalText } from '../personal'

/** Settings that have a period (docs/requirements/settings.md). */
const periodKeys = [
  'ASSIGNED_EXPIRY_DATE',
  'DRAFT_EXPIRY_DATE',
  'EXPIRY_NOTIFICATION',
  'PENDING_APPLICATION_EXPIRY_DATE',
] as const
export type PeriodKey = (typeof periodKeys)[number]
/** Set by a call of its own (decision G5). */
export const NOTIFICATION_KEY = 'EXPIRY_NOTIFICATION'

const units = ['DAYS', 'HOURS', 'MINUTES', 'MONTHS', 'YEARS'] as const
export type Unit = (typeof units)[number]

const Period = z.object({
  key: z.string(),
  value: z.object({ period: maybe(figure), type: maybe(z.string()) }),
})

export const ResponseTemplate = z.object({
  id: Id,
  reason: personalText(z.string()),
  message: maybe(personalText(z.string())),
  appealStatus: maybe(z.boolean()),
  version: maybe(z.number()),
})
export type ResponseTemplate = z.infer<typeof ResponseTemplate>

/** Longest period, in any unit. */
const LONGEST_PERIOD = 9999

const permit = 'can_access_configurations'
const value = z.strictObject({ period: z.number().int().min(1).max(LONGEST_PERIOD), type: z.enum(units) })
const expiryKeys = z.enum(periodKeys).exclude([NOTIFICATION_KEY])

export const periods = {
  list: list('EXPIRY-LIST', '/reservation/settings/expiry', {
    permit,
    filter: z.object({}),
    row: Period,
    paging: paging.none,
    envelope: under('data'),
  }),
  setExpiry: post('EXPIRY-CREATE', '/reservation/settings/expiry', {
    permit,
    body: z.strictObject({ key: expiryKeys, value }),
  }),
  setNotification: post('NOTIFICATION-CREATE', '/reservation/settings/notifications', {
    permit,
    body: z.strictObject({ key: z.literal(NOTIFICATION_KEY), value }),
  }),
}

const TemplateBody = z.strictObject({
  reason: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(2000),
  appealStatus: z.boolean(),
})

export const responseTemplates = {
  list: list('TEMPLATE-LIST', '/configuration/appeal-message/all', {
    permit,
    filter: z.object({}),
    row: ResponseTemplate,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('TEMPLATE-CREATE', '/configuration/appeal-message/create/', { permit, body: TemplateBody }),
  edit: post('TEMPLATE-EDIT', '/configuration/appeal-message/edit', {
    permit: 'can_edit_dictionary_entry',
    extras: { version: 'versions' },
    body: z.strictObject({ id: Id, ...TemplateBody.shape, version: z.number().int().optional() }),
  }),
  /** A GET that deletes. */
  remove: get('TEMPLATE-DELETE', '/configuration/appeal-message/delete/{id}', {
    permit: 'can_delete_dictionary_entry',
    changes: true,
  }),
}
