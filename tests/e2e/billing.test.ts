import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { onPage } from '../support/onPage'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  page = (await portal.open()).page
  await portal.signIn(page, 'billing')
})
afterAll(() => portal.close())

const { box, dialog, notice, rowWith, says } = onPage(() => page)
const row = (n: number) => page.getByRole('row').nth(n)
const go = async (path: string, at = page) => {
  await follow(at, `/home/billing/${path}`)
  await at.getByRole('row').nth(1).waitFor()
}

describe('service costs', () => {
  it('accepts a pasted amount, and adds a service with the documents’ message', async () => {
    await go('service-costs')
    await page.getByRole('button', { name: 'New Service' }).click()
    await dialog('New Service').waitFor()
    await box('Name').fill('Copy of a Ledger')
    await dialog().getByRole('combobox', { name: 'Tax Head' }).click()
    await page.getByRole('option', { name: /142207/ }).click()
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

describe('used PRNs', () => {
  it('are counted as they are typed, marked where they are invalid before sending, and added once', async () => {
    await go('prn-manager')
    await page.getByRole('button', { name: 'Add PRNs' }).click()
    const typed = page.getByRole('textbox', { name: /^PRNs/ })
    await typed.fill('811000001, 811 000 001,\n811000002a, 81-1')
    await page.getByText('2 entries · one duplicate, sent once: 811000001 · one not valid: 81-1').waitFor()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => typed.getAttribute('aria-invalid')).toBe('true')
    await typed.fill('811000001, 811 000 001,\n811000002a')
    await page.getByRole('button', { name: 'Submit' }).click()
    await notice('PRN(s) added successfully').waitFor()
    await page.getByRole('cell', { name: '811000001', exact: true }).waitFor()
    await expect.poll(() => row(2).textContent()).toContain('811000002A')
  })
})

describe('the release of a PRN', () => {
  let pendings = 0
  /** Opens the list at a pending payment of its own. */
  const openPending = async () => {
    const prn = `2249000${String(++pendings).padStart(5, '0')}0`
    await portal.database.pool.query(
      `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax, payment_method, msisdn)
       VALUES ($1, 'T' || $1, 'I' || $1, 'R' || $1, 'Company Search', 1234567, 0, 'MOBILE_MONEY', '256700000001')`,
      [prn],
    )
    await go(`transactions?prn=${prn}`)
    return prn
  }
  const release = () => page.getByRole('button', { name: 'Release' })
  const focused = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent])

  it('happens once after a confirmation, and hands the focus to the row, whose button is gone', async () => {
    const prn = await openPending()
    await page.getByRole('cell', { name: prn }).getByRole('button', { name: 'Release' }).waitFor()
    await release().click()
    const question = dialog('Are you sure of this action ?')
    await question.getByText(prn).waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await release().press('Enter')
    await page.getByRole('button', { name: 'YES' }).press('Enter')
    await notice(`PRN ${prn} was released.`).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await release().waitFor({ state: 'detached' })
    await expect.poll(focused).toEqual(['TR', expect.stringContaining(prn)])
  })

  it('hands the focus to the row when the button is gone before its dialog has closed', async () => {
    const prn = await openPending()
    // The dialog closes by a step back, which a browser takes some time after it is asked for.
    const stepBack = await page.evaluateHandle(() => {
      const held = { take: () => {} }
      history.go = steps => {
        held.take = () => History.prototype.go.call(history, steps)
      }
      return held
    })
    await release().press('Enter')
    await page.getByRole('button', { name: 'YES' }).press('Enter')
    await page.locator('tr [data-open="release"]').waitFor({ state: 'detached' })
    await stepBack.evaluate(held => {
      Reflect.deleteProperty(history, 'go')
      held.take()
    })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(focused).toEqual(['TR', expect.stringContaining(prn)])
  })
})

it('has no accessibility violations and no horizontal overflow on any screen of billing, on a phone and on a desktop', async () => {
  const { page: shown, context, faults } = await portal.open(phone)
  await portal.signIn(shown, 'admin')
  for (const place of ['prn-manager', 'service-costs', 'document-costs', 'tax-heads']) {
    await go(place, shown)
    await expectInBothLooks(shown, place)
  }
  await shown.getByRole('button', { name: 'Edit' }).first().click()
  await shown.getByRole('dialog').getByRole('textbox', { name: 'Name' }).waitFor()
  await expectInBothLooks(shown, 'the form of a tax head')
  await go('transactions', shown)
  await expectInBothLooks(shown, 'transactions')
  await shown.getByRole('button', { name: 'View', exact: true }).first().click()
  await shown.getByRole('dialog').getByText('Invoice No.').waitFor()
  expect(await barriersOf(shown)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
