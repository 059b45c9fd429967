import { permissionGroups, rolePermissions } from '@contract/accounts/roles'
import type { Id } from '@contract/id'
import { createForm, defineForm, defineResource, formAction } from '@/definition/defineResource'
import { computed, listOptions, oneOf, text } from '@/definition/field'

type Named = { name: string; description?: string | undefined }

const name = text('Name', { required: true, longest: 100 })
const description = text('Description', { longest: 500 })

const addPermission = defineForm({
  title: 'Add Permission',
  submit: 'Save',
  fields: {
    groupId: oneOf('Group', listOptions(permissionGroups.list, { value: ({ id }) => id, label: ({ name }) => name }), {
      required: true,
    }),
    name,
    description,
  },
  send: rolePermissions.create.from(({ groupId, name, description = '' }: Named & { groupId: Id }) => ({
    body: { groupId, name, description, enabled: true },
  })),
})

export default defineResource(permissionGroups.list, {
  name: 'permissionGroups',
  label: 'Permissions management',
  about: 'Permissions by group',
  path: 'accounts/permissions',
  tab: { key: 'groups', label: 'Permission Groups' },
  key: 'id',
  size: 10,
  pager: 'needed',
  search: { filter: 'search', on: 'change', placeholder: 'Group or permission' },
  fields: { name: text('Name', { width: 24 }), description: text('Description') },
  computed: {
    permissions: computed('count', 'Permissions', ({ permissions }) => permissions?.length ?? 0, {
      width: 14,
      more: ({ permissions }) => permissions?.map(({ name }) => name),
    }),
  },
  columns: ['name', 'description', 'permissions'],
  headline: 'name',
  sortable: ['name'],
  notFoundHint: 'Search for another name, or add the group.',
  failedToast: 'message',
  buttons: { addPermission: { label: 'Add Permission', form: addPermission } },
  create: createForm(
    'Add Group',
    defineForm({
      title: 'Add Group',
      submit: 'Save',
      fields: { name, description },
      send: permissionGroups.create.from(({ name, description = '' }: Named) => ({
        body: { name, description, enabled: true },
      })),
      says: { done: 'Group added successfully' },
    }),
  ),
  actions: {
    addTo: formAction({
      label: 'Add Permission',
      icon: 'add',
      primary: true,
      draft: ({ id }) => ({ groupId: id }),
      form: addPermission,
    }),
  },
})
