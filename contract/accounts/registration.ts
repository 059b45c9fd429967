import { z } from 'zod'
import { maybe, post } from '../call'
import { Day } from '../day'
import { one } from '../dialects'
import { foldText } from '../fold'
import { ChosenId } from '../id'
import { personal } from '../personal'
import { Email, genders, idTypes, Phone, partnerTypes } from './account'
import { SIGNATURE } from './accounts'

const Name = z.string().overwrite(foldText).min(1).max(200)
const permit = 'can_edit_user_contacts'

/** Letter that authorises an organisation, or the memorandum of understanding with it. */
export const LETTER = {
  field: 'letterAttachment',
  accept: ['.pdf', '.png', '.jpeg', '.jpg'],
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  megabytes: 10,
  optional: true,
} as const

const partner = {
  name: Name,
  email: personal('email', Email),
  phone: personal('telephone', Phone),
  contactName: Name,
  contactEmail: personal('email', Email),
  contactNin: personal('idNumber', z.string().trim().max(40)).optional(),
  contactPhone: personal('telephone', Phone),
  expiresOn: Day.optional(),
}

export const registration = {
  staff: post('STAFF-REGISTER', '/auth/api/auth/signup/staff', {
    permit,
    body: z.strictObject({
      email: personal('email', Email),
      phoneNumber: personal('telephone', Phone),
      givenName: Name,
      middleName: z.string().overwrite(foldText).max(200).optional(),
      surname: Name,
      roleId: ChosenId,
      nationality: z.string().trim().min(1).max(60),
      gender: z.enum(genders),
      departmentId: ChosenId,
      dob: personal('birthDate', Day),
      idNumber: personal('idNumber', z.string().trim().min(1).max(40)),
      idType: z.enum(idTypes),
    }),
    upload: { ...SIGNATURE, optional: true },
  }),
  mda: post('MDA-REGISTER', '/auth/api/auth/signup/mda', {
    permit,
    assumed: 'The payload is not shown; it is taken for that of a partner (decision E8).',
    body: z.strictObject({ partnerType: z.literal('MDA'), ...partner }),
    upload: LETTER,
  }),
  partner: post('PARTNER-REGISTER', '/auth/api/partners', {
    permit,
    body: z.strictObject({ partnerType: z.enum(partnerTypes), ...partner }),
    upload: LETTER,
  }),
  /** Checks that no member of staff uses this identity yet. */
  isFree: post('ID-AVAILABILITY', '/auth/api/users/checkIdNumberAvailability', {
    permit,
    assumed: 'Payload and answer are not shown (decision E23).',
    body: z.strictObject({ idNumber: personal('idNumber', z.string().trim().min(1).max(40)), idType: z.enum(idTypes) }),
    wrapping: one.data,
    answer: z.union([z.boolean().transform(available => ({ available })), z.object({ available: maybe(z.boolean()) })]),
    changes: false,
  }),
}
