import { countries } from '@contract/settings/countries'
import { defineForm, defineResource } from '@/definition/defineResource'
import { code, text } from '@/definition/field'
import { settingsPage } from './page'

const name = text('Name', { required: true, longest: 100 })

export default defineResource(countries.list, {
  ...settingsPage,
  name: 'countries',
  about: 'The countries to choose from, each with its code of ISO 3166.',
  tab: { key: 'countries', label: 'Countries' },
  key: 'code',
  search: { ...settingsPage.search, placeholder: 'Name or code' },
  fields: { name, code: code('Code', { width: 14 }) },
  columns: ['name', 'code'],
  headline: 'name',
  sortable: ['name', 'code'],
  create: {
    label: 'Add Country',
    title: 'Add Country',
    ways: [
      {
        tab: 'Add Country',
        form: defineForm({
          title: 'Add Country',
          submit: 'Submit',
          fields: {
            name,
            code: code('Code', { required: true, least: 2, longest: 2, placeholder: 'UG' }),
          },
          send: countries.create.from(({ name, code }: { name: string; code: string }) => ({ body: { name, code } })),
          says: { done: 'Country created successfully', failed: 'creation failed' },
          alert: true,
        }),
      },
    ],
  },
})
