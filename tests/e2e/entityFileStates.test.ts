import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { freshAnswer } from '../support/freshAnswer'
import { networkIdle } from '../support/networkIdle'

let portal: TestPortal
let page: Page
let company: string
/** Companies that one test each opens: a file and its parts that were just left are kept until the next timer fires. */
let unread: string[]
/** One of each kind, by how the portal calls it. */
let files: Record<string, string>
beforeAll(async () => {
  portal = await testPortal({ companies: 600 })
  ;({ page } = await portal.open())
  await portal.signIn(page, 'admin')
  const { rows } = await portal.database.read.execute<{ brn: string }>(sql`
    SELECT brn FROM entity e WHERE kind = 'COMPANY' AND sub_type LIKE '%by shares' AND missing_forms = '{}'
      AND EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND d.edms_id IS NOT NULL) ORDER BY brn LIMIT 5`)
  company = rows[0]?.brn ?? ''
  unread = rows.slice(1).map(({ brn }) => brn)
  expect(unread).toHaveLength(4)
  const { rows: others } = await portal.database.read.execute<{ kind: string; brn: string }>(sql`
    SELECT kind, min(brn) AS brn FROM entity e
    WHERE EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND d.edms_id IS NOT NULL) GROUP BY kind`)
  const brnOf = (kind: string) => others.find(other => other.kind === kind)?.brn ?? ''
  files = { company, business: brnOf('BUSINESS_NAME'), 'building-society': brnOf('BUILDING_SOCIETY') }
})
afterAll(() => portal.close())
beforeEach(() => page.unrouteAll())

const CF = '**/incorporation/companies/continuous-filing'
const go = async (id: string, { type = 'company', rest = '', on = page } = {}) => {
  await on.evaluate(chosen => localStorage.setItem('entityType', chosen), type)
  await follow(on, `/home/registry/file-viewer/${encodeURIComponent(id)}${rest}`)
}
/** Answers a call otherwise than our own API would. */
const answer = (call: string, body: unknown, status = 200) =>
  page.route(`${CF}/${call}/**`, route => route.fulfill({ status, json: body }))
const toast = (title: string, text: string) =>
  page.locator('.notice').filter({ hasText: title }).filter({ hasText: text }).first().waitFor()

const businessName = async (offset: number) => {
  const { rows } = await portal.database.read.execute<{ brn: string; name: string }>(
    sql`SELECT brn, name FROM entity WHERE kind = 'BUSINESS_NAME' ORDER BY brn LIMIT 1 OFFSET ${offset}`,
  )
  return rows[0] ?? { brn: '', name: '' }
}
/** Answers the question which kind of entity has a number, as a host does that cannot tell. */
const cannotTell = (status: number) =>
  page.route('**/portal/entity-kinds/**', route => route.fulfill({ status, json: { message: 'Not known' } }))

describe('the address of a file', () => {
  it('opens by its number alone, whatever was open before, as for a colleague whom it is sent to', async () => {
    const { brn, name } = await businessName(0)
    const read: string[] = []
    const note = (request: { url(): string }) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes(brn) && /entity-kinds|central-registry/.test(pathname)) read.push(pathname)
    }
    page.on('request', note)
    await go(brn)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    page.off('request', note)
    expect(read).toEqual([`/portal/entity-kinds/${brn}`, `/central-registry/api/business-names/${brn}/by-brn`])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('entityType'))).toBe('business')
  })
})

describe('an unknown file', () => {
  it('is reported, and searched for as another type on request', async () => {
    const { brn, name } = await businessName(1)
    await cannotTell(404)
    await go(brn)
    await page.getByRole('heading', { name: `No file was found under ${brn}` }).waitFor()
    await page.getByRole('button', { name: 'Business Name' }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('entityType'))).toBe('business')
  })

  it('keeps slashes, spaces and signs in its number', async () => {
    const asked = page.waitForRequest('**/central-registry/api/companies/**')
    await go('G/12 99?#%')
    expect(new URL((await asked).url()).pathname).toBe('/central-registry/api/companies/G%2F12%2099%3F%23%25/info')
    await page.getByRole('heading', { name: 'No file was found under G/12 99?#%' }).waitFor()
  })

  it('offers the types when the address has none', async () => {
    await cannotTell(500)
    await page.evaluate(() => localStorage.setItem('entityType', 'something else'))
    await follow(page, `/home/registry/file-viewer/${company}`)
    await page.getByRole('heading', { name: `What kind of entity is ${company}?` }).waitFor()
    await page.getByRole('button', { name: 'Company' }).click()
    await page.getByRole('tablist').waitFor()
  })

  it('shows the reason of a failure, and loads on Reload', async () => {
    let refused = true
    await page.route('**/central-registry/api/companies/*/info', route =>
      refused ? route.fulfill({ status: 503, json: { message: 'Down for the night' } }) : route.continue(),
    )
    await go(company)
    await page.getByRole('alert').filter({ hasText: 'Down for the night' }).waitFor()
    refused = false
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('tablist').waitFor()
  })
})

describe('an incomplete file', () => {
  it('says that no person is recorded', async () => {
    await answer('get-directors', { data: null })
    await answer('get-secretary', { data: {} })
    await go(company, { rest: '?tab=directors' })
    await page.getByText('No people recorded').waitFor()
    await page.getByRole('tab', { name: 'Directors 0' }).waitFor()
    await page.getByRole('tab', { name: 'Secretary 0' }).click()
    await page.getByText('No people recorded').waitFor()
  })

  const unfiled: [string, unknown, number][] = [
    ['null', { data: null }, 200],
    ['an empty object', {}, 200],
    ['an empty list', [], 200],
    ['an address of empty parts', { data: { village: null, address: null } }, 200],
    ['404', { message: 'No address' }, 404],
  ]
  it.each(unfiled)('says that Form 18 is not filed where its address is %s', async (_, body, status) => {
    await answer('get-address', body, status)
    await answer('get-compliance', { data: { lockDown: true } })
    await go(company, { rest: '?tab=address' })
    await page.getByRole('alert').filter({ hasText: 'Form 18 is not yet Filed' }).waitFor()
    await page.getByText('It can be filed after the account is activated again').waitFor()
    expect(await page.getByText('Not given').count()).toBe(0)
  })

  it.each(unfiled.slice(0, 3))('shows shares of which the host answers %s as none', async (_, body, status) => {
    await answer('get-share-classification', body, status)
    await answer('get-shareholdings', body, status)
    await go(company, { rest: '?tab=shares' })
    await page.getByText('No share classes are recorded').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('says that the address of a filed Form 18 is lost, not that none was given', async () => {
    await answer('get-address', { message: 'No address' }, 404)
    await answer('get-compliance', { data: { formCompliance: { complianceForForm18: true } } })
    await go(company, { rest: '?tab=address' })
    await page.getByRole('alert').filter({ hasText: 'Form 18 is filed, but its address could not be read' }).waitFor()
    expect(await page.getByText('Not given').count()).toBe(0)
  })

  it.each([400, 404, 500])(
    'says that an address could not be read where its village is answered with %i',
    async status => {
      await page.route('**/configuration/address/full-path?**', route => route.fulfill({ status, json: {} }))
      await go(files.business ?? '', { type: 'business', rest: '?tab=details' })
      const banner = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: 'Address could not be loaded.' })
      await banner.waitFor()
      await page.getByRole('tabpanel').getByText('Street').waitFor()
      expect(await page.getByText('Sub County').count()).toBe(0)
      await page.unrouteAll()
      await banner.getByRole('button', { name: 'Reload' }).click()
      await page.getByText('Sub County').waitFor()
    },
  )

  it('names the part that could not be read, and logs the reason in the console', async () => {
    const logged = page.waitForEvent('console', line => line.text().includes('CF-SHARE-CLASSIFICATION'))
    await answer('get-share-classification', { data: { colour: 'red' } })
    await go(company, { rest: '?tab=shares' })
    const banner = page.getByRole('alert').filter({ hasText: 'Share Information could not be loaded.' })
    await banner.getByText('The answer of the registry could not be read.').waitFor()
    expect(await banner.textContent()).not.toMatch(/CF-|Invalid input/)
    await logged
  })

  it('shows a person with missing facts', async () => {
    await answer('get-directors', {
      data: {
        content: [{ surName: 'Okello', age: 41 }, { entityType: 'CORPORATE', brn: 'P-1' }, { email: 'x@y.example' }],
      },
    })
    await go(company, { rest: '?tab=directors' })
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('button') })
    await cards.first().waitFor()
    await expect
      .poll(() => cards.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Okello\s+Individual/),
        expect.stringMatching(/^No name\s+P-1\s+Corporate/),
        expect.stringMatching(/^No name\s+Individual/),
      ])
    await cards.first().getByRole('button').click()
    await expect.poll(() => cards.first().getByText('Not given').count()).toBe(12)
  })

  it('explains a missing address of a member, and shows the rest', async () => {
    await page.route('**/configuration/address/full-path?**', route =>
      route.fulfill({ status: 503, json: { message: 'The map is being redrawn' } }),
    )
    await go(files['building-society'] ?? '', { type: 'building-society' })
    const member = page.getByRole('listitem').filter({ hasText: 'Individual' }).first()
    await member.getByRole('button', { name: /^View Details/ }).click()
    await toast('Error', 'The map is being redrawn')
    await member.getByText('Surname').waitFor()
    expect(await member.getByText('Location').count()).toBe(0)
    await page.unrouteAll()
    await page.reload()
    await member.getByRole('button', { name: /^View Details/ }).click()
    await member.getByText('Location').waitFor()
  })

  it('warns of shares that do not add up, and calls a class OTHER by its own name', async () => {
    await answer('get-share-classification', {
      data: {
        shareCapital: '1,000',
        numberOfShares: 10,
        nominalShareClassifications: [{ nominalClass: 'OTHER', otherClassName: 'Founders', number: 10, value: 100 }],
      },
    })
    await answer('get-shareholdings', {
      data: [{ name: 'A', shares: [{ nominalClass: 'ORDINARY', numberOfShares: 12 }] }, { name: 'B' }],
    })
    await go(company, { rest: '?tab=shares' })
    await page.getByText('More shares are allotted than the company has').waitFor()
    await page.getByText('UGX 1,000').waitFor()
    await page.getByText('-2', { exact: true }).waitFor()
    await page.getByRole('cell', { name: 'Founders' }).waitFor()
    await expect.poll(() => page.getByRole('table', { name: 'Shareholders' }).getByRole('row').count()).toBe(3)
  })

  it('shows changes with known texts only', async () => {
    const changes = ['CHANGE_OF_NAME', 'SOMETHING_NEW', 'FORM_15'].map(typeOfChangeBeingFiled => ({
      typeOfChangeBeingFiled,
    }))
    await answer('filing-history', {
      data: [{ filingDate: '2024-05-06T07:08:09', changes, narrations: [{ description: 'Why' }], trackingNo: 77 }, {}],
    })
    await go(company, { rest: '?tab=filing-history' })
    const first = page.locator('.file-timeline li').first()
    await first.waitFor()
    await expect
      .poll(() => first.locator('p').allTextContents())
      .toEqual(['2024-05-06 07:08:09', 'Changed Company Name & Filed Charges', 'Why', 'Tracking No. 77'])
    await expect.poll(() => page.locator('.file-timeline li').count()).toBe(2)
  })

  it.each([
    ['an empty answer', { data: [] }, 200],
    ['no answer', { message: 'Nothing here' }, 404],
  ])('has no filing history in %s', async (_, body, status) => {
    await answer('filing-history', body, status)
    await go(company, { rest: '?tab=filing-history' })
    await page.getByText('No filing history yet').waitFor()
  })

  it('shows the host’s reason for a missing filing history', async () => {
    await answer('filing-history', { message: 'History is being moved' }, 500)
    await go(company, { rest: '?tab=filing-history' })
    await toast('Error', 'History is being moved')
  })
})

describe('documents on several pages', () => {
  it('are shown ten at a time; Previous on the first page only warns', async () => {
    const all = Array.from({ length: 25 }, (_, at) => ({ name: `Document ${at + 1}`, edmsId: `E-${at}` }))
    await page.route(`${CF}/get-registered-documents/**`, route => {
      const asked = Number(new URL(route.request().url()).searchParams.get('page'))
      const content = all.slice((asked - 1) * 10, asked * 10)
      return route.fulfill({ json: { content, totalElements: 25, totalPages: 3 } })
    })
    await go(company, { rest: '?tab=documents' })
    await page.getByText('page 1/3').waitFor()
    await page.getByText('1 - 10 of 25').waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await toast('Observation', 'No more data to show')
    for (const shown of ['page 2/3', 'page 3/3']) {
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText(shown).waitFor()
    }
    await page.getByText('21 - 25 of 25').waitFor()
    await page.getByRole('cell', { name: 'Document 25' }).waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('3')
    await page.getByRole('tab', { name: 'Documents 25' }).waitFor()
  })
})

describe('documents that fail to load', () => {
  const documentRow = (on = page) =>
    on
      .getByRole('row')
      .filter({ has: on.getByText('Yes', { exact: true }) })
      .first()
  const choose = async () => {
    await go(company, { rest: '?tab=documents' })
    await documentRow().click()
  }
  /** The row of the document that is chosen already is pressed once more. */
  const opensAgain = async () => {
    await page.unroute('**/integration/api/edms/**')
    const address = page.url()
    await documentRow().click()
    await page.locator('.pdf-pane canvas').first().waitFor()
    expect(page.url()).toBe(address)
  }
  it('show the failure, and open again from their row', async () => {
    await page.route('**/integration/api/edms/**', route => route.fulfill({ status: 500, json: {} }))
    await choose()
    await toast('Error', 'Failed to get document')
    await opensAgain()
  })
  it('show a timeout when the connection changes, and open again from their row', async () => {
    await page.route('**/integration/api/edms/**', () => undefined)
    const asked = page.waitForRequest('**/integration/api/edms/**')
    await choose()
    await asked
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await toast('Document Error', 'Document loading times out')
    await opensAgain()
  })
  it('scroll into view on a phone when they are tapped, also a second time', async () => {
    const phone = await portal.open({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const kept = await page.evaluate(() => Object.entries({ ...sessionStorage }))
    await phone.page.addInitScript(entries => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, kept)
    await phone.page.goto('/home/dashboard')
    await go(company, { rest: '?tab=documents', on: phone.page })
    const top = async () => (await phone.page.locator('.pdf-pane').boundingBox())?.y ?? Number.NaN
    for (const _ of [1, 2]) {
      await documentRow(phone.page).scrollIntoViewIfNeeded()
      await documentRow(phone.page).tap()
      await phone.page.locator('.pdf-pane canvas').first().waitFor()
      await expect.poll(top).toBeLessThan(200)
      await phone.page.evaluate(() => document.querySelector('main')?.scrollTo(0, 0))
    }
    await phone.context.close()
  })
  it('says that the documents of a new society with fewer than two are on their way', async () => {
    await page.route('**/building-societies/*/by-brn', async route => {
      const { data } = await (await freshAnswer(route)).json()
      const attachments = [{ name: 'Rules', base64String: 'h1' }]
      const dateOfRegistration = new Date().toISOString()
      await route.fulfill({ json: { data: { ...data, dateOfRegistration, attachments } } })
    })
    await go(files['building-society'] ?? '', { type: 'building-society', rest: '?tab=documents' })
    await page.getByText('Documents are still being migrated to EDMS and will appear within 15 minutes').waitFor()
    await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(['#', 'Name'])
  })
})

it('works with the keyboard only', async () => {
  await go(company)
  await page.getByRole('tab', { name: /^Subscribers/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { selected: true, name: /^Directors/ }).waitFor()
  // The tab is selected before its panel is drawn; until then the panel is that of the tab before, with buttons alike.
  await page
    .getByRole('tabpanel', { name: /^Directors/ })
    .getByRole('button', { name: /^View Details/ })
    .first()
    .waitFor()
  // The name of the person is a link, and the button follows it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Show Less/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true')
})

describe('on a phone and on a desktop', () => {
  it('shows every tab of every kind of file without accessibility violations, within its width', async () => {
    const visitor = await portal.open(phone)
    await portal.signIn(visitor.page, 'registrar')
    const tabs = visitor.page.getByRole('tab')
    for (const [type, brn] of Object.entries(files)) {
      await go(brn, { type, on: visitor.page })
      await tabs.first().waitFor()
      for (let at = 0; at < (await tabs.count()); at++) {
        await tabs.nth(at).click()
        const name = `${type}: ${await tabs.nth(at).textContent()}`
        await visitor.page.getByRole('tabpanel').waitFor()
        await networkIdle(visitor.page)
        const details = visitor.page.getByRole('button', { name: /^View Details/ }).first()
        if (await details.isVisible()) await details.click()
        await expectInBothLooks(visitor.page, name)
      }
    }
    await visitor.context.close()
  })
})

describe('a host that does not answer', () => {
  const openDocument = async (brn: string) => {
    await go(brn, { rest: '?tab=documents' })
    await page.getByRole('cell', { name: 'Yes', exact: true }).first().click()
  }
  it.each([
    ['a file', '**/central-registry/api/companies/*/info', (brn: string) => go(brn), '[role=tablist]'],
    ['a part', `${CF}/get-directors/**`, (brn: string) => go(brn, { rest: '?tab=directors' }), '[role=tabpanel] li'],
    ['documents', `${CF}/get-registered-documents/**`, (brn: string) => go(brn, { rest: '?tab=documents' }), 'tr'],
    ['a document', '**/integration/api/edms/**', openDocument, '.pdf-pane canvas'],
  ])(
    'shows on %s a note after three seconds, with buttons to stop and to repeat the call',
    async (_, path, open, content) => {
      const main = page.getByRole('main')
      let hangs = true
      await page.route(path, route => (hangs ? undefined : route.continue()))
      await page.clock.install()
      const sent = page.waitForRequest(path)
      await open(unread.pop() ?? '')
      const hanging = await sent
      const ended = page.waitForEvent('requestfailed', request => request === hanging)
      await main.getByLabel('Loading').or(main.getByText('Loading the document')).first().waitFor()
      await page.clock.fastForward(3_000)
      await main.getByText('The registry is taking longer than usual to answer.').waitFor()
      await main.getByRole('button', { name: 'Stop' }).click()
      await ended
      await main.getByText(/^Stopped/).waitFor()
      hangs = false
      await main.getByRole('button', { name: 'Reload' }).click()
      await main.locator(content).first().waitFor()
      expect(await main.getByText(/^Stopped/).count()).toBe(0)
      await page.clock.resume()
    },
  )
})
