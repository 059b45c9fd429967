import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 2000 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

/** Records the requests to the lists of one path from now on. */
const listen = (path: string) => {
  const queries: Record<string, string>[] = []
  const note = (request: { url(): string; method(): string }) => {
    const url = new URL(request.url())
    if (url.pathname === path && request.method() === 'GET') queries.push(Object.fromEntries(url.searchParams))
  }
  page.on('request', note)
  return { queries, stop: () => page.off('request', note) }
}
const counter = () => page.getByText(/^[\d,]+ - [\d,]+ of [\d,]+$/)
/** The counter goes ahead of the rows: until they have come, those of before stand there and the table is busy. */
const rows = () => page.locator('table[aria-busy=false]').waitFor()
const columns = async () => (await page.getByRole('columnheader').allInnerTexts()).filter(text => text !== 'Actions')
/** Returns the first cell of a row; row 0 is the header. */
const firstOf = async (row: number) =>
  (await page.getByRole('row').nth(row).getByRole('cell').first().textContent())?.trim() ?? ''
const firstCells = (column: number) => page.getByRole('row').locator(`td:nth-child(${column})`).allInnerTexts()

it('requests the list of a link once, while its page still loads', async () => {
  const { queries, stop } = listen(pathOf(contract.blacklist.list))
  await follow(page, '/home/registry/business?search=LTD&page=2&size=20')
  await counter().waitFor()
  await networkIdle(page)
  stop()
  expect(queries).toMatchObject([{ page: '2', pageSize: '20', search: 'LTD' }])
})

it('shows eighteen rows of a list on a common screen without scrolling', async () => {
  const { page: common, context } = await portal.open({ viewport: { width: 1440, height: 900 } })
  await portal.signIn(common, 'registrar')
  await follow(common, '/home/registry/business?size=20')
  await common.getByRole('row').nth(19).waitFor()
  const frame = await common.locator('.list-frame').boundingBox()
  const row = await common.getByRole('row').nth(18).boundingBox()
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  expect(await common.locator('.shell-content').evaluate(main => main.scrollHeight - main.clientHeight)).toBe(0)
  await context.close()
})

describe('the columns and the request of each list', () => {
  it.each([
    [
      'business',
      pathOf(contract.blacklist.list),
      ['BRN', 'Name', 'Date', 'Added By'],
      { page: '1', pageSize: '15', limit: '15', offset: '0', status: 'ON' },
    ],
    [
      'de-registration',
      pathOf(contract.deRegistrations.list),
      ['BRN', 'Name', 'Date', 'Added By'],
      { page: '1', pageSize: '15', status: 'ON' },
    ],
    ['mda', pathOf(contract.mdas.list), ['Number', 'Name', 'Date', 'Status'], { page: '1', limit: '15' }],
    [
      'document',
      pathOf(contract.legalDocuments.list),
      ['Instrument No.', 'Document Type', 'Subject', 'Filing Date', 'Execution Date', 'Status'],
      { page: '1', per_page: '15' },
    ],
    [
      'practitioners',
      pathOf(contract.practitioners.list),
      ['Practitioner No.', 'Name', 'Phone', 'Profession', 'Registration Date', 'Status'],
      { page: '1', perPage: '10' },
    ],
  ])('%s', async (place, path, headings, query) => {
    const heard = listen(path)
    await follow(page, `/home/registry/${place}`)
    await counter().waitFor()
    await expect.poll(() => columns()).toEqual(headings)
    expect(heard.queries).toEqual([query])
    const dates = headings.findIndex(heading => /Date$/.test(heading)) + 1
    for (const shown of await firstCells(dates)) expect(shown).toMatch(/^\d\d-\d\d-\d{4}$/)
    heard.stop()
  })
})

describe('every registry list', () => {
  it('offers 15, 20, 50 and 100 rows, and sends the choice, which the address keeps', async () => {
    await follow(page, '/home/registry/business?page=3')
    await page.getByText(/^31 - 45 of/).waitFor()
    const heard = listen(pathOf(contract.blacklist.list))
    await page.getByRole('combobox', { name: /Rows/ }).click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['15', '20', '50', '100'])
    await page.getByRole('option', { name: '20' }).click()
    await page.getByText(/^1 - 20 of/).waitFor()
    await rows()
    await expect.poll(() => page.url()).toContain('size=20')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(/^21 - 40 of/).waitFor()
    await rows()
    expect(heard.queries).toEqual([
      { page: '1', pageSize: '20', limit: '20', offset: '0', status: 'ON' },
      { page: '2', pageSize: '20', limit: '20', offset: '20', status: 'ON' },
    ])
    heard.stop()
  })

  it('searches on Enter, not before, and from page 1', async () => {
    await follow(page, '/home/registry/business?page=2')
    await counter().waitFor()
    const heard = listen(pathOf(contract.blacklist.list))
    const box = page.getByRole('searchbox')
    await box.fill('ltd')
    await networkIdle(page)
    expect(heard.queries).toEqual([])
    await box.press('Enter')
    await page.getByText(/^1 - /).waitFor()
    await rows()
    expect(heard.queries).toEqual([
      { page: '1', pageSize: '15', limit: '15', offset: '0', status: 'ON', search: 'ltd' },
    ])
    for (const name of await firstCells(2)) expect(name.toUpperCase()).toContain('LTD')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => page.url()).not.toContain('search=')
    heard.stop()
  })

  it.each(['%', '_', '\\', "' OR 1=1 --", '٪'])('treats %s in a search as an ordinary character', async text => {
    await follow(page, `/home/registry/mda?search=${encodeURIComponent(text)}`)
    await page.getByText('No results found').waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(text)
  })

  it('goes to the last page from one far past the end', async () => {
    await follow(page, '/home/registry/mda?page=1000000000')
    // The last page ends with the last entry.
    await page.getByText(/^\d+ - (\d+) of \1\b/).waitFor()
  })

  it('returns to the same place without a new request', async () => {
    await follow(page, '/home/registry/business?search=ltd&page=2')
    await page.getByText(/^16 - 30 of/).waitFor()
    await page.getByRole('link', { name: /My profile/ }).click()
    await page.getByRole('heading', { name: 'My profile' }).waitFor()
    await page.evaluate(() => {
      const seen = { empty: 0 }
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const table = document.querySelector('table.list-table')
        if (table && !table.querySelector('tbody tr:not(.list-skeleton) td')) seen.empty++
      }).observe(document.body, { subtree: true, childList: true })
    })
    await page.goBack()
    await page.getByText(/^16 - 30 of/).waitFor()
    await expect.poll(() => page.url()).toContain('search=ltd&page=2')
    expect(await page.evaluate('seen.empty')).toBe(0)
  })

  it('remembers the hidden columns', async () => {
    await follow(page, '/home/registry/de-registration')
    await counter().waitFor()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Added By' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => columns()).toEqual(['BRN', 'Name', 'Date'])
    await page.reload()
    await counter().waitFor()
    await expect.poll(() => columns()).toEqual(['BRN', 'Name', 'Date'])
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByText('Show all columns').click()
  })

  it('keeps the former rows, dimmed, until a slow page arrives', async () => {
    await follow(page, '/home/registry/mda')
    await page.getByText(/^1 - 15 of/).waitFor()
    const before = await firstCells(2)
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    await page.route('**/configuration/mda-registry?**page=2**', async route => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Next' }).click()
    await page.locator('table[aria-busy=true]').waitFor()
    await expect.poll(() => firstCells(2)).toEqual(before)
    release()
    await page.getByText(/^16 - 30 of/).waitFor()
    await page.unroute('**/configuration/mda-registry?**page=2**')
  })
})

describe('striking off by BRN', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Strike/Blacklist Company' })
  const brn = () => dialog().getByRole('textbox', { name: 'BRN' })
  const free = async () => {
    const { rows } = await portal.database.pool.query(
      `SELECT brn, name FROM entity WHERE NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = entity.brn) ORDER BY brn LIMIT 1`,
    )
    return rows[0] as { brn: string; name: string }
  }

  const changesOf = async (entry: string): Promise<number> => {
    const { rows } = await portal.database.pool.query(
      "SELECT count(*)::int AS changes FROM strike_change c JOIN strike_entry s ON s.id = c.entry_id WHERE s.brn = $1 AND s.register = 'BLACKLIST'",
      [entry],
    )
    return rows[0].changes
  }

  it('has two tabs; a BRN is required', async () => {
    await follow(page, '/home/registry/business')
    await page.getByRole('button', { name: 'Strike/Blacklist Company' }).click()
    await expect.poll(() => dialog().getByRole('tab').allInnerTexts()).toEqual(['Enter BRN', 'Upload File'])
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await dialog().getByText('This field is required').waitFor()
  })

  it('looks up the company first, and adds nothing without it', async () => {
    const adds: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/add')) adds.push(request.url())
    })
    await brn().fill('80020999999999')
    await brn().press('Enter')
    await dialog().getByText('No entity is registered under BRN 80020999999999.').waitFor()
    expect(adds).toEqual([])
    await expect.poll(() => brn().inputValue()).toBe('80020999999999')
  })

  it('adds it under its registered name, first in the list', async () => {
    const entity = await free()
    await brn().fill(entity.brn)
    await brn().press('Enter')
    const named = dialog().getByRole('button', { name: `Strike off ${entity.name}` })
    await expect.poll(() => named.evaluate(button => button === document.activeElement)).toBe(true)
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Order of the court')
    const sent = page.waitForRequest(request => request.url().endsWith('/add'))
    await named.press('Enter')
    const reason = 'Order of the court'
    expect((await sent).postDataJSON()).toEqual({ brn: entity.brn, companyName: entity.name, reason })
    await page.getByText('Added to black list').waitFor()
    await page.getByRole('cell', { name: entity.brn }).waitFor()
    await expect.poll(() => firstOf(1)).toBe(entity.brn)
  })

  it('records both directions in its history, with the documents’ texts', async () => {
    const added = await firstOf(1)
    await follow(page, `/home/registry/business?search=${added}`)
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Reverse' }).click()
    await page.getByText('No results found').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog')
    await history.getByRole('listitem').first().waitFor()
    const changes = (await history.getByRole('listitem').allInnerTexts()).map(text => text.split('\n')[0])
    expect(new Set(changes)).toEqual(new Set(['Removed from black list', 'Added to black list']))
    for (const fact of ['Date added', 'Date updated', 'Added By'])
      await history.getByText(fact, { exact: true }).waitFor()
    await history.getByText('Grace Nakato').first().waitFor()
    await history.getByText('Order of the court', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('hands the focus to the next row when one is reversed by the keyboard', async () => {
    await follow(page, '/home/registry/business')
    const [second, third] = [await firstOf(2), await firstOf(3)]
    const reversed = page.getByRole('row').filter({ hasText: second })
    await reversed.getByRole('button', { name: 'Reverse' }).press('Enter')
    await reversed.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('tr'))).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(third)
  })

  it('uses its own texts for the de-registered list', async () => {
    await follow(page, '/home/registry/de-registration')
    await page.getByRole('button', { name: 'History' }).first().click()
    const history = page.getByRole('dialog')
    await history.getByText('Added to the de-registered list').first().waitFor()
    expect(await history.getByText(/black list/).count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('reverses an entry for one of two people at once, and informs the other', async () => {
    const other = await portal.open()
    await portal.signIn(other.page, 'registrar')
    await follow(page, '/home/registry/business')
    const entry = await firstOf(2)
    const before = await changesOf(entry)
    const both = [page, other.page]
    for (const one of both) {
      await follow(one, `/home/registry/business?search=${entry}`)
      await one.getByRole('button', { name: 'Reverse' }).waitFor()
    }
    await Promise.all(both.map(one => one.getByRole('button', { name: 'Reverse' }).click()))
    const said = await Promise.all(
      both.map(async one => {
        const done = one.getByText(/Removed from\s+the black list/)
        const late = one.getByText(`${entry} is not on the list. Someone may have reversed it already.`)
        await done.or(late).first().waitFor()
        return (await done.count()) > 0 ? 'done' : 'late'
      }),
    )
    expect(said.sort()).toEqual(['done', 'late'])
    expect(await changesOf(entry)).toBe(before + 1)
    await other.context.close()
  })
})

describe('a list that failed', () => {
  it('leads from Reload, pressed with the keyboard, to its rows', async () => {
    await page.route('**/data-update/de-registrations?**', route => route.fulfill({ status: 500, json: {} }))
    await page.goto('/home/registry/de-registration')
    await page.getByRole('button', { name: 'Reload' }).focus()
    await page.unroute('**/data-update/de-registrations?**')
    await page.keyboard.press('Enter')
    await counter().waitFor()
    const isInTable = () => page.evaluate(() => document.activeElement?.closest('table') !== null)
    await expect.poll(isInTable).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isInTable()).toBe(true)
  })
})

describe('features of single lists', () => {
  it('De-registration: a button for a file alone, and a toast when the list fails', async () => {
    await page.route('**/data-update/de-registrations?**', route =>
      route.fulfill({ status: 500, json: { message: 'No room left' } }),
    )
    // Loaded anew: rows that were read a moment ago are not read again.
    await page.goto('/home/registry/de-registration')
    await page.getByText('Failed to load tasks, Try again later.').waitFor()
    await page.getByText('Failed to load registry data').waitFor()
    await page.getByText('No room left').waitFor()
    await page.unroute('**/data-update/de-registrations?**')
    await page.getByRole('button', { name: 'Reload' }).click()
    await counter().waitFor()
    await page.getByRole('button', { name: 'De-register Company' }).click()
    const dialog = page.getByRole('dialog', { name: 'De-register Company' })
    await dialog.getByRole('button', { name: 'Choose a file' }).waitFor()
    expect(await dialog.getByRole('tab').count()).toBe(0)
    expect(await dialog.getByRole('textbox').count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('De-registration: Reverse has its own messages', async () => {
    await page.getByRole('button', { name: 'Reverse' }).first().click()
    const toast = page.getByText(/Removed from\s+the de-registered list/)
    await toast.waitFor()
    await expect.poll(() => toast.textContent()).toBe('Removed from  the de-registered list')
  })

  it('Document: the search starts once after a pause in typing, and at once on Enter', async () => {
    await follow(page, '/home/registry/document')
    await counter().waitFor()
    const heard = listen(pathOf(contract.legalDocuments.list))
    await page.getByRole('searchbox').pressSequentially('deed', { delay: 20 })
    await expect.poll(() => heard.queries.map(({ search }) => search)).toEqual(['deed'])
    heard.stop()
  })

  it('Document: the filter has every type with its label', async () => {
    await follow(page, '/home/registry/document?type=resolution')
    await page.getByLabel('Document Type').click()
    const options = await page.getByRole('option').allInnerTexts()
    expect(options).toHaveLength(20)
    for (const words of ['Power of Attorney', 'Chattel', 'Demand Promissory Note', 'Resolution', 'Other', 'All'])
      expect(options).toContain(words)
    await page.keyboard.press('Escape')
  })

  it('Practitioner: a single page has a count and no pager buttons', async () => {
    await follow(page, '/home/registry/practitioners')
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    const number = await firstOf(1)
    await page.getByRole('searchbox').fill(number)
    await page.getByRole('searchbox').press('Enter')
    await page.getByText('1 - 1 of 1', { exact: true }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0)
  })

  it('Practitioner: None in red, Active or Inactive', async () => {
    await follow(page, '/home/registry/practitioners?size=50')
    const none = page.getByText('None', { exact: true }).first()
    await none.waitFor()
    const [red, green, blue] = await none.evaluate(element => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (!canvas) return [0, 0, 0]
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    })
    expect(red).toBeGreaterThan((green ?? 0) + 40)
    expect(red).toBeGreaterThan((blue ?? 0) + 40)
    expect(new Set((await firstCells(6)).map(text => text.trim()))).toEqual(new Set(['Active', 'Inactive']))
  })

  it('Audit trail: newest first, sorted from its header, over the simple-rest dialect', async () => {
    const asked = page.waitForRequest('**/portal/audit?**')
    await follow(page, '/home/audit-trail')
    expect(Object.keys(Object.fromEntries(new URL((await asked).url()).searchParams))).toContain('range')
    await page
      .getByRole('cell', { name: /reversed the blacklisting of/ })
      .first()
      .waitFor()
    await expect.poll(() => columns()).toEqual(['When', 'What happened', 'From'])
    await page.getByRole('button', { name: 'When' }).click()
    await page.waitForURL('**/audit-trail?sort=at.*')
    await counter().waitFor()
  })
})

it('raises no page error and no security policy violation', () => expect(visitor.faults).toEqual([]))
