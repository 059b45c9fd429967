import { describe, expect, it } from 'vitest'
import type { DefinitionTable, DefinitionWords } from '@/i18n/definitionTable'
import adminPagesFr from '@/i18n/fr/adminPages'
import adminPagesSw from '@/i18n/sw/adminPages'
import { isParts, nameOfPart, translated } from '@/i18n/translated'
import { allDefinitions, type Named, ownWords } from '../support/definitions'
import { fr, sw } from '../support/definitionTables'
import { definitionWords } from '../support/definitionWords'

const languages: [string, DefinitionTable][] = [
  ['Kiswahili', sw],
  ['French', fr],
]

const inLanguage = ({ kind, name, definition }: Named, table: DefinitionTable) =>
  translated(definition, table[kind]?.[name], table.phrases)

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

/** Paths of all values that a translation changed, also those that are no words. */
const changedPaths = (part: unknown, said: unknown, path: string[] = []): string[] => {
  if (part === said) return []
  if (!isParts(part) || !isParts(said)) return [path.join('.')]
  return Object.entries(part).flatMap(([key, inner]) =>
    changedPaths(inner, said[key], [...path, Array.isArray(part) ? nameOfPart(inner, key) : key]),
  )
}

/** Words of a definition with the English text, and the source of the translation: the definition table or a phrase. */
const sourcesOf = (one: Named, table: DefinitionTable) => {
  const english = definitionWords(one.definition, ownWords)
  const own = new Set(pathsIn(table[one.kind]?.[one.name], english))
  // Each phrase becomes another one, because some are the same in both languages.
  const others = Object.fromEntries(Object.keys(table.phrases ?? {}).map(phrase => [phrase, `${phrase}, translated`]))
  const said = definitionWords(translated(one.definition, undefined, others), ownWords)
  return [...english].map(([path, text]) => ({
    path,
    text,
    source: own.has(path) ? 'table' : said.get(path) === text ? undefined : 'phrase',
  }))
}

const holes = (sentence: string) => [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort()

describe.each(languages)('%s', (_, table) => {
  it('has every word of every definition', () => {
    const inEnglish = allDefinitions.flatMap(one =>
      sourcesOf(one, table).flatMap(({ path, text, source }) =>
        source ? [] : [`${one.kind} ${one.name}, ${path}: ${text}`],
      ),
    )
    expect(inEnglish).toEqual([])
  })

  it('has no words that no definition has', () => {
    const leftOver = allDefinitions.flatMap(({ kind, name, definition }) => {
      const english = definitionWords(definition, ownWords)
      return pathsIn(table[kind]?.[name], english).flatMap(path =>
        english.has(path) ? [] : [`${kind} ${name}, ${path}`],
      )
    })
    expect(leftOver).toEqual([])
  })

  it('has no phrases that no definition uses', () => {
    const used = new Set(
      allDefinitions.flatMap(one =>
        sourcesOf(one, table).flatMap(({ text, source }) => (source === 'phrase' ? [text] : [])),
      ),
    )
    expect(Object.keys(table.phrases ?? {}).filter(phrase => !used.has(phrase))).toEqual([])
  })

  it('changes only words, and no definition inside another one', () => {
    const changed = allDefinitions.flatMap(one => {
      const english = definitionWords(one.definition, ownWords)
      return changedPaths(one.definition, inLanguage(one, table)).flatMap(path =>
        english.has(path) ? [] : [`${one.kind} ${one.name}, ${path}`],
      )
    })
    expect(changed).toEqual([])
  })

  it.each(allDefinitions)('has the same placeholders in $kind $name, and no empty text', one => {
    const said = definitionWords(inLanguage(one, table), ownWords)
    const differing = [...definitionWords(one.definition, ownWords)].filter(
      ([path, sentence]) =>
        String(holes(said.get(path) ?? '')) !== String(holes(sentence)) || (sentence.trim() && !said.get(path)?.trim()),
    )
    expect(differing).toEqual([])
  })

  it('has no texts of unknown definitions', () => {
    const known = allDefinitions.map(({ kind, name }) => `${kind} ${name}`)
    const { phrases: _phrases, hostTexts: _hostTexts, ...kinds } = table
    const there = Object.entries(kinds).flatMap(([kind, named]) => Object.keys(named).map(name => `${kind} ${name}`))
    expect(there.filter(one => !known.includes(one))).toEqual([])
  })

  it('uses the same title in the menu and on the page', () => {
    const labels = allDefinitions.flatMap(one => {
      const english = definitionWords(one.definition, ownWords)
      const said = definitionWords(inLanguage(one, table), ownWords)
      const isLabel = one.kind === 'menu' ? /(^|\.)label$/ : /^label$/
      return [...english].flatMap(([path, label]) =>
        isLabel.test(path) ? [{ kind: one.kind, label, said: said.get(path) }] : [],
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
  const tabs = ['companies', 'businessNames', 'buildingSocieties'].flatMap(name =>
    allDefinitions.filter(one => one.kind === 'resources' && one.name === name).map(one => inLanguage(one, table)),
  )
  expect(tabs).toMatchObject([
    { tab: { label: COMPANY } },
    { tab: { label: BUSINESS_NAME } },
    { tab: { label: BUILDING_SOCIETY } },
  ])
})
