import { z } from 'zod'
import { del, figure, list, maybe, post, put } from '../call'
import { paging, under } from '../dialects'
import { foldText } from '../fold'
import { Id } from '../id'

/** Position in a name at which a word counts (docs/requirements/settings.md). */
export const positions = ['Start', 'Any', 'End'] as const
export type Position = (typeof positions)[number]

/**
 * Effect of a dictionary's words in a name: left out of the comparison, in need of somebody's consent, grounds for
 * refusal, or only noted. Ours; a dictionary created by name alone only notes.
 */
export const effects = ['NOTED', 'CONSENT', 'REFUSED', 'LEFT_OUT'] as const
export type Effect = (typeof effects)[number]

const Dictionary = z.object({
  id: Id,
  name: z.string(),
  words: maybe(figure),
  effect: maybe(z.string()),
})

export const DictionaryWord = z.object({
  id: Id,
  word: z.string(),
  description: maybe(z.string()),
  position: maybe(z.string()),
  dictionary: maybe(z.object({ id: Id, name: maybe(z.string()) })),
  version: maybe(z.number()),
})
export type DictionaryWord = z.infer<typeof DictionaryWord>

const permit = 'can_access_configurations'
const WordBody = z.strictObject({
  word: z.string().overwrite(foldText).min(1).max(100),
  description: z.string().trim().min(1).max(500),
  position: z.enum(positions),
  dictionaryId: Id,
})
export type WordBody = z.infer<typeof WordBody>

/** A name that a change of the library would judge differently, with the remarks before and after. */
export const TriedName = z.object({
  no: z.string(),
  name: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** Compared form of the name, where the change affects it. */
  comparedBefore: z.string(),
  comparedAfter: z.string(),
})
export type TriedName = z.infer<typeof TriedName>

/**
 * Effect that a change of the library would have on the most recent names; `names` holds the first of the `changed`
 * ones.
 */
export const Trial = z.object({
  tried: z.number().int(),
  changed: z.number().int(),
  names: z.array(TriedName),
})
export type Trial = z.infer<typeof Trial>

export const dictionaries = {
  list: list('DICTIONARY-LIST', '/namesearch/dictionary', {
    permit,
    filter: z.object({}),
    row: Dictionary,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('DICTIONARY-CREATE', '/namesearch/dictionary', {
    permit,
    extras: { effect: 'dictionaryEffects' },
    body: z.strictObject({ name: z.string().overwrite(foldText).min(1).max(100), effect: z.enum(effects).optional() }),
  }),
}

export const dictionaryWords = {
  list: list('WORD-LIST', '/namesearch/dictionary/word', {
    permit,
    filter: z.object({ dictionaryId: Id.optional() }),
    row: DictionaryWord,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('WORD-CREATE', '/namesearch/dictionary/word', { permit, body: WordBody }),
  update: put('WORD-UPDATE', '/namesearch/dictionary/word', {
    permit: 'can_edit_dictionary_entry',
    extras: { version: 'versions' },
    body: z.strictObject({ id: Id, ...WordBody.shape, version: z.number().int().optional() }),
  }),
  /** The word's id stands in the query (decision G7). */
  remove: del('WORD-DELETE', '/namesearch/dictionary/word', {
    permit: 'can_delete_dictionary_entry',
    query: z.object({ wordId: Id }),
  }),
  /** Ours: tries a change of the library on the most recent names; saves nothing. */
  trial: post('PORTAL-WORD-TRIAL', '/portal/words/trial', {
    extension: 'wordTrial',
    permit,
    changes: false,
    body: z.strictObject({
      /** Id of an existing word; absent for a new one. */
      id: Id.optional(),
      /** The word after the change; absent when the word would be removed. */
      word: WordBody.omit({ description: true }).optional(),
    }),
    answer: Trial,
  }),
}
