import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allDialogs, dialogsOfEachKind } from '../support/allPages'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { networkIdle } from '../support/networkIdle'
import { portalClient } from '../support/portalClient'
import { pressControls } from '../support/pressControls'
import { beginSession } from '../support/sessions'

const pageForms = ['reservation', 'annual-returns', 'form-compliance'].map(one => `/home/internal-processes/${one}`)

let portal: TestPortal
let visitor: Visitor
let page: Page
let forms: string[]

beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const { accessToken: token } = await beginSession(portal.app, 'admin', portal.codeFor)
  const dialogs = await allDialogs(portalClient(() => ({ app: portal.app, token })))
  const ofEachKind = dialogsOfEachKind(dialogs.filter(({ part }) => 'form' in part))
  forms = [...ofEachKind.map(({ address }) => address), ...pageForms]
  expect(forms.length).toBeGreaterThan(20)
  visitor = await portal.open({ reducedMotion: 'reduce' })
  page = visitor.page
  page.on('dialog', dialog => dialog.accept())
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})

describe('a press that leaves an empty required field', () => {
  it('moves no control and becomes a click, in forms with fields of every kind', { timeout: 120_000 }, async () => {
    const lost: string[] = []
    let pressed = 0
    for (const address of forms) {
      await follow(page, address)
      await page.locator('form [type=submit]').last().waitFor()
      await networkIdle(page)
      const presses = await pressControls(page)
      pressed += presses.length
      for (const { name, moved, reached } of presses)
        if (moved || !reached) lost.push(`${name} at ${address} moved by ${moved}, ${reached ? '' : 'not '}reached`)
      // An open dialog would make the next address a page load.
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect(lost).toEqual([])
    expect(pressed).toBeGreaterThan(100)
  })
})

describe('a long press on a choice', () => {
  it('opens its menu and takes no option, though the menu covers the choice', async () => {
    await resize(page, 1440, 420)
    await follow(page, '/home/accounts/permissions?tab=users&open=assign')
    const role = page.getByRole('dialog').getByRole('combobox', { name: 'Role' })
    await role.waitFor()
    await networkIdle(page)
    const before = await role.textContent()
    const box = await role.boundingBox()
    await role.click({ delay: 600 })
    await page.getByRole('listbox').waitFor()
    const menu = await page.getByRole('listbox').boundingBox()
    expect(menu && box && menu.y < box.y + box.height).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('[role=listbox]').waitFor({ state: 'detached' })
    await expect.poll(() => role.textContent()).toBe(before)
    await page.keyboard.press('Escape')
    await resize(page, 1440, 900)
  })
})

describe('a double-click', () => {
  it('asks once on Send Message, and leaves the question open', async () => {
    await follow(page, '/home/settings?tab=system-messenger')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('textbox', { name: 'Message' }).fill('The office is closed on Monday.')
    const sent: string[] = []
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
    await page.getByRole('button', { name: 'Send Message' }).dblclick()
    const question = page.getByRole('dialog', { name: 'Are you sure of this action ?' })
    await question.waitFor()
    await networkIdle(page)
    await expect.poll(() => question.count()).toBe(1)
    expect(sent).toEqual([])
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Message', includeHidden: true }).inputValue())
      .toMatch(/Monday/)
    await question.getByRole('button', { name: 'YES' }).dblclick()
    await page.getByText('The office is closed on Monday.').first().waitFor()
    await networkIdle(page)
    expect(sent).toHaveLength(1)
  })

  it('leaves the form open on a button that opens a form', async () => {
    await follow(page, '/home/settings?tab=departments')
    await page.locator('[data-open=create]').dblclick()
    await page.getByRole('dialog').waitFor()
    await networkIdle(page)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})
