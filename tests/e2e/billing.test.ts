import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'billing')
})
afterAll(() => portal.close())

const headings = async () => (await page.getByRole('columnheader').allInnerTexts()).filter(text => text !== 'Actions')
const { box, dialog, rowWith, says } = onPage(() => page)
const choose = async (name: string, option: string | RegExp) => {
  await page.getByRole('dialog').getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option }).click()
}

describe('service costs', () => {
  it('accepts a pasted amount, and adds, edits and deletes a service with the documents’ messages', async () => {
    await follow(page, '/home/billing/service-costs')
    await page.getByRole('button', { name: 'New Service' }).click()
    await dialog('New Service').waitFor()
    await box('Name').fill('Copy of a Ledger')
    await choose('Tax Head', /142207/)
    await box('Code').fill('CER-010')
    await box('Cost').fill('1,250,000.50')
    await box('Name').focus()
    await expect.poll(() => box('Cost').inputValue()).toBe('1,250,000.5')
    await box('Cost').fill('1,250,000')
    await page.keyboard.press('Enter')
    await says('Service cost created successfully')
    await dialog('New Service').waitFor({ state: 'hidden' })
    await page.getByRole('searchbox').fill('ledger')
    await rowWith('Copy of a Ledger').getByText('UGX 1,250,000').waitFor()

    await rowWith('Copy of a Ledger').getByRole('button', { name: 'Edit' }).click()
    await dialog('Edit Service').waitFor()
    await expect.poll(() => box('Cost').inputValue()).toBe('1,250,000')
    await box('Cost').fill('45000')
    await dialog('Edit Service').getByRole('button', { name: 'Update' }).click()
    await says('Service cost updated')
    await rowWith('Copy of a Ledger').getByText('UGX 45,000').waitFor()

    const removal = page.waitForRequest(request => request.url().includes('/delete-by-id/'))
    await rowWith('Copy of a Ledger').getByRole('button', { name: 'Delete' }).click()
    const question = dialog('Are you sure of this action ?')
    await question.getByText('Copy of a Ledger').waitFor()
    await question.getByRole('button', { name: 'YES' }).click()
    expect((await removal).method()).toBe('GET')
    await says('Service cost removed')
    await page.getByText('No results found').waitFor()
  })

  it('keeps a search when a row is opened at once', async () => {
    await follow(page, '/home/billing/service-costs')
    await rowWith('Amendment of the Rules of a Society').waitFor()
    const searched = () => new URL(page.url()).searchParams.get('search')
    await page.getByRole('searchbox').fill('amendment of the')
    await rowWith('Amendment of the Rules of a Society').getByRole('button', { name: 'Edit' }).click()
    await dialog('Edit Service').waitFor()
    // Looking takes longer than the search waits for another letter.
    expect(await barriersOf(page)).toEqual([])
    await dialog('Edit Service').getByRole('button', { name: 'Cancel' }).click()
    await dialog('Edit Service').waitFor({ state: 'hidden' })
    await page.getByText('1 - 1 of 1').waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('amendment of the')
    expect(searched()).toBe('amendment of the')
  })
})

describe('document costs', () => {
  it('shows its columns, the only fee category, and the documents’ button labels', async () => {
    await follow(page, '/home/billing/document-costs')
    await rowWith('Deed Poll').waitFor()
    await expect.poll(() => headings()).toEqual(['#', 'Document Number', 'Document Name', 'Fee Category', 'Cost'])
    await expect.poll(() => page.getByText('CERTIFICATION', { exact: true }).count()).toBe(14)
    await page.getByRole('button', { name: 'Add Service' }).click()
    await dialog('New Document Cost').waitFor()
    await box('Document Number').fill('DOC-77')
    await box('Document Name').fill('Letter of No Objection')
    await box('Cost').fill('30 000')
    await page.keyboard.press('Enter')
    await says('Document cost created successfully')
    await page.getByRole('searchbox').fill('objection')
    await rowWith('Letter of No Objection').getByText('UGX 30,000').waitFor()
    await rowWith('Letter of No Objection').getByRole('button', { name: 'Edit' }).click()
    await dialog('Edit Service').getByRole('button', { name: 'Cancel' }).click()
  })
})

describe('tax heads', () => {
  it('adds one from its name and numbers', async () => {
    await follow(page, '/home/billing/tax-heads')
    await page.getByRole('button', { name: 'New Tax Head' }).click()
    await box('Name').fill('Notary Fees')
    await box('Tax Head ID').fill('1299')
    await box('Tax Head').fill('142299')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await rowWith('Notary Fees').waitFor()
  })

  it('refuses to change the code of a tax head in use, and names its services', async () => {
    await follow(page, '/home/billing/tax-heads?search=trade')
    await rowWith('Trade Mark Fees').getByRole('button', { name: 'Edit' }).click()
    await box('Tax Head').fill('999999')
    await page.keyboard.press('Enter')
    await page
      .getByText(/is used by Application for a Trade Mark, Renewal of a Trade Mark/)
      .first()
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })
})

it('shows prices read-only without can_modify_service_costs', async () => {
  await portal.database.pool.query(
    `DELETE FROM role_permission USING permission p WHERE p.id = permission_id AND p.name = 'can_modify_service_costs'`,
  )
  const { page: reader, context } = await portal.open()
  await portal.signIn(reader, 'billing')
  await follow(reader, '/home/billing/service-costs')
  await reader.getByText('1 - 15 of 40').waitFor()
  expect(await reader.getByRole('button', { name: /New Service|Edit|Delete/ }).count()).toBe(0)
  await context.close()
})

it('has no accessibility violations and no horizontal overflow on any screen of prices, on a phone and on a desktop', async () => {
  const { page: shown, context, faults } = await portal.open(phone)
  await portal.signIn(shown, 'admin')
  for (const place of ['service-costs', 'document-costs', 'tax-heads']) {
    await follow(shown, `/home/billing/${place}`)
    await shown.getByText(/^1 - \d+ of \d+$/).waitFor()
    await expectInBothLooks(shown, place)
  }
  await shown.getByRole('button', { name: 'Edit' }).first().click()
  await shown.getByRole('dialog').getByRole('textbox', { name: 'Name' }).waitFor()
  await expectInBothLooks(shown, 'the form of a tax head')
  expect(faults).toEqual([])
  await context.close()
})
