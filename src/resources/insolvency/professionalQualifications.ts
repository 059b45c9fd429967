import type { Id } from '@contract/id'
import {
  type ProfessionalBody,
  type ProfessionalQualification,
  professionalBodies,
  professionalQualifications,
} from '@contract/insolvency/settings'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
import { listOptions, oneOf, text } from '@/definition/field'
import { insolvencyList } from './page'

type Draft = { name: string; professionalBodyId: Id }
type Edited = Draft & { id: Id; version: number | null | undefined }

const fields = {
  name: text('Name', { required: true, longest: 200 }),
  professionalBodyId: oneOf(
    'Professional Body',
    listOptions(professionalBodies.list, {
      value: ({ id }: ProfessionalBody) => id,
      label: ({ name }: ProfessionalBody) => name,
    }),
    { required: true },
  ),
}
const bodyOf = ({ name, professionalBodyId }: Draft) => ({ name, professionalBodyId })
// Literal: the message for qualifications is that of departments (decision H10).
const failed = 'An error occurred while creating department'

export default defineResource(professionalQualifications.list, {
  ...insolvencyList,
  name: 'professionalQualifications',
  about: 'Qualifications awarded by professional bodies',
  tab: { key: 'professional-qualifications', label: 'Professional Qualifications' },
  search: { filter: 'search', on: 'change', placeholder: 'Name' },
  fields: { name: text('Name') },
  columns: ['name'],
  headline: 'name',
  sortable: ['name'],
  create: createForm(
    'Add Professional Qualification',
    defineForm({
      title: 'Add Professional Qualification',
      submit: 'Submit',
      fields,
      send: professionalQualifications.create.from((draft: Draft) => ({ body: bodyOf(draft) })),
      says: { done: 'Professional Qualification created successfully', failed },
      alert: true,
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: (row: ProfessionalQualification) => withoutNull(row),
      form: defineForm({
        title: 'Edit Professional Qualification',
        submit: 'Update',
        fields,
        send: professionalQualifications.update.from(({ id, version, ...draft }: Edited) => ({
          body: {
            ...bodyOf(draft),
            professionalQualificationId: id,
            ...(typeof version === 'number' && { version }),
          },
        })),
        says: { done: 'Professional Qualification updated successfully', failed },
        alert: true,
      }),
    }),
  },
})
