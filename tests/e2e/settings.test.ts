import { buffer } from 'node:stream/consumers'
import { paper } from '@server/edms/paper'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { onPage } from '../support/onPage'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const { box, rowWith, says } = onPage(() => page)

describe('General Settings', () => {
  it('has the five published tabs and two of our API, with addresses of their own, also by keyboard', async () => {
    await follow(page, '/home/settings')
    await page.getByRole('heading', { name: 'General Settings', level: 1 }).waitFor()
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual(['Departments', 'Occupations', 'Countries', 'User Manuals', 'Closing days', 'Flags', 'System Messenger'])
    await page.getByRole('tab', { name: 'Departments' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send Message' }).waitFor()
    await expect.poll(() => page.url()).toContain('tab=system-messenger')
    await page.goBack()
    await page.getByRole('button', { name: 'Add Department' }).waitFor()
  })
})

describe('user manuals', () => {
  it('are uploaded, read in place, and deleted after a confirmation', async () => {
    await follow(page, '/home/settings?tab=manuals')
    await rowWith('Signing in').waitFor()
    await page.getByRole('button', { name: 'Add Section' }).click()
    await box('Section Name').fill('Closing the day')
    await box('Position').fill('9')
    const about = { name: 'Guide', subject: 'A test', filedAt: '2026-01-01' }
    const bytes = await buffer(paper(about, doc => void doc.text('Count the cash twice')))
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles({ name: 'trap.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg/>') })
    await page.getByText('Choose a file of one of these types: .pdf.').waitFor()
    await chooser.setInputFiles({ name: 'guide.pdf', mimeType: 'application/pdf', buffer: bytes })
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await says('Manual created successfully')
    await rowWith('Closing the day').getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('dialog').getByText('Count the cash twice').waitFor()
    const saved = page.waitForEvent('download')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Download|Save/ })
      .first()
      .click()
    expect((await saved).suggestedFilename()).toBe('Closing the day.pdf')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await rowWith('Closing the day').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Are you sure of this action ?' }).getByText('Closing the day').waitFor()
    await page.getByRole('button', { name: 'YES' }).click()
    await says('Manual deleted successfully')
    await expect.poll(() => rowWith('Closing the day').count()).toBe(0)
  })
})

describe('System Messenger', () => {
  it('shows the recipients and their number, asks before sending, and lists sent messages', async () => {
    await follow(page, '/home/settings?tab=system-messenger')
    for (const name of ['INDIVIDUAL (user accounts)', 'BUSINESS', 'BACKOFFICE (staff)', 'MDA', 'PARTNER'])
      await page.getByRole('checkbox', { name }).waitFor()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Enter a message').waitFor()
    await page.getByText('Choose at least one type of account').waitFor()

    const { rows } = await portal.database.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM account WHERE account_type = 'BACKOFFICE' AND enabled`,
    )
    await page.getByRole('checkbox', { name: 'BACKOFFICE (staff)' }).check()
    await page.getByText(`Goes to ${rows[0]?.n} accounts.`).waitFor()
    await page.getByRole('textbox', { name: 'Message' }).fill('The office closes at noon on Friday.')
    await page.getByRole('region', { name: 'Preview' }).getByText('The office closes at noon').waitFor()

    const sending = page.waitForRequest(request => request.url().endsWith('/system-messenger/send'))
    await page.getByRole('button', { name: 'Send Message' }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure of this action ?' })
    await question.getByText(`This message goes to ${rows[0]?.n} accounts (BACKOFFICE).`, { exact: false }).waitFor()
    await question.getByRole('button', { name: 'YES' }).click()
    expect((await sending).postDataJSON()).toEqual({
      messageToSend: 'The office closes at noon on Friday.',
      recipientList: ['BACKOFFICE'],
      senderUserId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    await says('No mail server is set up: the message was recorded but not sent.')
    await rowWith('The office closes at noon').getByText('Recorded, not sent').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
  })
})

it('has no accessibility violations and no horizontal overflow in any tab, on a phone and on a desktop', async () => {
  const { page: shown, context, faults } = await portal.open(phone)
  await portal.signIn(shown, 'admin')
  for (const tab of ['departments', 'occupations', 'countries', 'manuals', 'system-messenger']) {
    await follow(shown, `/home/settings?tab=${tab}`)
    await shown.getByRole('tab', { selected: true }).waitFor()
    await networkIdle(shown)
    await expectInBothLooks(shown, tab)
    if (tab !== 'countries') continue
    await shown.getByRole('button', { name: 'Add Country' }).click()
    await shown.getByRole('dialog').getByRole('combobox', { name: 'Name', exact: true }).fill('icel')
    await shown.getByRole('option').waitFor()
    expect(await barriersOf(shown)).toEqual([])
  }
  expect(faults).toEqual([])
  await context.close()
})
