import { type Account, fullName } from '@contract/accounts/account'
import { accounts } from '@contract/accounts/accounts'
import { BASELINE_ROLE, roles } from '@contract/accounts/roles'
import type { Id } from '@contract/id'
import { type Action, type Button, defineForm, formAction } from '@/definition/defineResource'
import { listOptions, oneOf, picked, text } from '@/definition/field'
import { shownRoles } from './account'

type Assignment = { userId: Id; roleId: Id }

const role = oneOf(
  'Role',
  listOptions(roles.list, {
    value: ({ roleId }) => roleId,
    label: ({ name }) => name,
    when: ({ name }) => name !== BASELINE_ROLE,
  }),
  { required: true },
)
// A role is assigned by a request of its own (decision E11).
const send = roles.assign.from(({ userId, roleId }: Assignment) => ({ body: { userId, roleId } }))
const words = { title: 'Assign Roles', submit: 'Assign', says: { done: 'Role Assigned Successfully' } }

/** Button that assigns a role to a member of staff. */
export const assignRoles: Button = {
  label: 'Assign Roles',
  permit: 'can_view_permission_management',
  form: defineForm({
    ...words,
    fields: {
      userId: picked(
        'User',
        listOptions(accounts.staff, {
          value: ({ id }) => id,
          label: fullName,
          about: ({ email }) => email,
          search: {
            filter: 'name',
            placeholder: 'Name of a member of staff',
            none: 'No Account Found',
            sizes: [15, 20, 50, 100],
            sends: typed => typed.toUpperCase(),
          },
        }),
        { required: true },
      ),
      roleId: role,
    },
    send,
  }),
}

/** Actions that remove and assign roles of an account. */
export const roleActions = {
  roles: {
    type: 'items',
    label: 'Account Roles',
    icon: 'badge',
    items: {
      title: fullName,
      of: account => shownRoles(account).map(({ roleId, name }) => ({ id: roleId, name })),
      none: 'No roles',
      remove: {
        label: 'Remove',
        permit: 'can_revoke_role',
        send: roles.remove.from(({ row, id }: { row: Account; id: Id }) => ({
          body: { userId: row.id, roleIds: [id] },
        })),
        question: 'Are you sure of this action ?',
      },
    },
  },
  assignRole: formAction({
    label: 'Assign Roles',
    icon: 'add',
    permit: 'can_view_permission_management',
    draft: account => ({ id: account.id, userId: account.id, accountName: fullName(account) }),
    form: defineForm({
      ...words,
      fields: { accountName: text('User', { fixed: true }), roleId: role },
      send: roles.assign.from(({ userId, roleId }: Assignment & { accountName: string }) => ({
        body: { userId, roleId },
      })),
    }),
  }),
} satisfies Record<string, Action<Account>>
