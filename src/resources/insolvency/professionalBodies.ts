import type { Id } from '@contract/id'
import { type ProfessionalBody, professionalBodies } from '@contract/insolvency/settings'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
import { text } from '@/definition/field'
import { insolvencyList } from './page'

type Draft = { name: string; abbreviation: string; profession: string }
type Edited = Draft & { id: Id; version: number | null | undefined }

const fields = {
  name: text('Name', { required: true, longest: 200 }),
  abbreviation: text('Abbreviation', { required: true, longest: 20 }),
  profession: text('Profession', { required: true, longest: 100 }),
}
const bodyOf = ({ name, abbreviation, profession }: Draft) => ({ name, abbreviation, profession })
const failed = 'An error occurred while creating new body'

export default defineResource(professionalBodies.list, {
  ...insolvencyList,
  name: 'professionalBodies',
  about: 'Professional bodies of insolvency practitioners',
  tab: { key: 'professional-bodies', label: 'Professional Bodies' },
  search: { filter: 'search', on: 'change', placeholder: 'Name, abbreviation or profession' },
  fields: {
    name: text('Name'),
    abbreviation: text('Abbreviation', { width: 20 }),
    profession: text('Profession'),
  },
  columns: ['name', 'abbreviation', 'profession'],
  headline: 'name',
  sortable: ['name', 'abbreviation', 'profession'],
  create: createForm(
    'Add Professional Body',
    defineForm({
      title: 'Add Professional Body',
      submit: 'Submit',
      fields,
      send: professionalBodies.create.from((draft: Draft) => ({ body: bodyOf(draft) })),
      says: { failed },
      alert: true,
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: (row: ProfessionalBody) => withoutNull(row),
      form: defineForm({
        title: 'Edit Professional Body',
        submit: 'Update',
        fields,
        send: professionalBodies.update.from(({ id, version, ...draft }: Edited) => ({
          body: { ...bodyOf(draft), professionalBodyId: id, ...(typeof version === 'number' && { version }) },
        })),
        says: { failed },
        alert: true,
      }),
    }),
  },
})
