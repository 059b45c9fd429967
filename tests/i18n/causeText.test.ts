import { causeCodes, readCause, writeCause } from '@contract/processes/causes'
import { afterEach, describe, expect, it } from 'vitest'
import { causeText } from '@/i18n/causeText'
import en from '@/i18n/en/adminPages'
import fr from '@/i18n/fr/adminPages'
import sw from '@/i18n/sw/adminPages'
import { currentWords, replaceWords } from '@/i18n/words'

afterEach(() => replaceWords('en', []))

const params = { system: 'TAX', status: 503 }

describe.each([
  ['en', en],
  ['sw', sw],
  ['fr', fr],
] as const)('a cause in %s', (locale, words) => {
  it.each(causeCodes)('%s has words, and every parameter in them', code => {
    replaceWords(locale, [words])
    const said = causeText(currentWords(), writeCause(code, params))
    expect(said).not.toMatch(/daftari|[{}%]/)
    const { status } = readCause(writeCause(code, params))?.params ?? {}
    if (status) expect(said).toContain(status)
  })
})

it('tells a failed answer in words, with its status', () => {
  replaceWords('en', [en])
  expect(causeText(currentWords(), 'EDMS answered 503')).toBe('EDMS did not answer (503)')
  replaceWords('fr', [fr])
  expect(causeText(currentWords(), 'TAX cannot be reached')).toBe('Système fiscal est injoignable')
})

it('tells the cause of a message after its kind, as work on it does', () => {
  replaceWords('en', [en])
  expect(causeText(currentWords(), 'TAX_REGISTRATION: EDMS answered 503')).toBe(
    'Tax registration: EDMS did not answer (503)',
  )
  replaceWords('fr', [fr])
  expect(causeText(currentWords(), 'EDMS: TAX cannot be reached')).toBe('EDMS\u00a0: Système fiscal est injoignable')
  expect(causeText(currentWords(), 'EDMS: Disk quota exceeded')).toBe('EDMS: Disk quota exceeded')
})

it('leaves a cause that only its host knows as it is', () => {
  replaceWords('sw', [sw])
  expect(causeText(currentWords(), 'Disk quota of /srv exceeded')).toBe('Disk quota of /srv exceeded')
})
