import { z } from 'zod'
import { del, figure, list, maybe, post, put } from '../call'
import { paging, under } from '../dialects'
import { Id } from '../id'

/** Where in a name a word counts (002 section 9). */
export const positions = ['Start', 'Any', 'End'] as const
export type Position = (typeof positions)[number]

/**
 * What it means to find a word of a dictionary in a name: it does not count when names are compared, it needs somebody's
 * consent, it refuses the name, or it is pointed out. Ours; a dictionary that is made by name alone points out.
 */
export const effects = ['NOTED', 'CONSENT', 'REFUSED', 'LEFT_OUT'] as const
export type Effect = (typeof effects)[number]

export const Dictionary = z.object({
  id: Id,
  name: z.string(),
  words: maybe(figure),
  effect: maybe(z.string()),
})
export type Dictionary = z.infer<typeof Dictionary>

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
  word: z.string().trim().min(1).max(100),
  description: z.string().trim().min(1).max(500),
  position: z.enum(positions),
  dictionaryId: Id,
})
export type WordBody = z.infer<typeof WordBody>

/** A name that a change of the library would read otherwise, and what is said of it before and after. */
export const TriedName = z.object({
  no: z.string(),
  name: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** What it is compared by, where that changes. */
  comparedBefore: z.string(),
  comparedAfter: z.string(),
})
export type TriedName = z.infer<typeof TriedName>

/** What a change of the library would do to the names that came in last; `names` shows the first of the `changed`. */
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
    body: z.strictObject({ name: z.string().trim().min(1).max(100), effect: z.enum(effects).optional() }),
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
  /** The word's number stands in the query (decision G7). */
  remove: del('WORD-DELETE', '/namesearch/dictionary/word', {
    permit: 'can_delete_dictionary_entry',
    query: z.object({ wordId: Id }),
  }),
  /** Ours: a change of the library tried on the names that came in last; nothing is saved. */
  trial: post('PORTAL-WORD-TRIAL', '/portal/words/trial', {
    extension: 'wordTrial',
    permit,
    changes: false,
    body: z.strictObject({
      /** The word as it stands now; without one the word is new. */
      id: Id.optional(),
      /** What it would become; without this it would go. */
      word: WordBody.omit({ description: true }).optional(),
    }),
    answer: Trial,
  }),
}
