import {
  CHILDREN_OF,
  ISIC_LONGEST,
  ISIC_REQUIRED,
  ISIC_TOO_LONG,
  type IsicCategory,
  isic,
  isicChildren,
} from '@contract/configurations/isic'
import type { Id } from '@contract/id'
import { defineForm, defineResource } from '@/definition/defineResource'
import { code, listOptions, oneOf, text } from '@/definition/field'
import { pageSizes } from './pageSizes'

type Draft = { code: string; description: string; parentId: Id | undefined }

const limits = { required: true, longest: ISIC_LONGEST, empty: ISIC_REQUIRED, tooLong: ISIC_TOO_LONG } as const
const parents = listOptions(isic.parents, {
  value: ({ id }) => id,
  label: ({ code, description }) => `${code} · ${description}`,
})

const addCategory = defineForm({
  title: 'Add Category',
  submit: 'Submit',
  fields: {
    description: text('Description', limits),
    code: code('Code', limits),
    parentId: oneOf('Parent', parents, { help: 'Leave empty for a top-level category.' }),
  },
  send: isic.create.from(({ code, description, parentId }: Draft) => ({
    body: { code, description, ...(parentId !== undefined && { parentId }) },
  })),
  says: { failedTitle: 'Invalid' },
})

export default defineResource(isic.list, {
  ...pageSizes,
  name: 'isic',
  label: 'Nature of business (ISIC)',
  about: 'Categories of business activity in the international classification',
  key: 'id',
  fixed: { levels: 'all' },
  search: { filter: 'search', on: 'enter', placeholder: 'Press enter to search', columns: ['code', 'description'] },
  fields: {
    code: code('Code', { width: 12 }),
    description: text('Description'),
    parentId: oneOf('Parent', parents),
  },
  // The parent is a group header above its rows, not a column (ISIC-04).
  columns: ['code', 'description'],
  headline: 'description',
  actionsLabel: 'Action',
  sortable: ['code', 'description'],
  tree: { parent: 'parentId', below: { list: isicChildren.list, by: CHILDREN_OF } },
  notFoundHint: 'Check the spelling, or add the category.',
  create: { label: 'Add Category', title: 'Add Category', ways: [{ tab: 'Add Category', form: addCategory }] },
  actions: {
    // Read-only details: the host has no call to edit (decision S19).
    edit: {
      type: 'details',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      details: {
        title: ({ code, description }: IsicCategory) => `${code} · ${description}`,
        fields: ['code', 'description', 'parentId'],
      },
    },
  },
})
