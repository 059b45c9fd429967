import { describe, expect, it } from 'vitest'
import deskEn from '@/i18n/en/adminPages'
import notesEn from '@/i18n/en/notes'
import peopleEn from '@/i18n/en/people'
import gateEn from '@/i18n/en/publicPages'
import deskFr from '@/i18n/fr/adminPages'
import notesFr from '@/i18n/fr/notes'
import peopleFr from '@/i18n/fr/people'
import gateFr from '@/i18n/fr/publicPages'
import { flatten, type Messages } from '@/i18n/messages'
import deskSw from '@/i18n/sw/adminPages'
import notesSw from '@/i18n/sw/notes'
import peopleSw from '@/i18n/sw/people'
import gateSw from '@/i18n/sw/publicPages'

const holes = (sentence: string) => [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort()

const english = { gate: flatten(gateEn), desk: flatten(deskEn), people: flatten(peopleEn), notes: flatten(notesEn) }
const others: [string, { gate: Messages; desk: Messages; people: Messages; notes: Messages }][] = [
  ['Kiswahili', { gate: gateSw, desk: deskSw, people: peopleSw, notes: notesSw }],
  ['French', { gate: gateFr, desk: deskFr, people: peopleFr, notes: notesFr }],
]

describe.each(others)('%s', (_, language) => {
  it.each(['gate', 'desk', 'people', 'notes'] as const)('has the same keys as English in the %s', portion => {
    const there = Object.keys(flatten(language[portion]))
    const wanted = Object.keys(english[portion])
    expect({
      missing: wanted.filter(key => !there.includes(key)),
      leftOver: there.filter(key => !wanted.includes(key)),
    }).toEqual({ missing: [], leftOver: [] })
  })

  it.each(['gate', 'desk', 'people', 'notes'] as const)('has the same placeholders in the %s', portion => {
    const words = flatten(language[portion])
    const differing = Object.entries(english[portion])
      .filter(([key, sentence]) => String(holes(words[key] ?? '')) !== String(holes(sentence)))
      .map(([key]) => key)
    expect(differing).toEqual([])
  })

  it('has no empty text that English fills', () => {
    const empty = (['gate', 'desk', 'people', 'notes'] as const).flatMap(portion => {
      const words = flatten(language[portion])
      return Object.entries(english[portion]).filter(([key, sentence]) => sentence.trim() && !words[key]?.trim())
    })
    expect(empty).toEqual([])
  })
})
