import { BASELINE_ROLE, type Id, type Role, rolePermissions, roles } from '@contract/accounts/roles'
import { defineForm, defineResource } from '@/definition/defineResource'
import { among, computed, several, text } from '@/definition/field'

/** A form holds text: what reads as a number was one. */
export const idOf = (text: string): Id => (/^\d{1,15}$/.test(text) ? Number(text) : text)
const idsIn = (text: string): Id[] => (text ? text.split(',').map(idOf) : [])

const without = (all: Id[], others: Id[]) => all.filter(id => !others.some(other => String(other) === String(id)))

const held = ({ permissions }: Role) => (permissions ?? []).map(({ permissionId }) => permissionId)

/** What a new role's form holds, and what an edited one's does: with what the role held before. */
type Draft = { name: string; description: string; permissions: string }
type Edited = Draft & { roleId: string; before: string; version: string }

const fields = {
  name: text('Name', { required: true, longest: 100 }),
  description: text('Description', { longest: 500 }),
  permissions: several(
    'Permissions',
    among(rolePermissions.list, {
      value: ({ id }) => String(id),
      label: ({ name }) => name,
      about: ({ description }) => description,
      group: ({ group }) => group,
    }),
  ),
}

export default defineResource(roles.list, {
  name: 'roles',
  label: 'Permissions management',
  about: 'What each role permits. Access follows the permissions, never the name of a role.',
  path: 'accounts/permissions',
  tab: { key: 'roles', label: 'Roles' },
  key: 'roleId',
  listed: ({ name }) => name !== BASELINE_ROLE,
  size: 10,
  pager: 'needed',
  search: { filter: 'search', on: 'change', placeholder: 'Name or permission' },
  fields: { name: text('Name', { width: 30 }), description: text('Description') },
  computed: {
    permissions: computed('count', 'Permissions', role => held(role).length, {
      width: 14,
      more: ({ permissions }) => permissions?.map(({ permission }) => permission).join('\n'),
    }),
  },
  columns: ['name', 'description', 'permissions'],
  headline: 'name',
  sortable: ['name'],
  emptyHint: 'Look for another name, or add the role.',
  failedToast: 'message',
  create: {
    label: 'Add Role',
    title: 'Add Role',
    ways: [
      {
        tab: 'Add Role',
        form: defineForm({
          title: 'Add Role',
          submit: 'Save',
          fields,
          alert: true,
          send: roles.create.from(({ name, description, permissions }: Draft) => ({
            body: { name, description, permissions: idsIn(permissions) },
          })),
          says: { done: 'Role added' },
        }),
      },
    ],
  },
  actions: {
    edit: {
      label: 'Edit',
      icon: 'edit',
      primary: true,
      read: roles.read.from(({ roleId }: Role) => ({ path: { id: roleId } })),
      draft: role => ({
        roleId: role.roleId,
        name: role.name,
        description: role.description ?? '',
        permissions: held(role).join(','),
        before: held(role).join(','),
        version: role.version ?? '',
      }),
      form: defineForm({
        title: 'Edit Role',
        submit: 'Save',
        fields,
        alert: true,
        // Exactly what was ticked and unticked, beside all that is ticked (decision E12).
        send: roles.update.from(({ roleId, name, description, permissions, before, version }: Edited) => {
          const [now, then] = [idsIn(permissions), idsIn(before)]
          return {
            body: {
              roleId: idOf(roleId),
              name,
              description,
              permissions: now,
              permissionsToAdd: without(now, then),
              permissionsToRemove: without(then, now),
              ...(version && { version: Number(version) }),
            },
          }
        }),
        says: { done: 'Role updated successfully' },
      }),
    },
  },
})
