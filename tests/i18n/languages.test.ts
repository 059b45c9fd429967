import { describe, expect, it } from 'vitest'
import deskEn from '@/i18n/en/adminPages'
import gateEn from '@/i18n/en/publicPages'
import deskFr from '@/i18n/fr/adminPages'
import gateFr from '@/i18n/fr/publicPages'
import { flatten, type Messages } from '@/i18n/messages'
import { pageWords } from '@/i18n/pageWords'
import deskSw from '@/i18n/sw/adminPages'
import gateSw from '@/i18n/sw/publicPages'

const holes = (sentence: string) => [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort()

const ofPages = async (locale: 'en' | 'sw' | 'fr') =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(pageWords).map(async ([page, words]) => [page, (await words[locale]()).default] as const),
    ),
  )

type Table = Record<string, Messages>
const english: Table = { gate: gateEn, desk: deskEn, ...(await ofPages('en')) }
const others: [string, Table][] = [
  ['Kiswahili', { gate: gateSw, desk: deskSw, ...(await ofPages('sw')) }],
  ['French', { gate: gateFr, desk: deskFr, ...(await ofPages('fr')) }],
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
