import { z } from 'zod'
import { anyOf, type FileReference, fileAnswer, fileOrNull, get, list, maybe, orNull, post } from '../call'
import { content, one, paging, under } from '../dialects'
import { foldText } from '../fold'
import { Id } from '../id'
import { personal } from '../personal'
import { sorting } from '../sorting'
import { Account, AccountFilter, AccountTotal, accountStatuses, Email, Phone, partnerTypes } from './account'

const permit = 'can_view_accounts_breakdown'
/** The page of role management lists staff too. */
const forStaff = ['can_view_accounts_breakdown', 'can_view_permission_management'] as const
/** The page of API access lists organisations too. */
const forPartners = ['can_view_accounts_breakdown', 'can_access_api_integrations'] as const

/** Number at which a search stops counting accounts; the total then reads 'more than'. */
export const MOST_FOUND = 1000

const users = {
  filter: AccountFilter,
  row: Account,
  paging: paging.perPageFromZero,
  envelope: under('data', content),
  countsTo: MOST_FOUND,
  rowFile: { kind: 'ACCOUNT', key: 'id' },
  rowRecord: { kind: 'ACCOUNT', key: 'id' },
  ...sorting(['name', 'createdAt']),
} as const
const images = ['image/png', 'image/jpeg'] as const
const userId = Id
const seen = { version: z.number().int().optional() }

/** A signature as staff upload it: a picture (docs/requirements/accounts.md). */
export const SIGNATURE = {
  field: 'signatureAttachment',
  accept: ['.png', '.jpeg', '.jpg', '.bmp'],
  types: [...images, 'image/bmp'],
  megabytes: 5,
} as const

const FILES = '/auth/api/users/downloadFile/attachment'
const INLINE = /^(?:data:image\/[\w.+-]+;base64,)?((?:iVBORw0KGgo|\/9j\/)[\w+/=\s-]+)$/
const ADDRESS = /^(?:https?:\/)?\//i

/** Distinguishes inline base64 from an address or a file name. */
const referenceIn = (text: string): FileReference => {
  const [, base64] = INLINE.exec(text) ?? []
  if (base64) return { base64 }
  return { url: ADDRESS.test(text) ? text : `${FILES}/${encodeURIComponent(text)}` }
}

/**
 * JSON that some hosts answer for a signature: `signature` holds the picture or its name, `signatureUrl` its address
 * (docs/requirements/accounts.md).
 */
const SignatureReference = orNull(
  anyOf({ signature: maybe(z.string().trim()), signatureUrl: maybe(z.string().trim()) }).transform(
    ({ signature, signatureUrl }) => {
      const text = signature && INLINE.test(signature) ? signature : signatureUrl || signature
      return text ? referenceIn(text) : null
    },
  ),
)

export const accounts = {
  list: list('USERS-LIST', '/auth/api/users', { permit: forPartners, ...users }),
  staff: list('USERS-STAFF', '/auth/api/users/staff', {
    permit: forStaff,
    ...users,
    envelope: under('data', under('data', content)),
  }),
  businesses: list('USERS-BUSINESS', '/auth/api/users/business', { permit, ...users }),
  individuals: list('USERS-INDIVIDUAL', '/auth/api/users/individual', { permit, ...users }),
  partners: list('PARTNERS-LIST', '/auth/api/partners', {
    permit: forPartners,
    filter: z.object({ 'partner-type': z.enum(partnerTypes).optional() }),
    row: Account,
    paging: paging.none,
    envelope: under('data'),
    rowFile: { kind: 'ACCOUNT', key: 'id' },
    rowRecord: { kind: 'ACCOUNT', key: 'id' },
  }),
  total: get('USERS-BY-TYPE', '/auth/api/users/user-account-type/{type}', {
    permit,
    wrapping: one.data,
    answer: AccountTotal,
  }),
  read: get('USER-READ', '/auth/api/users/{id}', {
    permit: forStaff,
    file: { kind: 'ACCOUNT', key: 'id' },
    wrapping: one.data,
    answer: Account,
  }),

  attachment: get('USER-ATTACHMENT', '/auth/api/users/user-attachment/{id}', {
    permit,
    file: { kind: 'ACCOUNT', key: 'id' },
    wrapping: one.data,
    answer: orNull(
      z.union([z.string().transform(idAttachment => ({ idAttachment })), anyOf({ idAttachment: maybe(z.string()) })]),
    ),
  }),
  file: get('USER-FILE', `${FILES}/{file}`, {
    permit,
    file: { kind: 'DOCUMENT', key: 'file' },
    ...fileAnswer(images, 10),
  }),
  signature: get('STAFF-SIGNATURE-READ', '/auth/api/users/staff-signature/{id}', {
    permit: 'can_update_staff_signature',
    file: { kind: 'ACCOUNT', key: 'id' },
    ...fileOrNull(images, 5, SignatureReference),
  }),

  setStatus: post('USER-STATUS', '/auth/api/users/update-account-status', {
    many: true,
    permit: 'can_update_account_status',
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    body: z.strictObject({ userId, status: z.enum(accountStatuses) }),
  }),
  /** Contacts of people and of organisations are edited under different permissions (docs/requirements/accounts.md). */
  updateContacts: post('USER-CONTACTS', '/auth/api/users/update-user', {
    permit: ['can_edit_user_contacts', 'can_update_account_status'],
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    extras: { version: 'versions' },
    body: z.strictObject({ userId, email: personal('email', Email), phone: personal('telephone', Phone), ...seen }),
  }),
  updateContactPerson: post('CONTACT-PERSON', '/auth/api/partner/update-contact-person', {
    permit: 'can_update_account_status',
    changesRecord: { kind: 'ACCOUNT', key: 'partnerId' },
    extras: { version: 'versions' },
    body: z.strictObject({
      partnerId: userId,
      contactName: z.string().overwrite(foldText).min(1).max(200),
      contactEmail: personal('email', Email),
      contactPhone: personal('telephone', Phone),
      ...seen,
    }),
  }),
  updateDepartment: post('STAFF-DEPARTMENT', '/auth/api/users/update-staff-department', {
    permit: 'can_edit_user_contacts',
    assumed: 'The payload is not shown (decision E23).',
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    extras: { version: 'versions' },
    body: z.strictObject({ userId, departmentId: Id, ...seen }),
  }),
  updateSignature: post('STAFF-SIGNATURE-UPDATE', '/auth/api/users/staff-signature/update', {
    permit: 'can_update_staff_signature',
    assumed: 'The payload is not shown (decision E23).',
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    body: z.strictObject({ userId }),
    upload: SIGNATURE,
  }),
  resendActivation: post('USER-REACTIVATION', '/auth/api/auth/send-reactivation-link', {
    many: true,
    permit: 'can_resend_account_emails',
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    body: z.strictObject({ userId }),
    waits: true,
  }),
}
