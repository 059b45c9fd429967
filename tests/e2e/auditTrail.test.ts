import { registryToday } from '@contract/registryDay'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { fillAsOwner } from '../support/longLog'

let portal: TestPortal
let clerk: Visitor
let auditor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  clerk = await portal.open()
  await portal.signIn(clerk.page, 'registrar')
  auditor = await portal.open()
  page = auditor.page
  await portal.signIn(page, 'auditor')
})
afterAll(() => portal.close())

const rows = () => page.locator('tr[data-key]')
const texts = (column: number) => rows().locator(`td:nth-child(${column})`).allInnerTexts()
/** Chooses an option of a filter box by a part of its words. */
const choose = async (filter: string, typed: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: filter, exact: true }).fill(typed)
  await page.getByRole('option', { name: option }).click()
}

describe('an export and a print', () => {
  it('leave entries that an auditor finds', async () => {
    await follow(clerk.page, '/home/registry/mda?search=a')
    await clerk.page.locator('tr[data-key]').first().waitFor()
    await clerk.page.getByRole('button', { name: 'Export', exact: true }).click()
    const saved = clerk.page.waitForEvent('download')
    await clerk.page.getByRole('menuitem', { name: 'Text table (.csv)' }).click()
    await saved
    const recorded = clerk.page.waitForResponse(answer => answer.url().endsWith('/portal/exports'))
    await clerk.page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect((await recorded).status()).toBe(200)

    await follow(page, '/home/audit-trail')
    await choose('Action', 'export', /Export or print/)
    await expect.poll(() => rows().count()).toBe(2)
    await expect
      .poll(async () => (await texts(2)).map(text => text.replace(/^.+? (?=printed|exported)/, '')))
      .toEqual(['printed MDA Registry', 'exported the list MDA Registry'])
    await rows().nth(1).getByRole('button', { name: 'Details' }).click()
    await page.getByRole('dialog').getByText('{"search":"a"}').waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('the filters', () => {
  it('say that nothing is found for a field that nobody changed', async () => {
    await follow(page, '/home/audit-trail?field=nothing-like-it')
    await page.getByText('No results found').waitFor()
  })

  it('offer the writes of a list by the title of the list, which has no menu entry of its own', async () => {
    await follow(page, '/home/audit-trail')
    await choose('Action', 'word-up', /^Edit an entry of Word Library/)
    await page.getByText('Action: Edit an entry of Word Library').waitFor()
  })

  it('have no accessibility violations, chosen and while suggestions are open', async () => {
    const { rows: people } = await portal.database.pool.query("SELECT id FROM account WHERE username = 'registrar'")
    await follow(page, `/home/audit-trail?actorId=${people[0].id}&from=${registryToday()}`)
    await page.getByText(/^Person: /).waitFor()
    await rows().first().waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Action', exact: true }).fill('add')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    expect(await barriersOf(page)).toEqual([])
  })
})

describe('one day of the registry', () => {
  // 15 January at the registry begins and ends at 21:00 UTC.
  const entries = [
    ['2025-01-14T20:59:59Z', 'the evening before'],
    ['2025-01-14T21:00:00Z', 'the first second'],
    ['2025-01-15T00:30:00Z', 'the small hours'],
    ['2025-01-15T20:59:59Z', 'the last second'],
    ['2025-01-15T21:00:00Z', 'the morning after'],
  ] as const
  beforeAll(() =>
    fillAsOwner(
      portal,
      `
      ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_link;
      INSERT INTO audit_entry (id, at, actor_name, call, subject, previous_hash, hash)
      SELECT number - 100, at, 'Somebody', 'TEST-DAY', subject, '', ''
      FROM (VALUES ${entries.map(([at, subject], number) => `(${number}, '${at}'::timestamptz, '${subject}')`)})
        AS entries (number, at, subject);
      ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_link`,
    ),
  )

  it('has its entries and no other on a computer abroad', async () => {
    const abroad = await portal.open({ timezoneId: 'America/Los_Angeles' })
    await portal.signIn(abroad.page, 'auditor')
    await follow(abroad.page, '/home/audit-trail')
    for (const box of ['Start date', 'End date'])
      await abroad.page.getByRole('textbox', { name: box }).fill('15-01-2025')
    await abroad.page.waitForURL(/from=2025-01-15&to=2025-01-15/)
    const cells = (column: number) => abroad.page.locator(`tr[data-key] td:nth-child(${column})`)
    await expect
      .poll(() => cells(2).allInnerTexts())
      .toEqual(['the last second', 'the small hours', 'the first second'].map(at => `Somebody · TEST-DAY · ${at}`))
    const times = await cells(1).allInnerTexts()
    expect(times.map(time => time.slice(0, 10))).toEqual(Array(3).fill('15-01-2025'))
    expect(times.map(time => time.match(/\d\d:\d\d/)?.[0])).toEqual(['23:59', '03:30', '00:00'])
    expect(abroad.faults).toEqual([])
    await abroad.context.close()
  })
})

it('raises no page error and no security policy violation', () => {
  expect(clerk.faults).toEqual([])
  expect(auditor.faults).toEqual([])
})
