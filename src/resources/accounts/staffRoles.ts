import type { Account, genders } from '@contract/accounts/account'
import { accounts } from '@contract/accounts/accounts'
import { BASELINE_ROLE, roles } from '@contract/accounts/roles'
import { type Id, idText } from '@contract/id'
import { defineForm, defineResource, formAction } from '@/definition/defineResource'
import { choice, computed, listOptions, oneOf, picked, text } from '@/definition/field'
import { statusColumn } from './account'

const nameOf = ({ name, givenName, middleName, surName }: Account) =>
  [givenName, middleName, surName].filter(Boolean).join(' ') || name

/** Returns the first ID number: some accounts hold several in one text. */
const firstNumber = ({ idNumber }: Account) => idNumber?.split(',')[0]?.trim()

const rolesOf = ({ userRoles }: Account) =>
  (userRoles ?? []).flatMap(({ name }) => (name === BASELINE_ROLE ? [] : [name]))

const idTypes = { NATIONAL_ID: 'National ID', PASSPORT: 'Passport', ALIEN_ID: 'Alien ID' }
const genderWords: Record<(typeof genders)[number], string> = { MALE: 'Male', FEMALE: 'Female' }

// The search of staff expects names in capitals (decision E1).
const inCapitals = (typed: string) => typed.toUpperCase()

const roleId = oneOf(
  'Role',
  listOptions(roles.list, {
    value: ({ roleId }) => roleId,
    label: ({ name }) => name,
    when: ({ name }) => name !== BASELINE_ROLE,
  }),
  { required: true },
)

const send = roles.assign.from(({ userId, roleId }: { userId: Id; roleId: Id }) => ({
  body: { userId, roleId },
}))

export default defineResource(accounts.staff, {
  name: 'staffRoles',
  label: 'Permissions management',
  about: 'Roles of each member of staff',
  path: 'accounts/permissions',
  tab: { key: 'users', label: 'User-Role Management' },
  key: 'id',
  fixed: { accountType: 'BACKOFFICE' },
  // This list has an explicit value for all statuses (decision E7).
  defaults: { accountStatus: 'ALL' },
  size: 200,
  pager: 'needed',
  search: { filter: 'name', on: 'enter', placeholder: 'Name', sends: inCapitals },
  filters: {
    gender: choice('Gender', genderWords),
    accountStatus: choice('Status', { ACTIVE: 'Active', INACTIVE: 'Inactive' }),
  },
  fields: {},
  computed: {
    enabled: statusColumn,
    name: computed('text', 'Name', nameOf),
    idNumber: computed('code', 'ID Number', firstNumber),
    idType: computed('choice', 'ID Type', ({ idType }) => idType, { options: idTypes }),
    roles: computed('several', 'Roles', account => rolesOf(account), {
      absent: { label: 'None', tone: 'quiet' },
    }),
  },
  columns: ['name', 'idNumber', 'idType', 'roles', 'enabled'],
  headline: 'name',
  notFoundHint: 'Check the spelling, or clear the filters.',
  failedToast: 'message',
  buttons: {
    assign: {
      label: 'Assign Roles',
      form: defineForm({
        title: 'Assign Roles',
        submit: 'Assign',
        fields: {
          userId: picked(
            'Staff member',
            listOptions(accounts.staff, {
              filter: { accountType: 'BACKOFFICE', accountStatus: 'ALL' },
              value: ({ id }) => id,
              label: account => nameOf(account) ?? '',
              about: account => firstNumber(account),
              search: {
                filter: 'name',
                placeholder: 'Search staff by name',
                none: 'No Account Found',
                sizes: [15, 20, 50, 100],
                sends: inCapitals,
              },
            }),
            { required: true },
          ),
          roleId,
        },
        send,
        says: { done: 'Role Assigned Successfully' },
      }),
    },
  },
  actions: {
    assignTo: formAction({
      label: 'Assign Roles',
      icon: 'add',
      primary: true,
      draft: account => ({ userId: account.id, name: nameOf(account) ?? undefined }),
      form: defineForm({
        title: 'Assign Roles',
        submit: 'Assign',
        fields: { name: text('Staff member', { fixed: true }), roleId },
        send: roles.assign.from(({ userId, roleId }: { userId: Id; name: string; roleId: Id }) => ({
          body: { userId, roleId },
        })),
        says: { done: 'Role Assigned Successfully' },
      }),
    }),
    explain: {
      type: 'open',
      label: 'Explain access',
      icon: 'view',
      primary: true,
      permit: 'can_view_permission_management',
      open: ({ id }) => `accounts/permissions/access/${encodeURIComponent(idText(id))}`,
    },
  },
})
