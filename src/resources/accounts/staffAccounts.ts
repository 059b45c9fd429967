import { type Account, fullName } from '@contract/accounts/account'
import { accounts, SIGNATURE } from '@contract/accounts/accounts'
import type { Id } from '@contract/id'
import { departments } from '@contract/settings/departments'
import { type Action, defineForm, defineResource, formAction } from '@/definition/defineResource'
import { choice, listOptions, oneOf, text } from '@/definition/field'
import { orNothing, reading } from '@/definition/source'
import { picture } from '@/definition/uploads'
import {
  accountActions,
  accountColumns,
  accountFields,
  byName,
  inBreakdown,
  sortedAccounts,
  statusFilter,
  typedFilters,
} from './account'
import { addStaff, SIGNATURE_RATIO } from './addStaff'
import { editContacts, type Seen, seen } from './contactForms'
import { assignRoles, roleActions } from './roleActions'

const readSignature = accounts.signature.from(({ id }: Pick<Account, 'id'>) => ({ path: { id } }))

const signature: Action<Account> = formAction({
  label: 'Edit staff signature',
  icon: 'signature',
  permit: 'can_update_staff_signature',
  draft: ({ id }) => ({ id }),
  form: defineForm({
    title: 'Edit staff signature',
    submit: 'Update',
    fields: {
      signatureAttachment: picture(
        'Signature',
        SIGNATURE,
        {
          ratio: SIGNATURE_RATIO,
          current: orNothing(reading(readSignature), null),
          none: 'User has no signature yet',
        },
        { required: true },
      ),
    },
    send: accounts.updateSignature.from(({ id, signatureAttachment }: { id: Id; signatureAttachment: File }) => ({
      body: { userId: id },
      file: signatureAttachment,
    })),
  }),
})

type Moved = Seen & { id: Id; accountName: string; departmentId: Id }

const department: Action<Account> = formAction({
  label: 'Change department',
  icon: 'department',
  permit: 'can_edit_user_contacts',
  draft: account => ({
    id: account.id,
    version: account.version,
    accountName: fullName(account),
    departmentId: account.departmentId ?? undefined,
  }),
  form: defineForm({
    title: 'Change department',
    submit: 'Update',
    fields: {
      accountName: text('Name', { fixed: true }),
      departmentId: oneOf(
        'Department',
        listOptions(departments.list, { value: ({ id }) => id, label: ({ departmentName }) => departmentName }),
        { required: true },
      ),
    },
    send: accounts.updateDepartment.from(({ id, departmentId, version }: Moved) => ({
      body: { userId: id, departmentId, ...seen(version) },
    })),
  }),
})

const { name, enabled, identity, contacts, roles } = accountColumns

export default defineResource(accounts.list, {
  ...inBreakdown,
  name: 'staffAccounts',
  size: 12,
  tab: { key: 'staff', label: 'Backoffice Accounts', figure: 'BACKOFFICE' },
  fixed: { accountType: 'BACKOFFICE' },
  // This list has an explicit value for all statuses (decision E7).
  defaults: { accountStatus: 'ALL' },
  search: byName,
  ...sortedAccounts,
  filters: {
    ...typedFilters,
    idNumber: text('ID number'),
    accountStatus: statusFilter,
    gender: choice('Gender', { MALE: 'Male', FEMALE: 'Female' }),
    idType: choice('ID type', { NATIONAL_ID: 'National ID', PASSPORT: 'Passport', ALIEN_ID: 'Alien ID' }),
  },
  fields: { ...accountFields, departmentName: text('Department') },
  computed: { name, enabled, identity, contacts, roles },
  columns: ['name', 'contacts', 'identity', 'departmentName', 'roles', 'createdAt', 'enabled'],
  create: addStaff,
  buttons: { assignRoles },
  actions: {
    edit: editContacts('can_edit_user_contacts'),
    ...accountActions,
    ...roleActions,
    department,
    signature,
  },
})
