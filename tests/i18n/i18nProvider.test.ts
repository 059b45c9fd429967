import { afterEach, describe, expect, it } from 'vitest'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable, replaceWords } from '@/i18n/words'

afterEach(() => replaceWords('en', []))

describe("react-admin's words", () => {
  const phrases = { rows: '%{smart_count} row |||| %{smart_count} rows', sum: 'Sum: %{sum}, of %{name}' }
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

  it('use the default of a missing key with filled placeholders, and keep unknown placeholders', () => {
    expect(provider().translate('none', { _: 'Up to %{most} of %{kind}', most: 10_000 })).toBe(
      'Up to 10,000 of %{kind}',
    )
    expect(provider().translate('none')).toBe('none')
  })
})
