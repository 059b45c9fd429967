import { z } from 'zod'
import { get, list, maybe, post, word } from '../call'
import { paging, under } from '../dialects'
import { foldText } from '../fold'
import { Id, idText, toId } from '../id'
import { ImportOutcome } from '../imports'
import { importJob } from '../portal/jobs'
import { SPREADSHEET } from '../spreadsheetFile'
import { effects, positions } from './words'

/**
 * Kinds of match, closest first: the same name apart from words that never count; the typed name with more around it;
 * other forms of the same words; words that sound alike; words with a similar spelling.
 */
export const matchKinds = ['EXACT', 'CONTAINED', 'STEM', 'PHONETIC', 'FUZZY'] as const
export type MatchKind = (typeof matchKinds)[number]

/** English labels of the kinds. */
export const matchWords: Record<MatchKind, string> = {
  EXACT: 'Same name',
  CONTAINED: 'Contains the typed name',
  STEM: 'Other forms of the same words',
  PHONETIC: 'Sounds alike',
  FUZZY: 'Similar spelling',
}

/** A typed word, and the word of the name that it matched. */
const Likeness = z.object({ typed: z.string(), found: z.string() })

export const NameHit = z.object({
  no: word,
  name: z.string(),
  type: maybe(z.string()),
  /** Ours, like the two below. */
  match: maybe(z.string()),
  likeness: maybe(z.number()),
  pairs: maybe(z.array(Likeness)),
})
export type NameHit = z.infer<typeof NameHit>

/** A register that can be searched for names. A host may send it as a plain text. */
const Scope = z.union([
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

/** Labels of the registers that our API searches. */
export const scopeWords = {
  COMPANY: 'Company',
  FOREIGN_COMPANY: 'Foreign company',
  BUSINESS_NAME: 'Business name',
  BUILDING_SOCIETY: 'Building society',
  UPLOADED: 'Uploaded names',
} as const

/** A note of the word library on a word of a name. */
export const Remark = z.object({
  word: z.string(),
  position: z.enum(positions),
  dictionary: z.string(),
  effect: z.enum(effects),
  description: z.string(),
})
export type Remark = z.infer<typeof Remark>

/** Result of a name check; `compared` is the name without the words that never count. */
export const NameCheck = z.object({ compared: z.string(), remarks: z.array(Remark) })
export type NameCheck = z.infer<typeof NameCheck>

export const LONGEST_NAME = 200
/** Most hits of one search: staff type more of the name to narrow it. */
export const MOST_HITS = 100
/** Least likeness of a hit to the typed name (0 to 1). */
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
    ...importJob,
    upload: { ...SPREADSHEET, accept: ['.xlsx'] },
    answer: ImportOutcome,
  }),
  /** Ours: checks a name against the word library. */
  check: get('PORTAL-NAME-CHECK', '/portal/names/check', {
    extension: 'nameCheck',
    permit,
    query: z.object({ name: z.string().overwrite(foldText).min(1).max(LONGEST_NAME) }),
    answer: NameCheck,
  }),
}
