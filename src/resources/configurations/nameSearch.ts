import {
  type MatchKind,
  matchWords,
  type NameCheck,
  type NameHit,
  names,
  type Remark,
  scopeWords,
} from '@contract/configurations/names'
import { defineResource, type ImportedFile } from '@/definition/defineResource'
import { code, computed, listOptions, oneOf, type Tone, text } from '@/definition/field'
import { defineRemarks } from '@/definition/remarks'
import { pageSizes } from './pageSizes'

const tones: Record<Remark['effect'], Tone> = { REFUSED: 'bad', CONSENT: 'warning', NOTED: 'quiet', LEFT_OUT: 'quiet' }
const weights: Remark['effect'][] = ['REFUSED', 'CONSENT', 'NOTED', 'LEFT_OUT']

const remarks = defineRemarks({
  read: names.check.from((name: string) => ({ query: { name } })),
  words: {
    REFUSED: '%{word} is not allowed in a name (%{dictionary})',
    CONSENT: '%{word} needs consent (%{dictionary})',
    NOTED: '%{word} is in the dictionary %{dictionary}',
    compared: 'Compared as %{compared}',
  },
  shows: ({ compared, remarks }: NameCheck) => [
    ...remarks
      .toSorted((a, b) => weights.indexOf(a.effect) - weights.indexOf(b.effect))
      .map(({ effect, word, dictionary, description }) => ({
        key: effect,
        tone: tones[effect],
        word,
        text: description,
        params: { word, dictionary },
      })),
    { key: 'compared', tone: 'quiet' as const, word: '', text: '', params: { compared } },
  ],
})

const matchTones: Partial<Record<string, Tone>> = { EXACT: 'bad', CONTAINED: 'warning', STEM: 'warning' }

/** Returns the words that matched a differently spelt word, one pair per line. */
const takenFor = ({ pairs }: NameHit) => pairs?.map(({ typed, found }) => `${typed} → ${found}`).join('\n')

export default defineResource(names.search, {
  ...pageSizes,
  name: 'nameSearch',
  label: 'Quick name search',
  about: 'Check whether a name is available. Closest matches first.',
  key: 'no',
  size: 50,
  sizes: [15, 50, 100],
  search: {
    filter: 'name',
    on: 'enter',
    placeholder: 'Name',
    // Without columns the result is not filtered in the browser: names that the host found need not contain the search
    // text.
    columns: [],
    first: 'Type a name and press Enter.',
  },
  filters: {
    scope: {
      ...oneOf('Scope', listOptions(names.filters, { value: ({ value }) => value, label: ({ label }) => label })),
      options: scopeWords,
    },
  },
  failedToast: 'message',
  fields: {
    no: code('BRN/RN', { width: 22 }),
    name: text('Name'),
    type: text('Entity Type', { width: 24 }),
  },
  computed: {
    why: computed('choice', 'Type of match', ({ match }: NameHit) => match, {
      extension: 'nameMatches',
      options: matchWords satisfies Record<MatchKind, string>,
      width: 34,
      more: takenFor,
      tone: match => matchTones[match],
    }),
  },
  columns: ['no', 'name', 'type', 'why'],
  numbered: true,
  headline: 'name',
  remarks,
  emptyHint: 'No similar name is registered, reserved or uploaded.',
  create: {
    label: 'Add Names',
    title: 'Add Names',
    ways: [
      {
        tab: 'Upload File',
        imports: {
          send: names.upload.from(({ file, job }: ImportedFile) => ({ file, body: { job } })),
          columns: [
            {
              source: 'no',
              label: 'BRN/RN',
              headers: ['BRN/RN', 'BRN', 'RN', 'Number', 'No', 'Registration Number', 'Reservation Number'],
              required: true,
              unique: true,
              kind: 'ENTITY',
              longest: 60,
            },
            {
              source: 'name',
              label: 'Name',
              headers: ['Name', 'Entity Name', 'Company Name', 'Business Name'],
              required: true,
              longest: 200,
            },
            { source: 'type', label: 'Entity Type', headers: ['Entity Type', 'Type', 'Kind'], longest: 100 },
          ],
        },
      },
    ],
  },
})
