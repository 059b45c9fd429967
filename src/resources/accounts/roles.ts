import { BASELINE_ROLE, type Role, rolePermissions, roles } from '@contract/accounts/roles'
import { type Id, sameId } from '@contract/id'
import { createForm, defineForm, defineResource, formAction } from '@/definition/defineResource'
import { computed, listOptions, several, text } from '@/definition/field'
import { isAccessCode } from '@/definition/readableCode'

const without = (all: Id[], others: Id[]) => all.filter(id => !others.some(other => sameId(other, id)))

const permissionIds = ({ permissions }: Role) => (permissions ?? []).map(({ permissionId }) => permissionId)

/** Drafts of a new role and of an edited one, which also has the previous permissions. */
type Draft = { name: string; description?: string | undefined; permissions: Id[] }
type Edited = Draft & { roleId: Id; before: Id[]; version: number | null | undefined }

const fields = {
  name: text('Name', { required: true, longest: 100 }),
  description: text('Description', { longest: 500 }),
  permissions: several(
    'Permissions',
    listOptions(rolePermissions.list, {
      value: ({ id }) => id,
      label: ({ name }) => name,
      about: ({ description }) => description,
      group: ({ group }) => group,
    }),
  ),
}

export default defineResource(roles.list, {
  name: 'roles',
  label: 'Permissions management',
  path: 'accounts/permissions',
  tab: { key: 'roles', label: 'Roles' },
  key: 'roleId',
  listed: ({ name }) => name !== BASELINE_ROLE,
  size: 10,
  pager: 'needed',
  search: { filter: 'search', on: 'change', placeholder: 'Name or permission' },
  fields: { description: text('Description') },
  computed: {
    // The name of a role, and its code where they differ.
    name: computed('choice', 'Name', ({ name }) => name, {
      width: 30,
      lines: ({ name }) => [{ text: name, option: true }, ...(isAccessCode(name) ? [{ text: name }] : [])],
    }),
    permissions: computed('count', 'Permissions', role => permissionIds(role).length, {
      width: 14,
      more: ({ permissions }) => permissions?.map(({ permission }) => permission),
    }),
  },
  columns: ['name', 'description', 'permissions'],
  headline: 'name',
  sortable: ['name'],
  notFoundHint: 'Search for another name, or add the role.',
  failedToast: 'message',
  create: createForm(
    'Add Role',
    defineForm({
      title: 'Add Role',
      submit: 'Save',
      fields,
      alert: true,
      send: roles.create.from(({ name, description = '', permissions }: Draft) => ({
        body: { name, description, permissions },
      })),
      says: { done: 'Role added' },
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      read: roles.read.from(({ roleId }: Role) => ({ path: { id: roleId } })),
      draft: role => ({
        roleId: role.roleId,
        name: role.name,
        description: role.description ?? undefined,
        permissions: permissionIds(role),
        before: permissionIds(role),
        version: role.version,
      }),
      form: defineForm({
        title: 'Edit Role',
        submit: 'Save',
        fields,
        alert: true,
        // Sends the permissions that were checked and unchecked, and all that are checked now (decision E12).
        send: roles.update.from(({ roleId, name, description = '', permissions, before, version }: Edited) => {
          return {
            body: {
              roleId,
              name,
              description,
              permissions,
              permissionsToAdd: without(permissions, before),
              permissionsToRemove: without(before, permissions),
              ...(typeof version === 'number' && { version }),
            },
          }
        }),
        says: { done: 'Role updated successfully' },
      }),
    }),
  },
})
