import { contract } from '@contract/index'
import type { Permission } from '@contract/permissions'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { pathOf } from '../support/pathOf'
import { givePermissions } from '../support/sessions'

const NIN = 'CM90123456AB4K'
const MASKED = 'CM••••••••AB4K'
const permissions: Permission[] = [
  'can_access_dashboard',
  'can_view_admin_registry',
  'can_view_registry',
  'can_view_reservation_settings',
  'can_access_system_accounts',
  'can_view_system_accounts',
  'can_view_accounts_breakdown',
  'can_edit_user_contacts',
]

let portal: TestPortal
let visitor: Visitor
let page: Page
let brn: string
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const { rows } = await portal.database.pool.query(
    `UPDATE entity_person SET id_number = '${NIN}', date_of_birth = '1984-05-03'
     WHERE brn = (SELECT p.brn FROM entity_person p JOIN entity e USING (brn)
       WHERE p.kind = 'INDIVIDUAL' AND 'DIRECTOR' = ANY (p.roles) AND e.register = 'COMPANY' ORDER BY p.brn LIMIT 1)
     AND kind = 'INDIVIDUAL' RETURNING brn`,
  )
  brn = rows[0]?.brn
  await givePermissions(portal.database, 'newcomer', permissions)
  visitor = await portal.open()
  page = visitor.page
  await page.clock.install()
  await portal.signIn(page, 'newcomer')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const reasons = pathOf(contract.personalData.giveReason)
const file = () => `/home/registry/file-viewer/${brn}?tab=directors`
const openFile = async (on = page, address = file()) => {
  await on.evaluate("localStorage.setItem('entityType', 'company')")
  await follow(on, address)
  await on.getByRole('tab', { name: /Directors/ }).waitFor()
}
const show = (on = page) => on.getByRole('button', { name: 'Show personal data' })
const dialog = (on = page) => on.getByRole('dialog', { name: /Show personal data/ })
const reference = () => dialog().getByLabel(/^Reference/)
/** Opens the dialog by its address. It hides the tabs of the file from roles as soon as it is there. */
const openDialog = async (on = page) => {
  await on.evaluate("localStorage.setItem('entityType', 'company')")
  await follow(on, `${file()}&open=personal-data`)
  await dialog(on).waitFor()
}
const choose = async (reason: string, on = page) => {
  await dialog(on).getByRole('combobox').click()
  await on.getByRole('option', { name: reason }).click()
}

describe('a file with personal data', () => {
  it('shows it masked, with a title, and screen readers hear that it is masked', async () => {
    await openFile()
    const number = page.getByTitle('Masked').filter({ hasText: MASKED }).first()
    await number.waitFor()
    await expect.poll(() => number.textContent()).toBe(`${MASKED} (Masked)`)
    expect(await page.locator('main').textContent()).not.toContain(NIN)
  })

  it('asks for a reason in a dialog with an address of its own, and says what is missing', async () => {
    await show().click()
    await dialog().waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe('personal-data')
    await dialog().getByRole('button', { name: 'Show', exact: true }).click()
    await dialog().getByText('Choose a reason').waitFor()
    await dialog()
      .getByText('Enter the reference of the reason, for example the number of the letter or case')
      .waitFor()
    await expectAccessible(page, 'dialog')
  })

  it('keeps what was typed when the host refuses, and says its words', async () => {
    await page.route(`**${reasons}`, route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 404, json: { status: 404, code: 'no-such-file', message: '' } })
        : route.continue(),
    )
    await choose('Court order')
    await reference().fill('HCT 7/2026')
    await dialog().getByRole('button', { name: 'Show', exact: true }).click()
    await dialog().getByRole('alert').waitFor()
    await expect
      .poll(() => dialog().getByRole('alert').textContent())
      .toBe('This file does not exist any more. Reload and try again.')
    await expect.poll(() => reference().inputValue()).toBe('HCT 7/2026')
    await page.unroute(`**${reasons}`)
  })

  it('asks before Back discards the reason', async () => {
    page.once('dialog', question => void question.dismiss())
    await page.goBack()
    await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe('personal-data')
    await expect.poll(() => reference().inputValue()).toBe('HCT 7/2026')
  })

  it('shows it whole for the reason, with the time, and again after a reload', async () => {
    await dialog().getByRole('button', { name: 'Show', exact: true }).click()
    await dialog().waitFor({ state: 'hidden' })
    await page.getByText(NIN).first().waitFor()
    await page.getByText(/^Personal data is shown until .* \(30 min left\)$/).waitFor()
    await expect
      .poll(() => page.getByRole('status').filter({ hasText: 'Personal data' }).textContent())
      .toBe('Personal data is shown for 30 minutes')
    expect(await show().count()).toBe(0)
    await page.reload()
    await page.getByText(NIN).first().waitFor()
    await page.getByText(/^Personal data is shown until /).waitFor()
  })

  it('masks it again when the time is over, and announces it', async () => {
    await page.clock.fastForward('25:10')
    await page.getByText('Personal data is masked again in 5 minutes').waitFor({ state: 'attached' })
    await portal.database.pool.query(`UPDATE personal_reason SET until = now() - interval '1 second'`)
    await page.clock.fastForward('05:00')
    await page.getByText('Personal data is masked again', { exact: true }).waitFor({ state: 'attached' })
    await page.getByTitle('Masked').filter({ hasText: MASKED }).first().waitFor()
    expect(await page.locator('main').textContent()).not.toContain(NIN)
    await show().waitFor()
  })

  it('has no accessibility violations, nor its dialog from a link, on a phone and on a desktop', async () => {
    const other = await portal.open(phone)
    await portal.signIn(other.page, 'newcomer')
    await openFile(other.page)
    await other.page.getByTitle('Masked').first().waitFor()
    await expectInBothLooks(other.page)
    await openDialog(other.page)
    await expectInBothLooks(other.page)
    await dialog(other.page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(other.page).waitFor({ state: 'hidden' })
    await other.context.close()
  })
})

describe('a row of the accounts', () => {
  it('offers to show its personal data', async () => {
    const other = await portal.open()
    const { page } = other
    await portal.signIn(page, 'newcomer')
    const id = String(
      (
        await portal.database.pool.query(
          `SELECT id FROM account WHERE account_type = 'INDIVIDUAL' AND NOT enabled ORDER BY created_at DESC LIMIT 1`,
        )
      ).rows[0]?.id,
    )
    const list = '/home/accounts/breakdown?tab=clients&accountStatus=INACTIVE'
    await follow(page, `${list}&open=showPersonalData.${id}`)
    await dialog(page).waitFor()
    await choose('Enquiry', page)
    await dialog(page)
      .getByLabel(/^Reference/)
      .fill('Letter 9')
    await dialog(page).getByRole('button', { name: 'Show', exact: true }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.locator(`tr[data-key="${id}"]`).getByText('@').first().waitFor()
    const name = (await page.locator(`tr[data-key="${id}"] [data-headline]`).innerText()).trim()
    const shownUntil = page.getByText(/Personal data is shown until .* \((29|30) min left\)$/)
    await expect.poll(() => shownUntil.allInnerTexts()).toEqual([expect.stringContaining(`${name}: `)])
    await expectAccessible(page)
    // Another page of the list does not have the row.
    await follow(page, '/home/accounts/breakdown?tab=staff')
    await page.locator('tbody tr[data-key]').first().waitFor()
    expect(await shownUntil.count()).toBe(0)
    await follow(page, list)
    await shownUntil.waitFor()
    await page.waitForFunction(key => !document.querySelector(`tr[data-key="${key}"]`)?.textContent?.includes('••'), id)
    await other.context.close()
  })
})
