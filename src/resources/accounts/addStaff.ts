import { idTypes as kinds } from '@contract/accounts/account'
import { SIGNATURE } from '@contract/accounts/accounts'
import { nationalities } from '@contract/accounts/nationalities'
import { normalNin } from '@contract/accounts/nin'
import { registration } from '@contract/accounts/registration'
import { BASELINE_ROLE, roles } from '@contract/accounts/roles'
import type { Id } from '@contract/id'
import { departments } from '@contract/settings/departments'
import { type Create, defineForm } from '@/definition/defineResource'
import { choice, code, date, email, listOptions, named, oneOf, phone, text } from '@/definition/field'
import { type Values, vacancy } from '@/definition/lookUp'
import { picture } from '@/definition/uploads'
import { ninLookUp } from './ninField'

const idTypes = { NATIONAL_ID: 'National ID', PASSPORT: 'Passport', ALIEN_ID: 'Alien ID' } as const
type IdType = keyof typeof idTypes
type Gender = 'MALE' | 'FEMALE'

type Draft = {
  idType: IdType
  idNumber: string
  surname: string
  givenName: string
  middleName?: string | undefined
  gender: Gender
  dob: string
  nationality: string
  email: string
  phoneNumber: string
  departmentId: Id
  roleId: Id
  signatureAttachment?: File | undefined
}

const isNin = ({ idType }: Values) => idType === 'NATIONAL_ID'
/** The lookup fills all fields except the place of work. */
const lookUp = ninLookUp(isNin, ({ surname, givenName: given, maiden, gender, born }) => ({
  surname,
  givenName: given,
  middleName: maiden,
  gender,
  dob: born,
}))

const name = { required: true, longest: 200 } as const

/** Aspect ratio of a staff signature: wide and low. */
export const SIGNATURE_RATIO = 3

/**
 * Form that adds a member of staff: one role, one department, and an optional signature
 * (docs/requirements/accounts.md).
 */
export const addStaff: Create = {
  label: 'Add Account',
  title: 'Add Account',
  permit: 'can_edit_user_contacts',
  ways: [
    {
      tab: 'Add Account',
      form: defineForm<Draft>({
        title: 'Add Account',
        submit: 'Save',
        pairs: true,
        start: { idType: 'NATIONAL_ID', nationality: 'Ugandan' },
        fields: {
          idType: choice('ID type', idTypes, { required: true }),
          idNumber: code('ID number', {
            required: true,
            longest: 40,
            capitals: true,
            help: 'The NIN of a National ID, 14 characters, fills in the form.',
            lookUp,
            vacancy: vacancy(
              registration.isFree.from(
                ({ typed, values }: { typed: string; values: { readonly idType?: string } }) => ({
                  body: { idNumber: typed, idType: kinds.find(kind => kind === values.idType) ?? 'NATIONAL_ID' },
                }),
              ),
              {
                when: (typed, values) => (isNin(values) ? typed.length === 14 : typed.length > 4),
                taken: ({ available }) => available === false,
                says: 'This ID number belongs to another member of staff',
              },
            ),
          }),
          surname: text('Surname', name),
          givenName: text('Given name', name),
          middleName: text('Middle name', { longest: 200 }),
          gender: choice('Gender', { MALE: 'Male', FEMALE: 'Female' }, { required: true }),
          dob: date('Date of birth', { required: true, past: true }),
          nationality: named('Nationality', nationalities, { required: true }),
          email: email('Email', { required: true }),
          phoneNumber: phone('Phone', { required: true }),
          departmentId: oneOf(
            'Department',
            listOptions(departments.list, { value: ({ id }) => id, label: ({ departmentName }) => departmentName }),
            { required: true },
          ),
          roleId: oneOf(
            'Role',
            listOptions(roles.list, {
              value: ({ roleId }) => roleId,
              label: ({ name }) => name,
              when: ({ name }) => name !== BASELINE_ROLE,
            }),
            { required: true },
          ),
          signatureAttachment: picture('Signature', SIGNATURE, { ratio: SIGNATURE_RATIO }),
        },
        send: registration.staff.from(({ signatureAttachment, roleId, departmentId, idNumber, ...draft }: Draft) => ({
          body: {
            email: draft.email,
            phoneNumber: draft.phoneNumber,
            givenName: draft.givenName,
            middleName: draft.middleName,
            surname: draft.surname,
            roleId,
            nationality: draft.nationality,
            gender: draft.gender,
            departmentId,
            dob: draft.dob,
            idNumber: normalNin(idNumber),
            idType: draft.idType,
          },
          file: signatureAttachment,
        })),
        says: { done: 'User registered successfully' },
      }),
    },
  ],
}
