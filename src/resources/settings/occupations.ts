import { occupations } from '@contract/settings/departments'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { text } from '@/definition/field'
import { settingsPage } from './page'

const name = text('Name', { required: true, longest: 100 })

export default defineResource(occupations.list, {
  ...settingsPage,
  name: 'occupations',
  about: 'Occupations that people can choose from',
  tab: { key: 'occupations', label: 'Occupations' },
  // Some hosts identify an occupation only by its name.
  key: 'name',
  fields: { name },
  columns: ['name'],
  headline: 'name',
  sortable: ['name'],
  create: createForm(
    'Add Occupation',
    defineForm({
      title: 'Add Occupation',
      submit: 'Submit',
      fields: { name },
      send: occupations.create.from(({ name }: { name: string }) => ({ body: { name } })),
      says: { done: 'Occupation created successfully', failed: 'Occupation creation failed' },
    }),
  ),
})
