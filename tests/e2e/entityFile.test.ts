import { readFile } from 'node:fs/promises'
import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let page: Page
let faults: string[]
beforeAll(async () => {
  portal = await testPortal({ companies: 2000 })
  ;({ page, faults } = await portal.open())
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(faults).toEqual([])
  await portal.close()
})

/** The first entity of which something holds. */
const brnOf = async (condition: ReturnType<typeof sql>): Promise<string> => {
  const { rows } = await portal.database.read.execute<{ brn: string }>(
    sql`SELECT brn FROM entity e WHERE ${condition} ORDER BY brn LIMIT 1`,
  )
  if (!rows[0]) throw new Error('No entity is like that')
  return rows[0].brn
}
const of = (kind: string, subType = '%') => sql`kind = ${kind} AND coalesce(sub_type, '') LIKE ${subType}`

const open = async (type: string, brn: string, rest = '') => {
  await page.evaluate(chosen => localStorage.setItem('entityType', chosen), type)
  await follow(page, `/home/registry/file-viewer/${encodeURIComponent(brn)}${rest}`)
  await page.getByRole('tablist').waitFor()
}
const tabs = () => page.getByRole('tab').allInnerTexts()
const names = async () => (await tabs()).map(text => text.split('\n')[0])
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const toast = (title: string, text: string) =>
  page.getByText(`${title}${text}`).or(page.getByText(text)).first().waitFor()

/** Records the requests below a path from now on. */
const listen = (path: string) => {
  const asked: { method: string; path: string; query: object; body: unknown }[] = []
  const note = (request: { url(): string; method(): string; postDataJSON(): unknown }) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith(path))
      asked.push({
        method: request.method(),
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: request.method() === 'POST' ? request.postDataJSON() : undefined,
      })
  }
  page.on('request', note)
  return { asked, stop: () => page.off('request', note) }
}

describe('the search for entities', () => {
  const counted = () => page.getByText(/^[\d,]+ - [\d,]+ of (more than )?[\d,]+$/).waitFor()

  it('lists by GET, and searches and filters by POST, for each type', async () => {
    const { asked, stop } = listen('/central-registry/')
    await follow(page, '/home/registry')
    await counted()
    const box = page.getByPlaceholder('BRN or Name')
    await box.fill('LTD')
    await box.press('Enter')
    await page.getByText('Search: LTD').waitFor()
    await counted()
    for (const [name, key, path] of [
      ['Business Names', 'business', 'business-names/search'],
      ['Building Societies', 'building-society', 'building-societies?*'],
    ] as const) {
      const answered = page.waitForResponse(`**/central-registry/api/${path}`)
      await page.getByRole('tab', { name }).click()
      await page.waitForURL(`**/registry?tab=${key}&search=LTD`)
      await answered
    }
    stop()
    const start = { page: 1, limit: 15, offset: 0 }
    expect(asked).toEqual([
      {
        method: 'GET',
        path: pathOf(contract.companies.list),
        query: { page: '1', limit: '15', offset: '0' },
        body: undefined,
      },
      { method: 'POST', path: pathOf(contract.companies.search), query: {}, body: { search: 'LTD', ...start } },
      {
        method: 'POST',
        path: pathOf(contract.businessNames.search),
        query: {},
        body: { search: 'LTD', ...start },
      },
      {
        method: 'GET',
        // Read whole: the call has no published search (decision D2).
        path: pathOf(contract.buildingSocieties.list),
        query: { page: '1', limit: '100', offset: '0' },
        body: undefined,
      },
    ])
  })

  it('offers the three statuses, and shows only entities of the chosen one', async () => {
    await follow(page, '/home/registry')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Insolvent' }).waitFor()
    expect((await page.getByRole('option').allInnerTexts()).slice(-3)).toEqual(['Registered', 'Insolvent', 'Ceased'])
    await page.getByRole('option', { name: 'Insolvent' }).click()
    await page.getByText('Status: Insolvent').waitFor()
    await page.getByRole('cell', { name: 'Insolvent' }).first().waitFor()
    const shown = await page.getByRole('row').locator('td:nth-child(5)').allInnerTexts()
    expect(new Set(shown.map(text => text.split('\n')[0]))).toEqual(new Set(['Insolvent']))
  })

  it('opens the file with View, and returns to the search results with Back', async () => {
    await follow(page, '/home/registry?tab=business&search=a')
    await page.getByRole('button', { name: 'View', exact: true }).first().click()
    await page.waitForURL('**/registry/file-viewer/*')
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('entityType'))).toBe('business')
    const brn = page.url().split('/').at(-1)
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Where you are' }).textContent())
      .toMatch(new RegExp(`^Business${brn}$`))
    await tab('Documents').click()
    await page.getByRole('row').nth(1).locator('.file-open').click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/registry?tab=business&search=a')
  })
})

describe('the tabs of', () => {
  it.each([
    [
      'a company',
      'company',
      of('COMPANY', 'private company limited by shares'),
      ['Subscribers', 'Directors', 'Secretary', 'Share Information', 'Address', 'Documents', 'Filing History'],
    ],
    [
      'a company limited by guarantee without shares',
      'company',
      of('COMPANY', '%guarantee without shares'),
      ['Members', 'Directors', 'Secretary', 'Address', 'Documents', 'Filing History'],
    ],
    [
      'a foreign company',
      'company',
      of('FOREIGN_COMPANY'),
      ['Directors', 'Secretary', 'Address', 'Documents', 'Filing History'],
    ],
    ['a business name', 'business', of('BUSINESS_NAME'), ['Partners', 'Address', 'Documents', 'Filing History']],
    [
      'a building society',
      'building-society',
      of('BUILDING_SOCIETY'),
      ['Members', 'Address', 'Documents', 'Filing History'],
    ],
  ])('%s', async (_, type, condition, expected) => {
    await open(type, await brnOf(condition))
    await expect.poll(() => names()).toEqual(expected)
    await expect
      .poll(() => page.getByRole('tab', { selected: true }).textContent())
      .toMatch(new RegExp(`^${expected[0]}`))
  })
})

describe('a file', () => {
  it('requests the file and its first tab in parallel', async () => {
    const brn = await brnOf(of('COMPANY', '%by shares'))
    const people = page.waitForRequest('**/get-subscribers/**')
    // The file is held back until its first tab was asked for; asked for one after the other, it would never come.
    await page.route(`**/central-registry/api/companies/**`, async route => {
      await people
      await route.continue()
    })
    await open('company', brn)
    await page.unroute(`**/central-registry/api/companies/**`)
  })

  it('requests each part once, counts people and documents, and keeps its tab in the address', async () => {
    const brn = await brnOf(sql`${of('COMPANY', '%by shares')} AND missing_forms = '{}'
      AND EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn)`)
    // The file of the test before may be the same one, and still be on its way.
    await networkIdle(page)
    const { asked, stop } = listen('/incorporation/')
    await open('company', brn)
    await networkIdle(page)
    for (const name of await names()) await tab(name ?? '').click()
    await page.waitForURL('**tab=filing-history')
    await networkIdle(page)
    stop()
    const paths = asked.map(({ path }) => path)
    expect(paths).toHaveLength(new Set(paths).size)
    expect(paths).toHaveLength(9)
    expect((await tabs())[1]).toMatch(/^Directors\n\d+$/)
    expect((await tabs())[2]).toMatch(/^Secretary\n[01]$/)
    await page.reload()
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toMatch(/^Filing History\d+$/)
    const filed = await page.locator('.file-timeline > li').count()
    expect((await tabs()).at(-1)).toBe(`Filing History\n${filed}`)
  })

  it('opens and closes a person, with dates as DD/MM/YYYY', async () => {
    await open('company', await brnOf(of('FOREIGN_COMPANY')))
    const more = page.getByRole('button', { name: /^View Details/ }).first()
    await more.click()
    const less = page.getByRole('button', { name: /^Show Less/ })
    await less.waitFor()
    const born = page.locator('dt', { hasText: 'Date of Birth' }).locator('xpath=following-sibling::dd')
    await expect.poll(() => born.first().textContent()).toMatch(/^\d\d\/\d\d\/\d{4}$|^Not given$/)
    await expect
      .poll(() => page.locator('.file-card dt').first().textContent())
      .toMatch(/^(Given Name|Registered Name)$/)
    await less.click()
    await more.waitFor()
    expect(await page.locator('.file-card dt').count()).toBe(0)
  })

  it('shows the number of unallotted shares', async () => {
    const { rows } = await portal.database.read.execute<{ brn: string; left: number }>(sql`
      SELECT brn, (SELECT sum(number) FROM share_class s WHERE s.brn = e.brn)::int
        - (SELECT sum(number_of_shares) FROM shareholding h WHERE h.brn = e.brn)::int AS left
      FROM entity e WHERE ${of('COMPANY', '%by shares')}
        AND EXISTS (SELECT FROM shareholding h WHERE h.brn = e.brn) ORDER BY brn LIMIT 1`)
    await open('company', rows[0]?.brn ?? '', '?tab=shares')
    const left = page.locator('dt', { hasText: 'Un-allotted Shares' }).locator('xpath=following-sibling::dd')
    expect(Number((await left.textContent())?.replaceAll(',', ''))).toBe(rows[0]?.left)
    await page.getByRole('table', { name: 'Share Classification' }).waitFor()
    await page.getByRole('table', { name: 'Shareholders' }).waitFor()
  })

  it('names the missing parts of an address', async () => {
    const brn = await brnOf(sql`${of('COMPANY')} AND 'FORM_18' = ANY (missing_forms) AND NOT locked_down`)
    await open('company', brn, '?tab=address')
    await page.getByText('Form 18 is not yet Filed').waitFor()
    await page.getByRole('link', { name: 'File resolutions' }).click()
    await page.getByRole('heading', { name: 'How a resolution is filed' }).waitFor()
    await page.getByText(`It is filed under the BRN ${brn}.`).waitFor()
    await page.getByRole('link', { name: `Back to the file of ${brn}` }).click()
    await open('company', brn, '?tab=address')
    await page.getByText('Form 18 is not yet Filed').waitFor()
    expect(await page.getByText('It can be filed after').count()).toBe(0)
    await portal.database.read.execute(sql`UPDATE entity SET locked_down = true WHERE brn = ${brn}`)
    await page.reload()
    await page.getByText('It can be filed after the account is activated again').waitFor()
    const fileResolutions = 'https://public.example/resolutions'
    // The server puts its configuration into the page.
    await page.route('**/home/**', async route => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/"fileResolutions":"[^"]*"/, `"fileResolutions":"${fileResolutions}"`)
      await route.fulfill({ response, body })
    })
    await page.reload()
    await expect
      .poll(() => page.getByRole('link', { name: 'File resolutions' }).getAttribute('href'))
      .toBe(fileResolutions)
    await page.unroute('**/home/**')
  })

  it('shows filings with the documents’ texts', async () => {
    const brn = await brnOf(
      sql`EXISTS (SELECT FROM filing f WHERE f.brn = e.brn AND f.changes::text LIKE '%FILE_FORM_18%')`,
    )
    await open('company', brn, '?tab=filing-history')
    await page.getByText('Filed Form 18 to provide the Address of the Company').first().waitFor()
    await expect.poll(() => page.locator('.file-when').first().textContent()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d/)
  })
})

describe('the documents of a file', () => {
  const withDocument = (inEdms: boolean) =>
    sql`EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND (d.edms_id IS NOT NULL) = ${inEdms})`
  const row = (edms: 'Yes' | 'No') =>
    page
      .getByRole('row')
      .filter({ has: page.getByText(edms, { exact: true }) })
      .first()

  it('open beside the list, and stay open in the address', async () => {
    await open('company', await brnOf(sql`${of('COMPANY')} AND ${withDocument(true)}`), '?tab=documents')
    await page.getByText('Select a document to view it').waitFor()
    await row('Yes').click()
    await page.locator('.pdf-pane canvas').first().waitFor()
    expect(new URL(page.url()).searchParams.get('document')).toBeTruthy()
    await page.reload()
    await page.locator('.pdf-pane canvas').first().waitFor()
  })

  /** Opens a document of a company for which the store answers these bytes. */
  const openAnswered = async (bytes: Buffer) => {
    await page.route(`**${pathOf(contract.entityDocuments.companyFile)}`, route =>
      route.fulfill({ json: { Base64FileStream: bytes.toString('base64') } }),
    )
    await open('company', await brnOf(sql`${of('COMPANY')} AND ${withDocument(true)}`), '?tab=documents')
    await row('Yes').click()
  }
  afterEach(() => page.unroute(`**${pathOf(contract.entityDocuments.companyFile)}`))

  it('show a TIFF scan as pages, and save it as it was stored', async () => {
    const scan = await readFile(new URL('./cases/scan.tif', import.meta.url))
    await openAnswered(scan)
    await page.locator('.pdf-pane canvas').first().waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.pdf-pane').getByRole('button', { name: 'Download' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/\.tif$/)
    expect((await readFile(await saved.path())).equals(scan)).toBe(true)
  })

  it('say that they are empty where the store has 0 bytes', async () => {
    await openAnswered(Buffer.alloc(0))
    await page.locator('.pdf-pane').getByText('This file is empty').waitFor()
  })

  it('are not opened without an EDMS id', async () => {
    await open('company', await brnOf(sql`${of('COMPANY')} AND ${withDocument(false)}`), '?tab=documents')
    const { asked, stop } = listen('/integration/')
    await row('No').click()
    await toast('Document Error', 'This document is not yet in EDMS')
    stop()
    expect(asked).toEqual([])
  })

  it('are searched by name on typing, with a text for no results', async () => {
    await open('company', await brnOf(sql`${of('COMPANY')} AND ${withDocument(true)}`), '?tab=documents')
    const { asked, stop } = listen('/incorporation/')
    await page.getByPlaceholder('Search Document Name').fill('nothing is called this')
    await page.getByRole('cell', { name: 'No results found' }).waitFor()
    stop()
    const searches = asked.map(({ query }) => query).filter(query => 'search' in query)
    expect(searches).toEqual([{ search: 'nothing is called this', page: '1', pageSize: '10' }])
  })

  it('are resent to the client', async () => {
    const brn = await brnOf(sql`${of('COMPANY')} AND ${withDocument(true)}`)
    await open('company', brn, '?tab=documents')
    const { asked, stop } = listen('/incorporation/companies/continuous-filing/resend')
    await page.getByRole('button', { name: 'Resend Certificate' }).click()
    await toast('Success', 'Document resent')
    await page.route('**/resend-client-document', route => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: 'Resend Certificate' }).click()
    await toast('Error', 'Failed to resend document')
    await page.unroute('**/resend-client-document')
    stop()
    expect(asked[0]?.body).toEqual({ type: 'REGISTRATION_CERTIFICATE', brn })
  })

  it('resends documents of a business name one by one, each with its name and EDMS number', async () => {
    const brn = await brnOf(sql`${of('BUSINESS_NAME')} AND ${withDocument(true)}`)
    await open('business', brn, '?tab=documents')
    const { asked, stop } = listen(pathOf(contract.entityDocuments.resendCopy))
    const resend = page.getByRole('button', { name: /^Resend: / }).first()
    const documentName = ((await resend.getAttribute('aria-label')) ?? '').replace('Resend: ', '')
    await resend.click()
    await toast('Success', 'Document resent')
    await page.route('**/resend-document-copy', route => route.fulfill({ status: 500, body: '{}' }))
    await resend.click()
    await toast('Error', 'Failed to resend document')
    await page.unroute('**/resend-document-copy')
    stop()
    const { rows } = await portal.database.read.execute<{ edms: string }>(
      sql`SELECT edms_id AS edms FROM entity_document WHERE brn = ${brn} AND name = ${documentName}`,
    )
    expect(asked.map(({ body }) => body)).toEqual(Array(2).fill({ brn, documentName, edmsId: rows[0]?.edms }))
    // Sending it again opens nothing.
    expect(new URL(page.url()).searchParams.has('document')).toBe(false)
  })
})
