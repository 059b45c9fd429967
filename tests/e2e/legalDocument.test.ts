import { sql } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { givePermissions } from '../support/sessions'

const FILE = '**/integration/api/edms/legal-documents/files/all'
const VIEWER = '/home/registry/document-viewer'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 2000 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'clerk')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

type Found = { no: string; subject: string; day: string; old: string | null }
const find = async (which: ReturnType<typeof sql>): Promise<Found> => {
  const { rows } = await portal.database.read.execute<Found>(sql`
    SELECT instrument_number AS no, subject_matter AS subject, to_char(filing_date, 'DD-MM-YYYY') AS day,
      old_name AS old FROM legal_document WHERE ${which} ORDER BY instrument_number LIMIT 1`)
  if (!rows[0]) throw new Error('the demonstration has no such document')
  return rows[0]
}
const stored = (type: string) => sql`document_type = ${type} AND edms_id IS NOT NULL`
const open = async ({ no, subject }: Pick<Found, 'no' | 'subject'>, query = '', on = page) => {
  await follow(on, `${VIEWER}/${encodeURIComponent(no)}${query}`)
  await on.getByRole('heading', { level: 2, name: subject, exact: true }).waitFor()
}
const tab = (name: string) => page.getByRole('tab', { name })
const roles = () => page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allInnerTexts()
/** The reader: it carries the number of the document it shows. */
const pdf = (on = page) => on.getByRole('region', { name: /^\d{4}\/\d+$/ })

/** Holds the answers to one call until they are let go. */
const hold = async (on: Page, pattern: string) => {
  const held: (() => Promise<void>)[] = []
  const waiting: (() => void)[] = []
  await on.route(pattern, (route: Route) => {
    held.push(() => route.continue())
    for (const tell of waiting.splice(0)) tell()
  })
  return {
    asked: () => (held.length ? Promise.resolve() : new Promise<void>(tell => waiting.push(tell))),
    let: async () => {
      for (const go of held) await go()
      await on.unroute(pattern)
    },
  }
}

describe('a legal document', () => {
  it('opens from its registry, shows its facts, and leads back to the same place of the list', async () => {
    const deed = await find(stored('DEBENTURE'))
    await follow(page, `/home/registry/document?search=${encodeURIComponent(deed.no)}`)
    await page.getByRole('row').filter({ hasText: deed.no }).getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: deed.subject }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`${VIEWER}/${encodeURIComponent(deed.no)}`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Legal Document')
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem').allInnerTexts())
      .toEqual(['Document', deed.no, 'Debenture'])
    await expect.poll(() => page.getByRole('term').first().textContent()).toBe('Registration Date')
    await expect.poll(() => page.getByRole('definition').first().textContent()).toBe(deed.day)
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Details', 'Attachment'])
    await page.goBack()
    await page.getByRole('searchbox').waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(deed.no)
  })

  it('opens by its address, with an escaped or plain slash, also after a reload', async () => {
    const { no, subject } = await find(stored('WILL'))
    for (const written of [no, encodeURIComponent(no)]) {
      await follow(page, `${VIEWER}/${written}`)
      await page.getByRole('heading', { level: 2, name: subject }).waitFor()
    }
    await page.reload()
    await page.getByRole('heading', { level: 2, name: subject }).waitFor()
  })

  it.each([
    ['AGREEMENT', 'Agreement', ['Parties']],
    ['AFFIDAVIT', 'Affidavit', ['Declarant/Deponent']],
    ['POWER_OF_ATTORNEY', 'Power of Attorney', ['Donor', 'Donee']],
    ['CHATTEL', 'Chattel', ['Borrowers', 'Lenders']],
    ['DEED_OF_ASSIGNMENT', 'Deed of Assignment', ['Assigners', 'Assignees']],
    ['MORTGAGE_DEED', 'Mortgage Deed', ['Mortgagors', 'Mortgagees']],
    ['SPOUSAL_CONSENT', 'Spousal Consent', ['Consenting Person', 'Borrower', 'Mortgagee', 'Creditor']],
    ['WILL', 'Will', ['Parties', 'Beneficiary']],
    ['DEED_OF_GIFT', 'Deed of Gift', ['Donor', 'Donee']],
    ['resolution', 'Resolution', ['Parties']],
    ['INDEPENDENT_ADVICE_FORM', 'Independent Advice Form', ['Adviser', 'Advised']],
    ['INDEPENDENT_ADVISE_FORM', 'Independent Advice Form', ['Adviser', 'Advised']],
    ['OTHERS', 'Other', ['Parties']],
    ['HIRE_PURCHASE_AGREEMENT', 'Hire Purchase Agreement', ['Hirer', 'Owner']],
  ])('of the type %s is called %s and names its own parties', async (type, label, captions) => {
    const found = await find(stored(type))
    await open(found)
    await expect.poll(() => page.locator('.file-about .file-badge').textContent()).toBe(label)
    expect((await roles()).map(text => text.split('\n')[0])).toEqual(captions)
  })

  it('shows the secured amount in shillings, and the security', async () => {
    await open(await find(stored('MORTGAGE_DEED')))
    const facts = await page.getByRole('tabpanel').locator('dl').first().textContent()
    expect(facts).toMatch(/Amount SecuredUGX [\d,]+/)
    expect(facts).toMatch(/Collateral\w/)
  })

  it('shows the old and the new name of a deed poll, and the residence of its maker', async () => {
    const found = await find(stored('DEED_POLL'))
    await open(found)
    const facts = await page.getByRole('tabpanel').locator('dl').first().textContent()
    expect(facts).toMatch(new RegExp(`Old Name${found.old}New Name\\w`))
    expect(facts).toMatch(/Physical AddressPlot/)
  })
})

describe('its file', () => {
  it('is requested when the tab opens, shown beside the register’s facts, and has no link', async () => {
    const found = await find(stored('CONSTITUTION'))
    const asked: string[] = []
    const note = (request: { url(): string }) => asked.push(request.url())
    page.on('request', note)
    await open(found)
    expect(asked.filter(url => url.includes('/edms/'))).toEqual([])
    await tab('Attachment').click()
    await pdf().waitFor()
    await page.getByText('CERTIFIED', { exact: false }).or(page.getByText('FILED WITH THE REGISTRAR')).first().waitFor()
    page.off('request', note)
    expect(asked.filter(url => url.includes('/edms/'))).toHaveLength(1)
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
    expect(token.length).toBeGreaterThan(20)
    expect(asked.filter(url => url.includes(token))).toEqual([])
    await expect.poll(() => page.getByRole('heading', { level: 3, name: 'Parties' }).isVisible()).toBe(true)
    await expect.poll(() => page.url()).toContain('tab=attachment')
    await page.reload()
    await pdf().waitFor()
  })

  it('reports that it is still migrating, without a request', async () => {
    const found = await find(sql`edms_id IS NULL`)
    const asked: string[] = []
    const note = (request: { url(): string }) => asked.push(request.url())
    page.on('request', note)
    await open(found, '?tab=attachment')
    await page
      .getByText('Document is still migrating to EDMS. Give it another 15 mins to be available for viewing')
      .waitFor()
    page.off('request', note)
    expect(asked.filter(url => url.includes('/edms/'))).toEqual([])
  })

  it('shows the reason of the registry with a retry when it cannot be sent', async () => {
    const found = await find(stored('AGREEMENT'))
    await page.route(FILE, route =>
      route.fulfill({ status: 404, json: { status: 404, code: 'no-such-document', message: 'Gone' } }),
    )
    await open(found, '?tab=attachment')
    await page.getByRole('alert').filter({ hasText: 'Failed to get document' }).first().waitFor()
    await page.unroute(FILE)
    await page.getByRole('button', { name: 'Reload' }).click()
    await pdf().waitFor()
  })

  it.each([
    ['is not a PDF', Buffer.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 1, 0, 255, 254, 0]).toString('base64')],
    ['begins like one and ends in noise', Buffer.from('%PDF-1.7\nnoise noise noise').toString('base64')],
    ['is no base64', '*** not base64 ***'],
  ])('shows a message of its own when it %s, inside the same page', async (_, Base64FileStream) => {
    const found = await find(stored('AGREEMENT'))
    await page.route(FILE, route => route.fulfill({ json: { Base64FileStream } }))
    await open(found, '?tab=attachment')
    await page.getByText('This file cannot be shown').waitFor()
    expect(await pdf().count()).toBe(0)
    await expect.poll(() => page.getByRole('heading', { level: 2, name: found.subject }).isVisible()).toBe(true)
    await page.unroute(FILE)
  })

  it('is not shown under another document’s name when it arrives late', async () => {
    const [late, next] = [await find(stored('CONSTITUTION')), await find(stored('AFFIDAVIT'))]
    await follow(page, '/home/registry/document')
    await page.getByRole('searchbox').fill(late.no)
    await page.getByRole('row').filter({ hasText: late.no }).getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: late.subject }).waitFor()
    const held = await hold(page, FILE)
    await tab('Attachment').click()
    await held.asked()
    await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Document' }).click()
    await page.getByRole('searchbox').fill(next.no)
    await page.getByRole('row').filter({ hasText: next.no }).getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: next.subject }).waitFor()
    await held.let()
    await tab('Attachment').click()
    await pdf().waitFor()
    const shown = page.locator('.textLayer').first()
    await shown.getByText(next.no).waitFor()
    await expect.poll(() => pdf().getAttribute('aria-label')).toBe(next.no)
    expect(await page.locator('.textLayer').getByText(late.no).count()).toBe(0)
  })
})

describe('a document that cannot be opened', () => {
  it('reports an unknown number, with a link back', async () => {
    await follow(page, `${VIEWER}/1999%2F1`)
    await page.getByText('No legal document is filed under the number 1999/1.').waitFor()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.waitForURL('**/home/registry/document')
  })

  it('can be requested again after a failure of the registry', async () => {
    const found = await find(stored('WILL'))
    const pattern = '**/legal-documents/registry/details?*'
    await page.route(pattern, route =>
      route.fulfill({ status: 500, json: { status: 500, message: 'The disk is full' } }),
    )
    await follow(page, `${VIEWER}/${encodeURIComponent(found.no)}`)
    await page.getByRole('alert').filter({ hasText: 'The disk is full' }).waitFor()
    await page.unroute(pattern)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { level: 2, name: found.subject }).waitFor()
  })

  it('reports an answer that is not a document, without a blank page', async () => {
    const found = await find(stored('WILL'))
    const pattern = '**/legal-documents/registry/details?*'
    await page.route(pattern, route => route.fulfill({ json: { data: ['nothing', 'of', 'the', 'sort'] } }))
    await follow(page, `${VIEWER}/${encodeURIComponent(found.no)}`)
    await page.getByRole('alert').filter({ hasText: 'Failed to load tasks' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Legal Document')
    await page.unroute(pattern)
  })

  it('is not offered without permission, and its address is refused', async () => {
    await givePermissions(portal.database, 'newcomer', [
      'can_access_dashboard',
      'can_view_registry',
      'can_view_doc_registry',
    ])
    const other = await portal.open()
    await portal.signIn(other.page, 'newcomer')
    await follow(other.page, '/home/registry/document')
    await other.page.getByText(/^1 - 15 of/).waitFor()
    expect(await other.page.getByRole('button', { name: 'View', exact: true }).count()).toBe(0)
    await follow(other.page, `${VIEWER}/1999%2F1`)
    await other.page.waitForURL('**/forbidden')
    await other.context.close()
  })
})

describe('the page', () => {
  describe('has no accessibility violations and no horizontal overflow, on a phone and on a desktop', () => {
    it.each([
      ['details', ''],
      ['attachment', '?tab=attachment'],
    ])('%s', async (_, query) => {
      const instrument = await find(stored('SPOUSAL_CONSENT'))
      const other = await portal.open(phone)
      await portal.signIn(other.page, 'registrar')
      await open(instrument, query, other.page)
      if (query) await other.page.locator('.textLayer').getByText(instrument.no).first().waitFor()
      await expectInBothLooks(other.page)
      expect(other.faults).toEqual([])
      await other.context.close()
    })
  })

  it('works with the keyboard only', async () => {
    const found = await find(stored('DEBENTURE'))
    await open(found)
    await tab('Details').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await pdf().waitFor()
    await expect.poll(() => tab('Attachment').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Details', selected: true }).waitFor()
    await expect.poll(() => pdf().count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await pdf().count()).toBe(0)
  })

  it.each([
    ['sw', ['Hati', 'Hati ya deni'], 'Tarehe ya usajili', ['Maelezo', 'Kiambatisho'], ['Wakopaji', 'Wakopeshaji']],
    [
      'fr',
      ['Document', 'Obligation garantie'],
      'Date d’enregistrement',
      ['Détails', 'Pièce jointe'],
      ['Emprunteurs', 'Prêteurs'],
    ],
  ] as const)('speaks %s', async (locale, crumbs, date, tabs, captions) => {
    const found = await find(stored('DEBENTURE'))
    const other = await portal.open()
    await other.page.addInitScript(chosen => localStorage.setItem('daftari.locale', chosen), locale)
    await other.page.goto('/login')
    const session = await page.evaluate(() => Object.entries(sessionStorage))
    await other.page.evaluate(kept => {
      for (const [key, value] of kept) sessionStorage.setItem(key, value)
    }, session)
    await open(found, '', other.page)
    const [first, , last] = await other.page.locator('.breadcrumb li').allInnerTexts()
    expect([first, last]).toEqual(crumbs)
    await expect.poll(() => other.page.locator('.instrument-date dt').textContent()).toBe(date)
    await expect.poll(() => other.page.getByRole('tab').allInnerTexts()).toEqual(tabs)
    await expect.poll(() => other.page.locator('.instrument-role').allInnerTexts()).toEqual(captions)
    await other.context.close()
  })
})
