import { z } from 'zod'
import { figure, maybe, word } from '../call'
import { isEmail, isPhone, LONGEST_EMAIL, LONGEST_PHONE, normalContact } from '../contacts'
import { fault } from '../fault'
import { Id } from '../id'
import { personal } from '../personal'
import { dayFilter } from '../sorting'

export const accountTypes = ['INDIVIDUAL', 'BACKOFFICE', 'BUSINESS', 'PARTNER', 'MDA', 'PRIVATE_ORGANIZATION'] as const
export type AccountType = (typeof accountTypes)[number]
/** Account types that are organisations, with contact persons. */
export const partnerTypes = ['MDA', 'PRIVATE_ORGANIZATION', 'PARTNER'] as const
export type PartnerType = (typeof partnerTypes)[number]

export const genders = ['MALE', 'FEMALE'] as const
export const idTypes = ['NATIONAL_ID', 'PASSPORT', 'ALIEN_ID'] as const
export const accountStatuses = ['ACTIVE', 'INACTIVE'] as const

const UserRole = z.object({ roleId: Id, name: z.string() })

const ContactPerson = z.object({
  contactId: maybe(Id),
  name: maybe(word),
  email: maybe(personal('email', z.string())),
  phone: maybe(personal('telephone', word)),
})

/**
 * An account of any kind: people have a given name and a surname, businesses and organisations a name
 * (docs/requirements/accounts.md).
 */
export const Account = z.object({
  id: Id,
  name: maybe(z.string()),
  givenName: maybe(z.string()),
  middleName: maybe(z.string()),
  surName: maybe(z.string()),
  email: maybe(personal('email', z.string())),
  emailVerified: maybe(z.boolean()),
  phoneNumber: maybe(personal('telephone', word)),
  phoneVerified: maybe(z.boolean()),
  enabled: maybe(z.boolean()),
  /**
   * Only our API sends these four: locked after too many wrong codes, whether a link can activate it, the last day an
   * organisation is authorised, and the version of its contacts, contact person and department.
   */
  locked: maybe(z.boolean()),
  invited: maybe(z.boolean()),
  expiresOn: maybe(z.string()),
  version: maybe(z.number()),
  createdAt: maybe(z.string()),
  idType: maybe(z.string()),
  idNumber: maybe(personal('idNumber', word)),
  nationality: maybe(z.string()),
  gender: maybe(z.string()),
  dob: maybe(personal('birthDate', z.string())),
  departmentId: maybe(Id),
  departmentName: maybe(z.string()),
  roleId: maybe(Id),
  idAttachment: maybe(z.string()),
  signature: maybe(z.string()),
  brn: maybe(word),
  businessType: maybe(z.string()),
  businessSubType: maybe(z.string()),
  apiAccess: maybe(z.boolean()),
  userRoles: maybe(z.array(UserRole)),
  contactPersons: maybe(z.array(ContactPerson)),
})
export type Account = z.infer<typeof Account>

/** Returns the name of an account: that of an organisation, else the names of a person with a space between them. */
export const fullName = ({ name, givenName, middleName, surName }: Account): string =>
  name || [givenName, middleName, surName].filter(Boolean).join(' ')

const typed = z.string().trim().max(200).optional()

/** Filters of the account lists (docs/requirements/accounts.md). */
export const AccountFilter = z.object({
  accountType: z.enum(accountTypes).optional(),
  accountStatus: z.enum([...accountStatuses, 'ALL']).optional(),
  gender: z.enum(genders).optional(),
  idType: z.enum(idTypes).optional(),
  name: typed,
  email: typed,
  phone: typed,
  idNumber: typed,
  nationality: typed,
  brn: typed,
  ...dayFilter,
})
export type AccountFilter = z.infer<typeof AccountFilter>

/** Number of accounts of a type. Hosts answer a number, a list or a page (decision E5). */
export const AccountTotal = z.union([
  figure,
  z.array(z.unknown()).transform(rows => rows.length),
  z.object({ totalElements: figure }).transform(page => page.totalElements),
  z.object({ content: z.array(z.unknown()) }).transform(page => page.content.length),
])

/** An email address; the portal's forms check the same. */
export const Email = z.string().overwrite(normalContact).max(LONGEST_EMAIL).refine(isEmail, fault('not-an-email'))
/** A telephone; the portal's forms check the same. */
export const Phone = z.string().overwrite(normalContact).max(LONGEST_PHONE).refine(isPhone, fault('not-a-phone'))
