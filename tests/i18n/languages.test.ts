import { describe, expect, it } from 'vitest'
import adminEn from '@/i18n/en/adminPages'
import fileHistoryEn from '@/i18n/en/fileHistory'
import loadsEn from '@/i18n/en/loads'
import peopleEn from '@/i18n/en/people'
import publicEn from '@/i18n/en/publicPages'
import verifyEn from '@/i18n/en/verify'
import adminFr from '@/i18n/fr/adminPages'
import fileHistoryFr from '@/i18n/fr/fileHistory'
import loadsFr from '@/i18n/fr/loads'
import peopleFr from '@/i18n/fr/people'
import publicFr from '@/i18n/fr/publicPages'
import verifyFr from '@/i18n/fr/verify'
import { flatten, type Messages } from '@/i18n/messages'
import adminSw from '@/i18n/sw/adminPages'
import fileHistorySw from '@/i18n/sw/fileHistory'
import loadsSw from '@/i18n/sw/loads'
import peopleSw from '@/i18n/sw/people'
import publicSw from '@/i18n/sw/publicPages'
import verifySw from '@/i18n/sw/verify'

const holes = (sentence: string) => [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort()

type Table = Record<string, Messages>
const english: Table = {
  public: publicEn,
  admin: adminEn,
  fileHistory: fileHistoryEn,
  loads: loadsEn,
  people: peopleEn,
  verify: verifyEn,
}
const others: [string, Table][] = [
  [
    'Kiswahili',
    {
      public: publicSw,
      admin: adminSw,
      fileHistory: fileHistorySw,
      loads: loadsSw,
      people: peopleSw,
      verify: verifySw,
    },
  ],
  [
    'French',
    {
      public: publicFr,
      admin: adminFr,
      fileHistory: fileHistoryFr,
      loads: loadsFr,
      people: peopleFr,
      verify: verifyFr,
    },
  ],
]

const compared = others.flatMap(([language, portions]) =>
  Object.keys(english).map(name => ({
    language,
    name,
    words: flatten(portions[name] ?? {}),
    wanted: flatten(english[name] ?? {}),
  })),
)

describe.each(compared)('$language in the words of $name', ({ words, wanted }) => {
  it('has the same keys as English', () => {
    const there = Object.keys(words)
    expect({
      missing: Object.keys(wanted).filter(key => !there.includes(key)),
      leftOver: there.filter(key => !(key in wanted)),
    }).toEqual({ missing: [], leftOver: [] })
  })

  it('has the same placeholders', () => {
    const differing = Object.entries(wanted)
      .filter(([key, sentence]) => String(holes(words[key] ?? '')) !== String(holes(sentence)))
      .map(([key]) => key)
    expect(differing).toEqual([])
  })

  it('has no empty text that English fills', () => {
    expect(Object.entries(wanted).filter(([key, sentence]) => sentence.trim() && !words[key]?.trim())).toEqual([])
  })
})

it('French sets a no-break space before a mark of two parts', () => {
  const sentences = Object.entries(import.meta.glob<Messages>('../../src/i18n/fr/**/*.ts', { eager: true }))
    .filter(([, words]) => words.default)
    .flatMap(([file, words]) => Object.entries(flatten(words)).map(([key, sentence]) => ({ file, key, sentence })))
  expect(sentences.length).toBeGreaterThan(1000)
  expect(sentences.filter(({ sentence }) => /[^\u00a0][:;?!](\s|$)/.test(sentence))).toEqual([])
})
