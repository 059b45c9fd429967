import { countriesWithNationality, nationalityOf } from '@contract/registry/nationalityOf'
import { documents, services } from '@server/demonstration/seed/prices'
import { afterEach, describe, expect, it } from 'vitest'
import { hostText } from '@/i18n/hostText'
import { replaceWords } from '@/i18n/words'
import { documentTypes } from '@/resources/registry/documentTypes'
import { fr, sw } from '../support/definitionTables'

afterEach(() => replaceWords('en', []))

const types = ['Private company limited by shares', 'PUBLIC COMPANY LIMITED BY SHARES', 'single member company']

describe.each([
  ['sw', sw],
  ['fr', fr],
] as const)('texts of the host in %s', (locale, table) => {
  it('are known for types of companies, documents, services and nationalities of the demonstration', () => {
    replaceWords(locale, [], [table])
    const labels = new Set(Object.values(documentTypes).map(({ label }) => label))
    const all = [
      ...types,
      ...[...documents, ...services].map(([, name]) => name).filter(name => !labels.has(name)),
      ...countriesWithNationality.map(country => nationalityOf(country) ?? ''),
    ]
    const kept = all.filter(text => hostText(text) === text)
    expect(kept).toEqual([])
  })
})

it('stay as they come in English, and where they are not known', () => {
  expect(hostText('Private company limited by shares')).toBe('Private company limited by shares')
  replaceWords('sw', [], [sw])
  expect(hostText('A type of tomorrow')).toBe('A type of tomorrow')
})

it('tells the nationality of a country, and leaves what is none', () => {
  expect([nationalityOf('Uganda'), nationalityOf('Atlantis'), nationalityOf('Ugandan'), nationalityOf(null)]).toEqual([
    'Ugandan',
    'Atlantis',
    'Ugandan',
    undefined,
  ])
})
