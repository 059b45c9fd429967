import { countries } from '@contract/settings/countries'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { code, suggested, text } from '@/definition/field'
import { countriesBy } from './isoCountries'
import { settingsPage } from './page'

export default defineResource(countries.list, {
  ...settingsPage,
  name: 'countries',
  about: 'Countries and their ISO 3166 codes',
  tab: { key: 'countries', label: 'Countries' },
  key: 'code',
  search: { ...settingsPage.search, placeholder: 'Name or code' },
  fields: { name: text('Name'), code: code('Code', { width: 14 }) },
  columns: ['name', 'code'],
  headline: 'name',
  sortable: ['name', 'code'],
  create: createForm(
    'Add Country',
    defineForm({
      title: 'Add Country',
      submit: 'Submit',
      fields: {
        name: suggested('Name', countriesBy('name'), {
          required: true,
          longest: 100,
          help: 'Choose a country to fill in its ISO 3166 code.',
        }),
        code: suggested('Code', countriesBy('code'), {
          required: true,
          least: 2,
          longest: 2,
          capitals: true,
          placeholder: 'UG',
        }),
      },
      send: countries.create.from(({ name, code }: { name: string; code: string }) => ({ body: { name, code } })),
      says: { done: 'Country created successfully', failed: 'creation failed' },
      alert: true,
    }),
  ),
})
