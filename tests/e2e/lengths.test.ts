import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
let page: Page

beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open({ reducedMotion: 'reduce' })
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})

describe('a limit of length', () => {
  it('is announced before it is reached; a longer text is kept, refused and not sent', async () => {
    const sent: string[] = []
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
    await follow(page, '/home/settings?tab=departments&open=create')
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
    await name.fill('x'.repeat(89))
    expect(await page.getByRole('dialog').getByText('characters left').count()).toBe(0)
    await page.keyboard.press('x')
    await page.getByText('10 characters left').waitFor()
    await page.keyboard.insertText('y'.repeat(15))
    await page.getByText('At most 100 characters: remove 5').waitFor()
    expect((await name.inputValue()).length).toBe(105)
    await page.keyboard.press('Enter')
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  it('asks before Escape loses the text that was typed', async () => {
    const questions: string[] = []
    page.once('dialog', dialog => {
      questions.push(dialog.message())
      return dialog.dismiss()
    })
    await page.keyboard.press('Escape')
    await expect.poll(() => questions).toEqual(['Leave without saving your changes?'])
    expect((await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).inputValue()).length).toBe(105)
    page.once('dialog', dialog => dialog.accept())
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('reports how many characters were cut', async () => {
    await follow(page, '/home/billing/prn-manager?open=remove')
    await page.getByRole('textbox', { name: 'PRN' }).focus()
    await page.keyboard.insertText('2'.repeat(15))
    await page.getByText('At most 13 characters: 2 were cut off').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'PRN' }).inputValue()).toBe('2'.repeat(13))
  })
})

describe('a search', () => {
  it('keeps an overlong search, reports the excess, and does not send it', async () => {
    await follow(page, '/home/registry/business')
    const box = page.getByRole('searchbox')
    await box.focus()
    await page.keyboard.insertText('Acme '.repeat(41))
    await page.getByText('At most 200 characters: remove 4').waitFor()
    expect((await box.inputValue()).length).toBe(205)
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe('')
    for (let at = 0; at < 5; at++) await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await page.waitForURL('**search=Acme**')
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('false')
  })
})

it('a name of one long word stays within its page, 360 px wide', async () => {
  const { pool } = portal.database
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE account SET sur_name = repeat('Byaruhanga', 9) WHERE username = 'registrar' RETURNING id`,
  )
  const messages = await pool.query<{ tracking: string }>(
    `UPDATE insolvency_message m SET name = repeat('Byaruhanga', 9) FROM insolvency_application a
     WHERE a.id = m.application_id AND a.type = 'WINDING_UP' RETURNING a.tracking_number AS tracking`,
  )
  const phone = { width: 360, height: 780 }
  await page.setViewportSize(phone)
  for (const address of [
    `accounts/permissions/access/${rows[0]?.id}`,
    `insolvency-settings/winding-up/${messages.rows[0]?.tracking}?tab=messages`,
  ]) {
    await follow(page, `/home/${address}`)
    const name = page.getByText(/(Byaruhanga){9}/).last()
    await name.waitFor()
    const { x = 0, width = Infinity } = (await name.boundingBox()) ?? {}
    expect(x + width, address).toBeLessThanOrEqual(phone.width)
    const title = await page.locator('main h1').evaluate(heading => heading.getBoundingClientRect().right)
    expect(title, address).toBeLessThanOrEqual(phone.width)
  }
})
