import {
  type DictionaryWord,
  dictionaries,
  dictionaryWords,
  type Position,
  type positions,
  type Trial,
  type TriedName,
} from '@contract/configurations/words'
import type { Id } from '@contract/id'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
import { choice, computed, listOptions, oneOf, text } from '@/definition/field'
import { defineTrial } from '@/definition/trial'
import { pageSizes } from './pageSizes'

type Draft = { word: string; description: string; position: Position; dictionaryId: Id }
type Edited = Draft & { id: Id; version: number | null | undefined }

const SUCCESS = 'Successfully completed'
const WARNING = 'This action is logged, and your account is flagged as the one that took it.'

const inDictionary = listOptions(dictionaries.list, { value: ({ id }) => id, label: ({ name }) => name })
const positionWords = { Start: 'Start', Any: 'Any', End: 'End' } satisfies Record<(typeof positions)[number], string>

const fields = {
  word: text('Name', { required: true, longest: 100 }),
  description: text('Description', { required: true, longest: 500 }),
  position: choice('Position', positionWords, { required: true }),
  dictionaryId: oneOf('Dictionary', inDictionary, { required: true }),
}

const bodyOf = ({ word, description, position, dictionaryId }: Draft) => ({ word, description, position, dictionaryId })
const triedOf = ({ word, position, dictionaryId }: Draft) => ({ word, position, dictionaryId })

/** Returns the line of a name that the new word would change, with the compared text where that changes too. */
const asLine = ({ no, name, before, after, comparedBefore, comparedAfter }: TriedName) => {
  const compared = comparedBefore !== comparedAfter
  return {
    key: no,
    about: `${name}\n${no}`,
    before: [...(compared ? [comparedBefore] : []), ...before].join('\n'),
    after: [...(compared ? [comparedAfter] : []), ...after].join('\n'),
  }
}
const trialWords = {
  label: 'Try on recent names',
  says: '%{changed} of the last %{tried} names would be affected. The first ones:',
  none: 'None of the last %{tried} names would be affected.',
  shows: ({ tried, changed, names }: Trial) => ({ counts: { tried, changed }, lines: names.map(asLine) }),
}
const needs = ['word', 'position', 'dictionaryId'] as const

export default defineResource(dictionaryWords.list, {
  ...pageSizes,
  name: 'wordLibrary',
  label: 'Word Library',
  about: 'Words that names are checked against',
  key: 'id',
  search: { filter: 'search', on: 'enter', placeholder: 'Search', columns: ['word', 'description'] },
  filters: { dictionaryId: oneOf('Dictionary', inDictionary) },
  fields: {
    word: text('Name'),
    description: text('Description'),
    position: choice('Position', positionWords, { width: 12 }),
  },
  computed: { inDictionary: computed('text', 'Dictionary', ({ dictionary }) => dictionary?.name, { width: 22 }) },
  columns: ['word', 'description', 'position', 'inDictionary'],
  numbered: true,
  headline: 'word',
  sortable: ['word', 'position'],
  notFoundHint: 'Check the spelling, choose another dictionary, or add the word.',
  create: createForm(
    'Add Word',
    defineForm({
      title: 'Add a Word',
      submit: 'Submit',
      fields,
      pairs: true,
      start: { position: 'Any' },
      send: dictionaryWords.create.from((draft: Draft) => ({ body: bodyOf(draft) })),
      says: { done: SUCCESS },
      trial: defineTrial({
        ...trialWords,
        needs,
        read: dictionaryWords.trial.from((draft: Draft) => ({ body: { word: triedOf(draft) } })),
      }),
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      permit: 'can_edit_dictionary_entry',
      draft: ({ dictionary, ...row }: DictionaryWord) => ({ ...withoutNull(row), dictionaryId: dictionary?.id }),
      form: defineForm({
        title: 'Edit Word',
        submit: 'Update',
        warning: WARNING,
        fields,
        pairs: true,
        send: dictionaryWords.update.from(({ id, version, ...draft }: Edited) => ({
          body: { id, ...bodyOf(draft), ...(typeof version === 'number' && { version }) },
        })),
        says: { done: SUCCESS },
        trial: defineTrial({
          ...trialWords,
          needs,
          read: dictionaryWords.trial.from(({ id, ...draft }: Edited) => ({ body: { id, word: triedOf(draft) } })),
        }),
      }),
    }),
    remove: formAction({
      verb: 'delete',
      label: 'De-activate',
      icon: 'deactivate',
      primary: true,
      permit: 'can_delete_dictionary_entry',
      draft: ({ id, word }: DictionaryWord) => ({ id, word }),
      form: defineForm({
        title: 'Remove Word',
        submit: 'De-activate',
        warning: WARNING,
        fields: { word: text('Name', { fixed: true }) },
        send: dictionaryWords.remove.from(({ id }: { id: Id; word: string }) => ({ query: { wordId: id } })),
        says: { done: SUCCESS },
        trial: defineTrial({
          ...trialWords,
          needs: ['word'],
          read: dictionaryWords.trial.from(({ id }: { id: Id; word: string }) => ({ body: { id } })),
        }),
      }),
    }),
  },
})
