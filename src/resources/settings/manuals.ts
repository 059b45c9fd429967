import { MANUAL_FILE, type Manual, manuals } from '@contract/settings/manuals'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { count, date, file, text } from '@/definition/field'
import { settingsList } from './page'

type Draft = { sectionName: string; position: number; file: File }

export default defineResource(manuals.list, {
  ...settingsList,
  name: 'manuals',
  about: 'Sections of the user manual, in reading order',
  tab: { key: 'manuals', label: 'User Manuals' },
  key: 'id',
  fields: {
    position: count('Position', { width: 10 }),
    sectionName: text('Section Name'),
    filename: text('File'),
    createdAt: date('Date', { width: 14 }),
  },
  columns: ['position', 'sectionName', 'filename', 'createdAt'],
  headline: 'sectionName',
  failedToast: 'message',
  sortable: ['position', 'sectionName', 'createdAt'],
  create: createForm(
    'Add Section',
    defineForm({
      title: 'Add Section',
      submit: 'Submit',
      fields: {
        sectionName: text('Section Name', { required: true, longest: 200 }),
        position: count('Position', { required: true, longest: 4 }),
        file: file('File', MANUAL_FILE, { required: true }),
      },
      send: manuals.add.from(({ sectionName, position, file }: Draft) => ({
        body: { sectionName, position },
        file,
      })),
      says: { done: 'Manual created successfully' },
      alert: true,
    }),
  ),
  actions: {
    view: {
      type: 'document',
      label: 'View',
      icon: 'view',
      primary: true,
      when: ({ filename }) => Boolean(filename),
      document: {
        title: ({ sectionName }) => sectionName,
        fileName: ({ sectionName }) => sectionName,
        read: manuals.file.from(({ filename }: Manual) => ({ path: { filename: filename ?? '' } })),
      },
    },
    remove: {
      type: 'send',
      verb: 'delete',
      label: 'Delete',
      icon: 'delete',
      primary: true,
      send: manuals.remove.from(({ id }: Manual) => ({ path: { id } })),
      confirm: { question: 'Are you sure of this action ?', names: ({ sectionName }) => sectionName },
      says: { done: 'Manual deleted successfully' },
    },
  },
})
