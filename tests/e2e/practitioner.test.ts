import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'

let portal: TestPortal
let page: Page
const asked: { url: string; authorization: string | undefined }[] = []
beforeAll(async () => {
  portal = await testPortal({ companies: 120 })
  ;({ page } = await portal.open())
  page.on('request', async request => {
    const { authorization } = await request.allHeaders().catch((): Record<string, string> => ({}))
    asked.push({ url: request.url(), authorization })
  })
  await portal.signIn(page, 'registrar')
})
afterAll(() => portal.close())

/** The oldest practitioner whose first application stands like this. */
const standing = async (status: string | null): Promise<string> => {
  const { rows } = await portal.database.pool.query(
    `SELECT unique_practitioner_number AS number FROM practitioner p LEFT JOIN LATERAL (
       SELECT status FROM practitioner_application a WHERE a.practitioner_number = p.unique_practitioner_number
       ORDER BY created_at LIMIT 1) first ON true
     WHERE first.status IS NOT DISTINCT FROM $1 AND active ORDER BY 1 LIMIT 1`,
    [status],
  )
  return rows[0].number
}
let taken = 0
/** A practitioner whose file no other test opens. */
const unread = async (): Promise<string> => {
  const { rows } = await portal.database.pool.query(
    'SELECT unique_practitioner_number AS number FROM practitioner ORDER BY 1 DESC OFFSET $1 LIMIT 1',
    [taken++],
  )
  return rows[0].number
}
const open = async (number: string, tab = '') => {
  await follow(page, `/home/registry/practitioner-viewer/${number}${tab && `?tab=${tab}`}`)
  await page.getByRole('tablist').waitFor()
}
/** The same, loaded anew, with nothing that was read before. */
const load = async (number: string, tab = '') => {
  await page.goto(`/home/registry/practitioner-viewer/${number}${tab && `?tab=${tab}`}`)
  await page.getByRole('tablist').waitFor()
}
const textOf = async (part: Locator) => (await part.textContent()) ?? ''
/** Label of a tab, without the count in its badge. */
const labelOf = (text: string) => text.split('\n')[0]?.trim()
const tabs = async () => (await page.getByRole('tab').allInnerTexts()).map(labelOf)
const openTab = async () => labelOf((await page.getByRole('tab', { selected: true }).allInnerTexts())[0] ?? '')
const base = '**/insolvency/api'

describe('the file of a practitioner', () => {
  it('opens from the register, and returns there with Back', async () => {
    await follow(page, '/home/registry/practitioners')
    const row = page.getByRole('row').nth(1)
    await row.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('heading', { name: 'Insolvency Practitioner', level: 1 }).waitFor()
    const number = page.url().split('/').at(-1) ?? ''
    const way = page.getByRole('navigation', { name: 'Where you are' })
    await way.getByText(number).waitFor()
    expect((await textOf(way)).replace(/\s+/g, ' ')).toMatch(new RegExp(`^Practitioner Number ?/? ?${number}$`))
    await page.getByRole('tab', { name: 'Filing History' }).click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/home/registry/practitioners')
  })

  it('returns to the register with Back after it was opened by its address', async () => {
    // One who signs in twice ends the first session: this window goes on with it.
    const session = await page.evaluate(() => ({ ...sessionStorage }))
    const { page: tab, context } = await portal.open()
    await tab.addInitScript(kept => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    }, session)
    await follow(tab, `/home/registry/practitioner-viewer/${await standing('APPROVED')}`)
    await tab.getByRole('tab', { name: 'Annual Returns' }).click()
    await tab.waitForURL('**?tab=annual-returns')
    await tab.getByRole('button', { name: 'Back', exact: true }).click()
    await tab.waitForURL('**/home/registry/practitioners')
    await context.close()
  })

  it.each([
    ['APPROVED', ['Practitioner Information', 'Annual Returns', 'Filing History', 'Complaints']],
    ['ASSIGNED', ['Practitioner Information', 'Filing History', 'Messages']],
    ['SUBMITTED', ['Practitioner Information', 'Filing History', 'Messages', 'Complaints']],
    [null, ['Practitioner Information', 'Filing History', 'Messages', 'Complaints']],
  ])('has its own tabs with a first application that is %s', async (status, names) => {
    await open(await standing(status))
    await expect.poll(() => tabs()).toEqual(names)
    await expect.poll(() => openTab()).toBe('Practitioner Information')
  })

  it('keeps the open tab in its address, and opens the first for an unavailable one', async () => {
    await open(await standing('APPROVED'))
    await page.getByRole('tab', { name: 'Annual Returns' }).click()
    await page.waitForURL('**?tab=annual-returns')
    await page.reload()
    await page.getByRole('tablist').waitFor()
    await expect.poll(() => openTab()).toBe('Annual Returns')
    await page.getByRole('columnheader', { name: 'Year' }).waitFor()
    await open(await standing('ASSIGNED'), 'complaints')
    await expect.poll(() => openTab()).toBe('Practitioner Information')
  })

  it('works with the keyboard', async () => {
    await open(await standing('APPROVED'))
    await page.getByRole('tab', { name: 'Practitioner Information' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(openTab).toBe('Filing History')
  })

  it('shows the person, with every documented section', async () => {
    const number = await standing('APPROVED')
    const { rows } = await portal.database.pool.query(
      'SELECT * FROM practitioner WHERE unique_practitioner_number = $1',
      [number],
    )
    const [known] = rows
    await open(number)
    const head = page.getByRole('region', { name: `${known.first_name} ${known.last_name}` })
    for (const text of [known.professions[0].professionName, known.phone_number, known.email, 'ACTIVE'])
      await head.getByText(text, { exact: true }).waitFor()
    for (const section of [
      'Bio',
      'Professional Conduct',
      'Address',
      'Bank Information',
      'Qualifications',
      'Professions',
      'Indemnity',
    ])
      await page.getByRole('heading', { name: section, exact: true }).waitFor()
    await page.getByRole('table', { name: 'Bank Information' }).getByText(known.bank_accounts[0].accNo).waitFor()
    const address = page.getByRole('region', { name: 'Address' })
    expect((await address.locator('dt').allInnerTexts()).slice(0, 6)).toEqual([
      'Country',
      'Region',
      'District',
      'Sub County',
      'Parish',
      'Village',
    ])
  })

  it('flags disciplinary facts, with their details', async () => {
    const { rows } = await portal.database.pool.query(
      `SELECT unique_practitioner_number AS number, conduct->0->>'detailedInformation' AS details FROM practitioner
       WHERE conduct->0->>'subjection' = 'SUBJECTED_TO_PROHIBITION' ORDER BY 1 LIMIT 1`,
    )
    await open(rows[0].number)
    const conduct = page.getByRole('region', { name: 'Professional Conduct' })
    await expect
      .poll(() => conduct.locator('dt').allInnerTexts())
      .toEqual([
        'Subjected to disciplinary proceedings',
        'Disqualified from practicing insolvency',
        'Subjected to any prohibition under the law',
      ])
    await expect.poll(() => conduct.locator('dd').allInnerTexts()).toEqual(['No', 'No', 'Yes', rows[0].details])
  })

  it('reports an unknown number, and offers a retry for other failures', async () => {
    await follow(page, '/home/registry/practitioner-viewer/IP-9999')
    await page.getByText('No insolvency practitioner is registered under number IP-9999.').waitFor()
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.waitForURL('**/home/registry/practitioners')
    const path = `${base}/practitioners/unique-practitioner-number/*`
    await page.route(path, route => route.fulfill({ status: 503, json: { message: 'Closed for lunch' } }))
    await follow(page, `/home/registry/practitioner-viewer/${await unread()}`)
    await page.getByText('Closed for lunch').waitFor()
    await page.unroute(path)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('tablist').waitFor()
  })

  it('names the missing permission', async () => {
    const path = `${base}/practitioners/unique-practitioner-number/*`
    await page.route(path, route => route.fulfill({ status: 403, json: { code: 'forbidden' } }))
    await follow(page, `/home/registry/practitioner-viewer/${await unread()}`)
    await page.getByText('can_view_practitioner_registry').waitFor()
    await page.unroute(path)
  })
})

describe('the documents of a practitioner', () => {
  it('are requested with the token in a header and shown from memory, with no token in an address', async () => {
    const number = await standing('APPROVED')
    asked.length = 0
    await load(number)
    const photo = page.getByRole('img', { name: /^Photo of / })
    await photo.waitFor()
    await expect.poll(() => photo.getAttribute('src')).toMatch(/^blob:/)
    expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(360)
    await page.getByRole('tab', { name: 'Filing History' }).click()
    await page.getByRole('button', { name: 'Show Application letter' }).click()
    await page.getByRole('heading', { name: 'Application letter' }).waitFor()
    await page.getByText('1 of 1').or(page.locator('.pdf-pane canvas')).first().waitFor()
    await page.getByRole('button', { name: 'Certificate', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Certificate' })
    await dialog.locator('canvas').first().waitFor()
    const token = await page.evaluate("sessionStorage.getItem('token')")
    const files = asked.filter(({ url }) => /passport-photo|attachment|certificate/.test(url))
    expect(files).toHaveLength(3)
    for (const { authorization } of files) expect(authorization).toBe(`Bearer ${token}`)
    for (const { url } of asked) expect(url).not.toContain(token)
    expect(await page.content()).not.toContain(token)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  it('are grouped by application and counted, with readable names and an empty pane until one is chosen', async () => {
    await open(await standing('APPROVED'), 'filing-history')
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    const headings = await page.getByRole('heading', { level: 3 }).allInnerTexts()
    expect(headings[0]).toMatch(/^NEW_APPLICATION Documents - \d{4}$/)
    expect(headings.every(heading => /^[A-Z_]+ (Documents|Attachments) - \d{4}$/.test(heading))).toBe(true)
    const files = await page.locator('.file-readings li').count()
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe(`Filing History${files}`)
    const list = page.getByRole('list', { name: headings[0] ?? '' })
    expect((await list.getByRole('listitem').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))).toEqual([
      '1 Application letter Show',
      '2 Academic transcripts Show',
      '3 Letter of good standing Show',
    ])
    expect(await page.locator('.pdf-pane canvas').count()).toBe(0)
    await list.getByRole('button', { name: 'Show Academic transcripts' }).click()
    await page.locator('.pdf-pane canvas').first().waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?tab=filing-history&document=\S+$/)
    await page.reload()
    await page.locator('.pdf-pane canvas').first().waitFor()
    await list.getByRole('button', { name: 'Show Academic transcripts', pressed: true }).waitFor()
    await page.goBack()
    await page.getByText('Select a document to view it').waitFor()
    await open(await standing('ASSIGNED'), 'filing-history')
    await page.getByRole('heading', { name: /^NEW_APPLICATION Attachments - \d{4}$/ }).waitFor()
  })

  it('show why one is missing, and not the former one in its place', async () => {
    await open(await standing('APPROVED'), 'filing-history')
    await page.getByRole('button', { name: 'Show Application letter' }).click()
    await page.locator('.pdf-pane canvas').first().waitFor()
    const path = `${base}/practitioner-registration/attachment/*`
    await page.route(path, route => route.fulfill({ status: 500, json: { message: 'The shelf is empty' } }))
    await page.getByRole('button', { name: 'Show Academic transcripts' }).click()
    await page.getByText('The shelf is empty').waitFor()
    expect(await page.locator('.pdf-pane canvas').count()).toBe(0)
    await page.unroute(path)
  })

  it('include a certificate only when the register has one, else its message', async () => {
    const number = await standing('ASSIGNED')
    await open(number)
    await page.getByRole('button', { name: 'Certificate', exact: true }).click()
    await page.getByText(`${number} has no valid certificate`, { exact: false }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  it('show no photo when there is none', async () => {
    await open((await standing(null)) ?? '')
    expect(await page.getByRole('img', { name: /^Photo of / }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Filing History' }).click()
    await page.getByText('No filings yet').waitFor()
  })
})

describe('messages', () => {
  /** Practitioners with several messages; each test has one whose messages were not read before. */
  const withMessages = async (at: number): Promise<string> => {
    const { rows } = await portal.database.pool.query(
      `SELECT a.practitioner_number AS number FROM practitioner_message m JOIN practitioner_application a
       ON a.id = m.application_id GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 OFFSET $1 LIMIT 1`,
      [at],
    )
    return rows[0].number
  }

  it('places the applicant’s messages on the left, all others on the right', async () => {
    await open(await withMessages(0), 'messages')
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
    await messages.first().waitFor()
    const places = await messages.evaluateAll(items =>
      items.map(item => {
        const { left, right } = item.getBoundingClientRect()
        const around = item.parentElement?.getBoundingClientRect()
        return [Math.round(left - (around?.left ?? 0)) === 0, Math.round((around?.right ?? 0) - right) === 0]
      }),
    )
    expect(places.slice(0, 2)).toEqual([
      [true, false],
      [false, true],
    ])
    await expect.poll(() => textOf(messages.first())).toMatch(/\d\d-\d\d-\d{4} \d\d:\d\d$/)
  })

  it.each([
    ['there are none', 1, { json: { data: [] } }, false],
    ['the host has no such call', 2, { status: 404, json: { message: 'No such address' } }, false],
    ['they cannot be had', 3, { status: 500, json: { message: 'Out of paper' } }, true],
  ])('show a note when %s', async (_, at, answer, failed) => {
    const path = `${base}/practitioner-registration/messages/*`
    await page.route(path, route => route.fulfill(answer))
    await open(await withMessages(at), 'messages')
    await page.getByText('No messages yet').waitFor()
    await expect.poll(() => page.getByText('Out of paper').count()).toBe(Number(failed))
    await page.unroute(path)
  })
})

describe('on any screen', () => {
  const places = ['', 'annual-returns', 'filing-history', 'complaints']

  it('has no accessibility violations and no horizontal overflow, on a phone and on a desktop', async () => {
    const { page: other, context, faults } = await portal.open(phone)
    await portal.signIn(other, 'clerk')
    const look = async () => {
      await networkIdle(other)
      await expectInBothLooks(other)
    }
    for (const place of places) {
      await follow(other, `/home/registry/practitioner-viewer/IP-1001?tab=${place}`)
      await other.getByRole('tablist').waitFor()
      await look()
    }
    await other.getByRole('button', { name: 'Lodge Complaint' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await look()
    await follow(other, `/home/registry/practitioner-viewer/${await standing('SUBMITTED')}?tab=messages`)
    await other.getByRole('tablist').waitFor()
    await look()
    expect(faults).toEqual([])
    await context.close()
  })

  it('shows no translation key in Kiswahili and French', async () => {
    for (const [locale, title] of [
      ['sw', 'Mfilisi'],
      ['fr', 'Praticien de l’insolvabilité'],
    ] as const) {
      await page.evaluate(`localStorage.setItem('daftari.locale', '${locale}')`)
      // A page that is loaded reads its language.
      await load('IP-1001')
      for (const place of places) {
        await open('IP-1001', place)
        await page.getByRole('heading', { name: title, level: 1 }).waitFor()
        await networkIdle(page)
        expect(await textOf(page.getByRole('main'))).not.toMatch(/daftari\.|resources\./)
      }
    }
    await page.evaluate("localStorage.setItem('daftari.locale', 'en')")
  })
})
