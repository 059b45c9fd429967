import { describe, expect, it } from 'vitest'
import type { DefinitionTable, DefinitionWords } from '@/i18n/definitionTable'
import adminPagesFr from '@/i18n/fr/adminPages'
import adminPagesSw from '@/i18n/sw/adminPages'
import { translated } from '@/i18n/translated'
import { allDefinitions, ownWords } from '../support/definitions'
import { fr, sw } from '../support/definitionTables'
import { definitionWords } from '../support/definitionWords'

const languages: [string, DefinitionTable][] = [
  ['Kiswahili', sw],
  ['French', fr],
]

/** Paths of the words of a table; a word in place of a part stands for its label. */
const pathsIn = (
  words: DefinitionWords | undefined,
  known: ReadonlyMap<string, string>,
  path: string[] = [],
): string[] => {
  if (words === undefined) return []
  if (typeof words !== 'string')
    return Object.entries(words).flatMap(([part, said]) => pathsIn(said, known, [...path, part]))
  const [itself, label] = [path.join('.'), [...path, 'label'].join('.')]
  return [!known.has(itself) && known.has(label) ? label : itself]
}

const holes = (sentence: string) => [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort()

describe.each(languages)('%s', (_, table) => {
  it.each(allDefinitions)('has every word of $kind $name, and no other', ({ kind, name, definition }) => {
    const english = definitionWords(definition, ownWords)
    const there = pathsIn(table[kind]?.[name], english)
    expect({
      missing: [...english.keys()].filter(path => !there.includes(path)),
      leftOver: there.filter(path => !english.has(path)),
    }).toEqual({ missing: [], leftOver: [] })
  })

  it.each(allDefinitions)('has the same placeholders in $kind $name, and no empty text', one => {
    const { kind, name, definition } = one
    const said = definitionWords(translated(definition, table[kind]?.[name]), ownWords)
    const differing = [...definitionWords(definition, ownWords)].filter(
      ([path, sentence]) =>
        String(holes(said.get(path) ?? '')) !== String(holes(sentence)) || (sentence.trim() && !said.get(path)?.trim()),
    )
    expect(differing).toEqual([])
  })

  it('has no texts of unknown definitions', () => {
    const known = allDefinitions.map(({ kind, name }) => `${kind} ${name}`)
    const there = Object.entries(table).flatMap(([kind, named]) => Object.keys(named).map(name => `${kind} ${name}`))
    expect(there.filter(one => !known.includes(one))).toEqual([])
  })

  it('uses the same title in the menu and on the page', () => {
    const labels = allDefinitions.flatMap(({ kind, name, definition }) => {
      const english = definitionWords(definition, ownWords)
      const said = definitionWords(translated(definition, table[kind]?.[name]), ownWords)
      const isLabel = kind === 'menu' ? /(^|\.)label$/ : /^label$/
      return [...english].flatMap(([path, label]) =>
        isLabel.test(path) ? [{ kind, label, said: said.get(path) }] : [],
      )
    })
    const lists = labels.filter(({ kind }) => kind === 'resources')
    const differing = labels
      .filter(({ kind }) => kind === 'menu')
      .flatMap(({ label, said }) =>
        lists.filter(list => list.label === label && list.said?.toLowerCase() !== said?.toLowerCase()),
      )
    expect(differing).toEqual([])
  })
})

it.each([
  ['Kiswahili', sw, adminPagesSw],
  ['French', fr, adminPagesFr],
])('calls the registers the same on the dashboard as in their lists: %s', (_, table, adminPages) => {
  const { COMPANY, BUSINESS_NAME, BUILDING_SOCIETY } = adminPages.daftari.shell.dashboard.kinds
  const tabs = ['companies', 'businessNames', 'buildingSocieties'].map(name => table.resources?.[name])
  expect(tabs).toMatchObject([{ tab: COMPANY }, { tab: BUSINESS_NAME }, { tab: BUILDING_SOCIETY }])
})
