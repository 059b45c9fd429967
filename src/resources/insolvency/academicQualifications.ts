import type { Id } from '@contract/id'
import { type AcademicQualification, academicQualifications } from '@contract/insolvency/settings'
import { createForm, defineForm, defineResource, formAction } from '@/definition/defineResource'
import { text } from '@/definition/field'
import { insolvencyList } from './page'

type Draft = { name: string }
type Edited = Draft & { id: Id; version: number | null | undefined }

const name = text('Name', { required: true, longest: 200 })
// Literal: the message for qualifications is that of departments (decision H10).
const failed = 'An error occurred while creating department'

export default defineResource(academicQualifications.list, {
  ...insolvencyList,
  name: 'academicQualifications',
  about: 'Academic qualifications of insolvency practitioners',
  tab: { key: 'academic-qualifications', label: 'Academic Qualifications Manuals' },
  search: { filter: 'search', on: 'change', placeholder: 'Name' },
  fields: { name: text('Name') },
  columns: ['name'],
  headline: 'name',
  sortable: ['name'],
  create: createForm(
    'Add Academic Qualification',
    defineForm({
      title: 'Add Academic Qualification',
      submit: 'Submit',
      fields: { name },
      send: academicQualifications.create.from(({ name }: Draft) => ({ body: { name } })),
      says: { done: 'Academic Qualification created successfully', failed },
      alert: true,
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: ({ id, name, version }: AcademicQualification) => ({ id, name, version }),
      form: defineForm({
        title: 'Edit Academic Qualification',
        submit: 'Update',
        fields: { name },
        send: academicQualifications.update.from(({ id, name, version }: Edited) => ({
          body: { name, academicQualificationId: id, ...(typeof version === 'number' && { version }) },
        })),
        says: { done: 'Academic Qualification updated successfully', failed },
        alert: true,
      }),
    }),
  },
})
