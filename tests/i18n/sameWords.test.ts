import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flatten, type Messages } from '@/i18n/messages'
import { translated } from '@/i18n/translated'
import { allDefinitions, ownWords } from '../support/definitions'
import { fr, sw } from '../support/definitionTables'
import { definitionWords } from '../support/definitionWords'

/** English words of facts and states that several screens show, with one meaning in all of them. */
const SHARED = [
  ...['Active', 'Inactive', 'Paused', 'Male', 'Female', 'National ID', 'Status', 'Email', 'ID number', 'ID type'],
  ...['Parish', 'Sub County', 'Postal Address', 'Annual Returns', 'Practitioner', 'Practitioner No.', 'Entity'],
  ...['Retry Count', 'Last Ran', 'Legal document', 'Search by BRN', 'Are you sure of this action ?'],
]

const namesIn = (locale: string) => readdirSync(resolve('src/i18n', locale))
const wordsOf = async (locale: string, file: string) =>
  flatten(((await import(resolve('src/i18n', locale, file))) as { default: Messages }).default)
const files = namesIn('fr').filter(file => namesIn('en').includes(file))

describe.each([
  ['sw', sw],
  ['fr', fr],
] as const)('in %s', (locale, table) => {
  it('has one translation for a fact that several screens show', async () => {
    const said = new Map<string, Set<string>>(SHARED.map(word => [word, new Set()]))
    for (const { kind, name, definition } of allDefinitions) {
      const words = definitionWords(translated(definition, table[kind]?.[name], table.phrases), ownWords)
      for (const [path, english] of definitionWords(definition, ownWords)) said.get(english)?.add(words.get(path) ?? '')
    }
    for (const file of files) {
      const words = await wordsOf(locale, file)
      for (const [key, english] of Object.entries(await wordsOf('en', file)))
        if (words[key]) said.get(english)?.add(words[key])
    }
    expect([...said].filter(([, translations]) => translations.size > 1)).toEqual([])
    expect([...said].filter(([, translations]) => !translations.size)).toEqual([])
  })
})

it('keeps a sign of two parts with the French word before it', async () => {
  const texts = await Promise.all(files.map(async file => Object.values(await wordsOf('fr', file))))
  const inDefinitions = allDefinitions.flatMap(({ kind, name, definition }) => [
    ...definitionWords(translated(definition, fr[kind]?.[name], fr.phrases), ownWords).values(),
  ])
  expect([...texts.flat(), ...inDefinitions].filter(text => / [?!:;»]|« /.test(text))).toEqual([])
})
