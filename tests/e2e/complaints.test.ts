import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 120 })
  ;({ page } = await portal.open())
  await portal.signIn(page, 'registrar')
})
afterAll(() => portal.close())

const textOf = async (part: Locator) => (await part.textContent()) ?? ''
const open = async (number: string) => {
  await follow(page, `/home/registry/practitioner-viewer/${number}?tab=complaints`)
  await page.getByRole('tablist').waitFor()
}
const base = '**/insolvency/api'

describe('complaints', () => {
  const rows = () => page.getByRole('table', { name: 'Complaints' }).locator('tbody tr')
  const dialog = () => page.getByRole('dialog', { name: 'Lodge Complaint' })
  const box = (name: string) => dialog().getByRole('textbox', { name })
  const notices = () => page.getByRole('region', { name: 'Notices' })
  const lodge = () => page.getByRole('button', { name: 'Lodge Complaint' }).click()
  const save = () => dialog().getByRole('button', { name: 'Save' }).click()

  it('lists 20 at a time, with the description in a popover', async () => {
    const asking = page.waitForRequest(request => new URL(request.url()).pathname.endsWith('/complaints'))
    await open('IP-1001')
    const query = new URL((await asking).url()).searchParams
    await rows().nth(19).waitFor()
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Tracking Number', 'Complainant', 'Complaint', 'Date', 'Status'])
    expect(Object.fromEntries(query)).toEqual({ page: '1', perPage: '20', practitionerNumber: 'IP-1001' })
    const first = rows().first().getByRole('button')
    const title = await textOf(first)
    await first.focus()
    await page.keyboard.press('Enter')
    const more = page.getByRole('dialog', { name: title })
    expect((await textOf(more)).length).toBeGreaterThan(title.length + 10)
    await page.keyboard.press('Escape')
    await more.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('21 - 27 of 27').waitFor()
    expect(new URL(page.url()).search).toBe('?tab=complaints&page=2')
  })

  it('names the practitioner without complaints', async () => {
    const { rows: found } = await portal.database.pool.query(
      `SELECT unique_practitioner_number AS number, first_name || ' ' || last_name AS name FROM practitioner p
       WHERE NOT EXISTS (SELECT FROM complaint c WHERE c.practitioner_number = p.unique_practitioner_number)
         AND EXISTS (SELECT FROM practitioner_application a
           WHERE a.practitioner_number = p.unique_practitioner_number AND a.status = 'APPROVED')
         AND NOT EXISTS (SELECT FROM practitioner_application a
           WHERE a.practitioner_number = p.unique_practitioner_number AND a.status <> 'APPROVED') ORDER BY 1 LIMIT 1`,
    )
    await open(found[0].number)
    await page.getByText(`${found[0].name} has no complaints lodged against him/her`, { exact: true }).waitFor()
  })

  it('shows the documents’ message for each missing field', async () => {
    await open('IP-1001')
    await lodge()
    await expect.poll(() => box('Complainant').inputValue()).toBe('Okello Moses')
    expect(await box('Complainant').getAttribute('readonly')).not.toBeNull()
    await box('Practitioner No.').fill(' ')
    await save()
    for (const text of ['description name missing', 'complaint missing', 'practitioner number missing'])
      await notices().getByText(text, { exact: true }).waitFor()
    expect(await notices().getByText('complainant name missing').count()).toBe(0)
    // Toasts stand over the free part of the top bar.
    expect((await notices().boundingBox())?.y).toBeLessThan(52)
    await page.evaluate(() => {
      const user = JSON.parse(sessionStorage.getItem('currentUser') ?? '{}')
      sessionStorage.setItem('currentUser', JSON.stringify({ ...user, surName: '', givenName: '' }))
    })
  })

  it('name the complainant too, when the signed-in person has no name', async () => {
    await page.reload()
    await page.evaluate("sessionStorage.removeItem('drafts')")
    // The dialog stands in the address, and opens with it.
    await page.reload()
    await save()
    await notices().getByText('complainant name missing', { exact: true }).waitFor()
    await page.evaluate(() => {
      const user = JSON.parse(sessionStorage.getItem('currentUser') ?? '{}')
      sessionStorage.setItem('currentUser', JSON.stringify({ ...user, surName: 'Okello', givenName: 'Moses' }))
      sessionStorage.removeItem('drafts')
    })
  })

  it('require a title of 5 characters and a description of 10 to 200, which cuts off the rest', async () => {
    let sent = 0
    const path = `${base}/practitioners/complaints`
    await page.route(path, route => {
      sent++
      return route.fulfill({ json: {} })
    })
    await open('IP-1001')
    await lodge()
    await box('Complaint').fill('Fees')
    await box('Description').fill('Too short')
    await dialog().getByText('Description needs to be at least 10 characters').waitFor()
    await save()
    await expect.poll(() => box('Complaint').getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => box('Description').getAttribute('aria-invalid')).toBe('true')
    await box('Complaint').fill('Fees!')
    await box('Description').fill('Too short.')
    await dialog().getByText('190 characters left').waitFor()
    await expect.poll(() => box('Complaint').getAttribute('aria-invalid')).toBe('false')
    await box('Description').fill('')
    await box('Description').focus()
    await page.keyboard.insertText('x'.repeat(250))
    await expect.poll(() => box('Description').inputValue()).toBe('x'.repeat(200))
    await dialog().getByText('0 characters left').waitFor()
    expect(sent).toBe(0)
    await page.unroute(path)
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })

  it('look up the number on typing, and ignore late answers for older numbers', async () => {
    await open('IP-1001')
    const name = await textOf(page.getByRole('region').getByRole('heading', { level: 2 }).first())
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    const late = `${base}/practitioners/unique-practitioner-number/IP-1002`
    await page.route(late, async route => {
      await held
      await route.continue().catch(() => undefined)
    })
    await lodge()
    const shown = name.split('\n')[0]?.trim() ?? ''
    await dialog().getByText(shown).waitFor()
    const asking = page.waitForRequest(/IP-1002/)
    await box('Practitioner No.').fill(' IP-1002 ')
    await asking
    await box('Practitioner No.').fill('IP-9999')
    await dialog().getByText('No insolvency practitioner is registered under number IP-9999.').waitFor()
    release()
    await networkIdle(page)
    await dialog().getByText('No insolvency practitioner is registered under number IP-9999.').waitFor()
    expect(await dialog().locator('.field-found').count()).toBe(0)
    await page.unroute(late)
    await box('Practitioner No.').fill('  ip-1001 ')
    await dialog().locator('.field-found', { hasText: shown }).waitFor()
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })

  it('keep the input with the host’s message when saving fails, and are lodged once it works', async () => {
    await open('IP-1001')
    await rows().first().waitFor()
    await lodge()
    await box('Complaint').fill('Meetings never held')
    await box('Description').fill('The creditors were never called to any meeting.')
    const path = `${base}/practitioners/complaints`
    await page.route(path, route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'The pen is dry' } })
        : route.continue(),
    )
    const noted = page.waitForEvent('console', message => message.type() === 'warning')
    await save()
    await notices().getByText('The pen is dry').waitFor()
    expect((await noted).text()).toBe('complaints create0: not saved 503')
    await expect.poll(() => box('Complaint').inputValue()).toBe('Meetings never held')
    await expect.poll(() => box('Description').inputValue()).toBe('The creditors were never called to any meeting.')
    await page.unroute(path)
    const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/complaints'))
    await save()
    expect((await sent).postDataJSON()).toEqual({
      complaint: 'Meetings never held',
      complainantName: 'Okello Moses',
      descriptionOfComplaint: 'The creditors were never called to any meeting.',
      uniquePractitionerNumber: 'IP-1001',
    })
    await dialog().waitFor({ state: 'hidden' })
    await notices()
      .getByText(/^Complaint IPC-\d+ was lodged\.$/)
      .waitFor()
    await rows().first().getByText('Meetings never held').waitFor()
    await page.getByText('1 - 20 of 28').waitFor()
    await lodge()
    await expect.poll(() => box('Complaint').inputValue()).toBe('')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })
})
