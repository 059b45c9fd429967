import { departments } from '@contract/settings/departments'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { text } from '@/definition/field'
import { settingsPage } from './page'

const departmentName = text('Name', { required: true, longest: 100 })

export default defineResource(departments.list, {
  ...settingsPage,
  name: 'departments',
  about: 'Departments of the staff',
  tab: { key: 'departments', label: 'Departments' },
  key: 'id',
  fields: { departmentName },
  columns: ['departmentName'],
  headline: 'departmentName',
  sortable: ['departmentName'],
  create: createForm(
    'Add Department',
    defineForm({
      title: 'Add Department',
      submit: 'Submit',
      fields: { departmentName },
      send: departments.create.from(({ departmentName }: { departmentName: string }) => ({
        body: { departmentName },
      })),
      says: { done: 'Department created successfully', failed: 'Department creation failed' },
    }),
  ),
})
