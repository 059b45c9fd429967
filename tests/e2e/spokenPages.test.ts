import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import en from '@/i18n/en/adminPages'
import { flatten } from '@/i18n/messages'
import swAdminPages from '@/i18n/sw/adminPages'
import { translated } from '@/i18n/translated'
import { listsAt, listsOfEachKind, sectionContents } from '../support/allPages'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { allDefinitions, ownWords } from '../support/definitions'
import { sw as definitions } from '../support/definitionTables'
import { definitionWords } from '../support/definitionWords'
import { networkIdle } from '../support/networkIdle'
import { dialogParts, representatives } from '../support/representatives'

const said = allDefinitions.flatMap(({ kind, name, definition }) => {
  const spoken = definitionWords(translated(definition, definitions[kind]?.[name], definitions.phrases), ownWords)
  return [...definitionWords(definition, ownWords)].map(([path, english]) => [english, spoken.get(path) ?? ''] as const)
})
const sentences = flatten(swAdminPages)
const pairs = [
  ...said,
  ...Object.entries(flatten(en)).map(([key, english]) => [english, sentences[key] ?? ''] as const),
]
const kiswahili = new Set(pairs.map(([, spoken]) => spoken))
/** Names of documents in the demonstration. */
const data = new Set(['Constitution'])
/** Words that are English and nothing else. */
const english = new Set(pairs.flatMap(([word]) => (kiswahili.has(word) || data.has(word) ? [] : [word])))

/** Key of words, which shows where there are none. */
const KEY = /^(?:daftari|menu|resources|ra)\.[\w./-]+$/

/** Returns everything that a page says: texts, names, placeholders and titles; not what the rows of a table hold. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (element?.closest('td') && !element.closest('button, a')) continue
      if (node instanceof Element)
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(node.getAttribute(name) ?? '')
      else texts.push(node.textContent ?? '')
    }
    return [...new Set(texts.map(text => text.trim()).filter(Boolean))]
  })

// tests/i18n/definitions.test.ts holds that every definition has all of its words.
const lists = listsOfEachKind().map(({ address }) => address)
const creating = representatives(
  listsAt().flatMap(({ resource, address }) =>
    (resource.create?.ways ?? []).map((part, at) => ({
      address: `${address}${address.includes('?') ? '&' : '?'}open=create${at ? `.${at + 1}` : ''}`,
      part,
    })),
  ),
  ({ part }) => dialogParts(part),
).map(({ address }) => address)

/** Pages that no definition describes. */
const ownPages = [
  '/home/dashboard',
  '/home/profile',
  '/home/reports',
  '/home/settings?tab=system-messenger',
  '/home/integrations/credentials',
  '/home/journey/80020001000000',
  ...sectionContents.flatMap(({ address, shows }) => ('list' in shows ? [] : [address])),
]

describe('in Kiswahili', () => {
  let portal: TestPortal
  let page: Page
  beforeAll(async () => {
    portal = await testPortal({ companies: 60 })
    const visitor = await portal.open()
    page = visitor.page
    await visitor.context.addInitScript(() => localStorage.setItem('daftari.locale', 'sw'))
    await portal.signIn(page, 'admin')
  })
  afterAll(() => portal.close())

  const strays = async () => (await saidOn(page)).filter(text => english.has(text) || KEY.test(text))

  it.each([...ownPages, ...lists, ...creating])('shows no English word on %s', async address => {
    await follow(page, address)
    await networkIdle(page)
    expect(await strays()).toEqual([])
  })

  const first = async (query: ReturnType<typeof sql>): Promise<string> => {
    const { rows } = await portal.database.read.execute<{ key: string }>(query)
    if (!rows[0]) throw new Error('The demonstration has no such row')
    return encodeURIComponent(rows[0].key)
  }

  it.each([
    ['company', 'COMPANY'],
    ['business', 'BUSINESS_NAME'],
  ])('shows no English word in any tab of the file of a %s', async (type, kind) => {
    const brn = await first(sql`SELECT brn AS key FROM entity WHERE kind = ${kind} ORDER BY brn LIMIT 1`)
    await page.evaluate(chosen => localStorage.setItem('entityType', chosen), type)
    await follow(page, `/home/registry/file-viewer/${brn}`)
    await page.getByRole('tablist').waitFor()
    await networkIdle(page)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await networkIdle(page)
      expect(await strays()).toEqual([])
    }
  })

  it('shows no English word on a legal document and on the access of a person', async () => {
    const number = await first(
      sql`SELECT instrument_number AS key FROM legal_document ORDER BY instrument_number LIMIT 1`,
    )
    await follow(page, `/home/registry/document-viewer/${number}`)
    await networkIdle(page)
    expect(await strays()).toEqual([])
    const person = await first(sql`SELECT id AS key FROM account WHERE username = 'clerk'`)
    for (const tab of ['menu', 'buttons']) {
      await follow(page, `/home/accounts/permissions/access/${person}?tab=${tab}`)
      await networkIdle(page)
      expect(await strays()).toEqual([])
    }
  })

  it.each([
    ['/home/registry/business', 'Historia'],
    ['/home/registry/mda', 'Hariri'],
    ['/home/billing/service-costs', 'Hariri'],
    ['/home/configurations/dictionaries/word-library', 'Hariri'],
  ])('shows no English word on %s in the dialog of %s', async (address, action) => {
    await follow(page, address)
    await page.getByRole('button', { name: action }).first().click()
    await page.getByRole('dialog').waitFor()
    await networkIdle(page)
    expect(await strays()).toEqual([])
  })
})
