import { z } from 'zod'
import { get, list, maybe, post, word } from '../call'
import { paging, under } from '../dialects'
import { Id, idText, toId } from '../id'
import { ImportOutcome, SPREADSHEET } from '../imports'
import { effects, positions } from './words'

/**
 * Why a name was found, from the nearest to the loosest: the same name but for what never counts, all that was typed
 * with more around it, other forms of the same words, words that sound alike, words that are spelt nearly so.
 */
export const matchKinds = ['EXACT', 'CONTAINED', 'STEM', 'PHONETIC', 'FUZZY'] as const
export type MatchKind = (typeof matchKinds)[number]

/** The words for each, English here. */
export const matchWords: Record<MatchKind, string> = {
  EXACT: 'The same name',
  CONTAINED: 'Contains what was typed',
  STEM: 'Other forms of the same words',
  PHONETIC: 'Sounds alike',
  FUZZY: 'Spelt nearly so',
}

/** A word that was typed, and the one it was taken for. */
export const Likeness = z.object({ typed: z.string(), found: z.string() })

export const NameHit = z.object({
  no: word,
  name: z.string(),
  type: maybe(z.string()),
  /** Ours, as are the two below. */
  match: maybe(z.string()),
  likeness: maybe(z.number()),
  pairs: maybe(z.array(Likeness)),
})
export type NameHit = z.infer<typeof NameHit>

/** Where names can be looked for. A host may give words alone. */
export const Scope = z.union([
  z.string().transform(value => ({ value: toId(value), label: value })),
  z
    .looseObject({
      value: Id.optional(),
      id: Id.optional(),
      name: z.string().optional(),
      label: z.string().optional(),
    })
    .transform(({ value, id, name, label }) => ({
      value: value ?? id ?? toId(name ?? label ?? ''),
      label: label ?? name ?? idText(value ?? id),
    })),
])
export type Scope = z.output<typeof Scope>

/** Where our API looks, and the words for it. */
export const scopeWords = {
  COMPANY: 'Company',
  FOREIGN_COMPANY: 'Foreign company',
  BUSINESS_NAME: 'Business name',
  BUILDING_SOCIETY: 'Building society',
  UPLOADED: 'Uploaded names',
} as const

/** What the word library says of a name. */
export const Remark = z.object({
  word: z.string(),
  position: z.enum(positions),
  dictionary: z.string(),
  effect: z.enum(effects),
  description: z.string(),
})
export type Remark = z.infer<typeof Remark>

/** `compared` is what is left of the name when words that never count are taken away. */
export const NameCheck = z.object({ compared: z.string(), remarks: z.array(Remark) })
export type NameCheck = z.infer<typeof NameCheck>

export const LONGEST_NAME = 200
/** No more hits than this come with one search: whoever sees as many types more of the name. */
export const MOST_HITS = 100
/** What is less like what was typed than this (0 to 1) is no hit. */
export const MATCH_AT_LEAST = 0.5

const permit = 'can_access_configurations'

export const names = {
  search: list('NAMES-SEARCH', '/namesearch/search', {
    permit,
    filter: z.object({ name: z.string().max(LONGEST_NAME).optional(), scope: Id.optional() }),
    row: NameHit,
    paging: paging.none,
    envelope: under('data'),
  }),
  filters: list('NAMES-FILTERS', '/namesearch/filters', {
    permit,
    filter: z.object({}),
    row: Scope,
    paging: paging.none,
    envelope: under('data'),
  }),
  upload: post('NAMES-UPLOAD', '/namesearch/upload-names-file', {
    permit,
    upload: { ...SPREADSHEET, accept: ['.xlsx'] },
    answer: ImportOutcome,
  }),
  /** Ours: what the word library says of a name. */
  check: get('PORTAL-NAME-CHECK', '/portal/names/check', {
    extension: 'nameCheck',
    permit,
    query: z.object({ name: z.string().trim().min(1).max(LONGEST_NAME) }),
    answer: NameCheck,
  }),
}
