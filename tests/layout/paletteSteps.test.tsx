import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@contract/portalConfig'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import french from '@/i18n/fr/adminPages'
import swahili from '@/i18n/sw/adminPages'
import { replaceWords } from '@/i18n/words'
import { fr, sw } from '../support/definitionTables'
import {
  mountPalette,
  openPalette,
  paletteHost,
  paletteLines,
  press,
  selectedLine,
  shownBox,
  typeIn,
} from '../support/mountPalette'
import { unmountParts } from '../support/mountPart'

afterEach(unmountParts)

const company = { kind: 'COMPANY', key: '80020001234567', title: 'LAKE FOODS LTD', match: 'number' }
const account = { kind: 'ACCOUNT', key: '7', title: 'Amina Clerk', accountType: 'BACKOFFICE', match: 'number' }
const address = () => location.pathname + location.search

/** Opens the palette on a host that finds one record by 'a text', and leads on from its line, whose text it returns. */
const leadOn = async (found: typeof company | typeof account, options?: Parameters<typeof mountPalette>[1]) => {
  const host = paletteHost(({ body }) => ({
    body: { found: isDeepStrictEqual(body, { text: 'a text' }) ? [found] : [] },
  }))
  mountPalette(host, options)
  await openPalette('a text')
  await screen.findByText(found.title)
  const line = selectedLine()
  await press('ArrowRight')
  return line
}

describe('arrow right', () => {
  it('leads from a company to what may be done with it, and to the tabs of its file', async () => {
    expect(await leadOn({ ...company, match: 'start' })).toContain('starts with')
    const actions = screen.getByText('Actions').parentElement
    const labels = [...(actions?.querySelectorAll('.palette-label') ?? [])].map(({ textContent }) => textContent)
    expect(labels).toEqual(['Notes and flags', 'Who looked'])
    await typeIn('direct')
    expect(paletteLines()).toEqual([expect.stringContaining('Directors')])
    await typeIn('notes')
    await press('Enter')
    await waitFor(() => expect(address()).toBe(`/home/registry/file-viewer/${company.key}?open=notes`))
    await openPalette('a text')
    await screen.findByText(company.title)
    await press('ArrowRight')
    await typeIn('direct')
    await press('Enter')
    await waitFor(() => expect(address()).toBe(`/home/registry/file-viewer/${company.key}?tab=directors`))
  })

  it('leads from an account to its list, and on to the actions that fit every row', async () => {
    expect(await leadOn(account)).toBe('Amina Clerksame numberAccount→')
    expect(paletteLines()).toEqual([expect.stringContaining('Backoffice Accounts')])
    await press('ArrowRight')
    await typeIn('department')
    await press('Enter')
    await waitFor(() =>
      expect(address()).toMatch(/^\/home\/accounts\/breakdown\?tab=staff&search=Amina\+Clerk&open=department\.7$/),
    )
  })

  it('leads to the list of an account alone, which Enter opens, and back to the record', async () => {
    await leadOn({ ...account, accountType: 'INDIVIDUAL' })
    expect(paletteLines()).toEqual([expect.stringContaining('Client Accounts')])
    await press('ArrowLeft')
    expect(shownBox()?.value).toBe('')
    await typeIn('a text')
    await screen.findByText(account.title)
    await press('Enter')
    await waitFor(() => expect(address()).toBe('/home/accounts/summary?account=7'))
  })
})

describe('in another language', () => {
  afterEach(() => replaceWords('en', []))

  it.each([
    ['sw', swahili, sw, 'Tafuta chochote', 'namba ileile', 'Wakurugenzi', 'BRN ina tarakimu 14; hii ina 15.'],
    ['fr', french, fr, 'Tout rechercher', 'même numéro', 'Administrateurs', 'Un BRN a 14 chiffres ; celui-ci en a 15.'],
  ] as const)('%s names the box, the reason, the tabs of a file, and what is wrong with a number', async (...words) => {
    const [locale, messages, definitions, title, reason, directors, wrong] = words
    replaceWords(locale satisfies Locale, [messages], [definitions])
    expect(await leadOn(company, { words: [] })).toContain(reason)
    expect(screen.getByRole('combobox').getAttribute('aria-label')).toBe(title)
    expect(paletteLines().some(line => line.startsWith(directors))).toBe(true)
    await press('ArrowLeft')
    await typeIn('800200012345678')
    await screen.findByText(wrong, { exact: false })
  })
})
