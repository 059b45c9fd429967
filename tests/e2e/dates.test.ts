import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

const PROCESSES = '/home/internal-processes/registration'
const PUSH = '/home/internal-processes/reservation'

let portal: TestPortal
let visitor: Visitor
let page: Page

beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open({ reducedMotion: 'reduce', locale: 'en-US' })
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})

const param = (name: string) => new URL(page.url()).searchParams.get(name)
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const calendarOf = (name: string) => page.getByRole('dialog', { name: `Choose from the calendar: ${name}` })

describe('a date box', () => {
  it.each(['15012025', '15/01/2025', '15-1-2025', '15.01.2025', '2025-01-15', '2025-01-15T08:30:00Z'])(
    'accepts %s and shows it in the column’s format in any browser language',
    async typed => {
      await follow(page, PROCESSES)
      await box('Start date').focus()
      // ISO dates are pasted, nobody types them.
      if (typed.startsWith('2025')) await page.keyboard.insertText(typed)
      else await page.keyboard.type(typed)
      await expect.poll(() => param('start_date')).toBe('2025-01-15')
      await expect.poll(() => box('Start date').inputValue()).toBe('15-01-2025')
      await page.getByRole('button', { name: 'Start date: 15-01-2025' }).waitFor()
    },
  )

  it('allows corrections inside the date, and can be emptied', async () => {
    await follow(page, `${PROCESSES}?start_date=2025-10-15`)
    await box('Start date').focus()
    await page.keyboard.press('End')
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await expect.poll(() => box('Start date').inputValue()).toBe('15-1-2025')
    await page.keyboard.type('2')
    await expect.poll(() => param('start_date')).toBe('2025-12-15')
    await box('Start date').fill('')
    await expect.poll(() => param('start_date')).toBe(null)
  })

  it('shows the date format for an invalid date, and sends nothing', async () => {
    await follow(page, PROCESSES)
    await box('Start date').fill('31/02/2025')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.getByText('Enter a date as DD-MM-YYYY, for example 15-01-2025').waitFor()
    expect(param('start_date')).toBe(null)
  })

  it('opens a calendar by key, picks a day by key and returns the focus', async () => {
    await follow(page, `${PROCESSES}?start_date=2025-01-15`)
    await box('Start date').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const calendar = calendarOf('Start date')
    await calendar.getByRole('gridcell', { name: '15', exact: true }).waitFor()
    await expect.poll(() => calendar.getByText('January 2025').count()).toBeGreaterThan(0)
    await expect
      .poll(() =>
        calendar.getByRole('gridcell', { name: '15', exact: true }).evaluate(day => day === document.activeElement),
      )
      .toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await calendar.waitFor({ state: 'detached' })
    await expect.poll(() => param('start_date')).toBe('2025-01-22')
    await expect.poll(() => box('Start date').inputValue()).toBe('22-01-2025')
    const opener = page.getByRole('button', { name: 'Choose from the calendar: Start date' })
    await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true)
  })

  it('closes only the calendar on Escape, and offers no day before the earliest', async () => {
    await follow(page, PUSH)
    await box('Start Date').fill('10-03-2016')
    await box('End Date').fill('20-03-2016')
    await page.getByRole('button', { name: 'Choose from the calendar: End Date' }).click()
    const calendar = calendarOf('End Date')
    await calendar.getByRole('gridcell', { name: '20', exact: true }).waitFor()
    await expect.poll(() => calendar.getByRole('gridcell', { name: '9', exact: true }).isDisabled()).toBe(true)
    await expect.poll(() => calendar.getByRole('gridcell', { name: '10', exact: true }).isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    await expect.poll(() => box('End Date').inputValue()).toBe('20-03-2016')
  })

  it.each([
    ['Kiswahili', 'Chagua kwenye kalenda', 'Januari 2025'],
    ['Français', 'Choisir dans le calendrier', 'janvier 2025'],
  ])('shows month names in %s', async (language, opener, month) => {
    const other = await portal.open()
    await portal.signIn(other.page, 'admin')
    await other.page.evaluate(
      name => localStorage.setItem('daftari.locale', name),
      language === 'Kiswahili' ? 'sw' : 'fr',
    )
    await other.page.goto(`${PROCESSES}?start_date=2025-01-15`)
    await other.page
      .getByRole('button', { name: new RegExp(opener) })
      .first()
      .click()
    await other.page.getByRole('grid').waitFor()
    expect((await other.page.getByRole('dialog').textContent())?.toLowerCase()).toContain(month.toLowerCase())
    await other.context.close()
  })

  it('has no accessibility violations, on a phone and on a desktop', async () => {
    const other = await portal.open(phone)
    await portal.signIn(other.page, 'admin')
    await other.page.goto(`${PUSH}`)
    const opener = other.page.getByRole('button', { name: 'Choose from the calendar: Start Date' })
    await opener.click()
    await other.page.getByRole('grid').waitFor()
    await expectInBothLooks(other.page)
    await other.context.close()
  })
})
