import { dictionaries, type Effect } from '@contract/configurations/words'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { choice, count, text } from '@/definition/field'
import { pageSizes } from './pageSizes'

type Draft = { name: string; effect?: Effect | undefined }

const effectWords: Record<Effect, string> = {
  NOTED: 'Point out its words',
  CONSENT: 'Require consent',
  REFUSED: 'Forbid its words in names',
  LEFT_OUT: 'Ignore its words when names are compared',
}

export default defineResource(dictionaries.list, {
  ...pageSizes,
  name: 'dictionaries',
  label: 'Dictionary Types',
  about: 'Dictionaries of the word library',
  key: 'id',
  fields: {
    name: text('Name'),
    words: count('Number of words', { width: 18 }),
    effect: choice('Effect on names', effectWords, { width: 44, extension: 'dictionaryEffects' }),
  },
  columns: ['name', 'words', 'effect'],
  headline: 'name',
  sortable: ['name', 'words'],
  emptyHint: 'Add the first dictionary.',
  create: createForm(
    'Add Dictionary',
    defineForm({
      title: 'Add Dictionary',
      submit: 'Submit',
      fields: {
        name: text('Name', { required: true, longest: 100 }),
        effect: choice('Effect on names', effectWords, {
          extension: 'dictionaryEffects',
          help: 'By default, its words are pointed out.',
        }),
      },
      send: dictionaries.create.from(({ name, effect }: Draft) => ({ body: { name, effect } })),
      says: { untold: 'Failed to add' },
    }),
  ),
  actions: {
    remove: {
      type: 'unavailable',
      label: 'Remove',
      icon: 'delete',
      primary: true,
      unavailable: 'Removing a dictionary is not available. Nothing was changed.',
    },
  },
})
