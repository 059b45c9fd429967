import { idText } from '@contract/id'
import { type Mda, mdas } from '@contract/registry/mdas'
import { createForm, defineForm, defineResource, formAction } from '@/definition/defineResource'
import { choice, code, date, text } from '@/definition/field'
import { registrySizes } from './strikes'

const statuses: Record<string, string> = { ACTIVE: 'Active', INACTIVE: 'Inactive' }
const tone = (status: string) => (status === 'ACTIVE' ? 'good' : 'quiet')
const name = text('Name', { required: true, longest: 200 })

export default defineResource(mdas.list, {
  name: 'registry/mda',
  label: 'MDA Registry',
  path: 'registry/mda',
  key: 'no',
  sizes: registrySizes,
  size: 15,
  search: { filter: 'search', on: 'enter', placeholder: 'Name' },
  fields: { name, createdAt: date('Date'), status: choice('Status', statuses, { tone }) },
  computed: {
    number: { ...code('Number', { width: 10 }), of: ({ no }) => idText(no), tone: undefined },
  },
  columns: ['number', 'name', 'createdAt', 'status'],
  headline: 'name',
  notFoundHint: 'Check the spelling, or add the entity to the register.',
  create: createForm(
    'Add MDA/Entity',
    defineForm({
      title: 'Add new MDA to register',
      submit: 'Submit',
      fields: { name },
      send: mdas.create.from(({ name }: { name: string }) => ({ body: { name } })),
      // Literal: the list reloads with 10 rows, which is not among its page sizes (decision B3).
      reload: { search: '', page: 1, perPage: 10 },
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: ({ no, name, version }) => ({ no, name, version }),
      form: defineForm({
        title: 'Edit Entity details',
        submit: 'Update',
        fields: { name },
        send: mdas.update.from(({ no, name, version }: Pick<Mda, 'no' | 'name' | 'version'>) => ({
          path: { no },
          body: { name, ...(typeof version === 'number' && { version }) },
        })),
        says: { done: 'Entity details updated' },
      }),
    }),
  },
})
