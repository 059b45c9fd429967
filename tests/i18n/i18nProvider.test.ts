import { afterEach, describe, expect, it } from 'vitest'
import { loadedDefinitions } from '@/definition/defineArea'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable, currentWords, replaceWords } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'

const loaded = loadedDefinitions([mdas])

afterEach(() => replaceWords('en', []))

describe('the names of lists and columns', () => {
  it('are those of their definition, in the language of the table, with their placeholders filled', () => {
    const { translate } = createI18nProvider({}, loaded, {
      resources: { 'registry/mda': { label: 'Taasisi', fields: { name: { label: 'Jina' } } } },
    })
    expect(translate('resources.registry/mda.name', { smart_count: 2, _: 'Mdas' })).toBe('Taasisi')
    expect(translate('resources.registry/mda.fields.name')).toBe('Jina')
    expect(createI18nProvider({}, loaded, {}).translate('resources.registry/mda.name')).toBe(mdas.label)
  })

  it('are the default of react-admin where no definition names them', () => {
    const { translate } = createI18nProvider({}, loaded, {})
    expect(translate('resources.registry/mda.fields.none', { _: 'None' })).toBe('None')
    expect(translate('resources.others.name', { _: 'Others' })).toBe('Others')
  })
})

describe("react-admin's words", () => {
  const phrases = {
    rows: '%{smart_count} row |||| %{smart_count} rows',
    left: 'One left |||| %{smart_count} left',
    sum: 'Sum: %{sum}, of %{name}',
  }
  const provider = (locale: 'en' | 'sw' | 'fr' = 'en') => {
    replaceWords(locale, [phrases])
    return createI18nProvider(currentTable())
  }

  it('have numbers in the format of the language', () => {
    expect(provider().translate('sum', { sum: 1234567, name: '2026' })).toBe('Sum: 1,234,567, of 2026')
    expect(provider('fr').translate('sum', { sum: 1234567, name: '2026' })).toBe(
      `Sum: ${(1234567).toLocaleString('fr')}, of 2026`,
    )
  })

  it.each([
    ['en', 0, '0 rows'],
    ['en', 1, '1 row'],
    ['fr', 0, '0 row'],
    ['sw', 1, '1 row'],
    ['sw', 12_500, `${(12_500).toLocaleString('sw')} rows`],
  ] as const)('choose the form of a count: %s, %d', (locale, count, sentence) => {
    expect(provider(locale).translate('rows', { smart_count: count })).toBe(sentence)
  })

  it.each([
    ['en', 0, '0 left'],
    ['fr', 0, '0 left'],
    ['fr', 1, 'One left'],
    ['fr', 2, '2 left'],
    ['sw', 0, '0 left'],
  ] as const)(
    'say one of nothing in no language, where the singular names no number: %s, %d',
    (locale, count, left) => {
      expect(provider(locale).translate('left', { smart_count: count })).toBe(left)
      expect(currentWords()('left', { smart_count: count })).toBe(left)
    },
  )

  it('use the default of a missing key with filled placeholders, and keep unknown placeholders', () => {
    expect(provider().translate('none', { _: 'Up to %{most} of %{kind}', most: 10_000 })).toBe(
      'Up to 10,000 of %{kind}',
    )
    expect(provider().translate('none')).toBe('none')
  })
})
