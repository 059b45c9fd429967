import { type Manual, manuals } from '@contract/settings/manuals'
import { defineResource } from '@/definition/defineResource'
import { count, date, text } from '@/definition/field'
import { settingsList } from './page'

export default defineResource(manuals.list, {
  ...settingsList,
  name: 'manuals',
  about: 'The sections of the user manual, in the order people read them.',
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
  sortable: ['position', 'sectionName', 'createdAt'],
  actions: {
    view: {
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
      label: 'Delete',
      icon: 'delete',
      primary: true,
      send: manuals.remove.from(({ id }: Manual) => ({ path: { id } })),
      confirm: { question: 'Are you sure of this action ?', names: ({ sectionName }) => sectionName },
      says: { done: 'Manual deleted successfully' },
    },
  },
})
