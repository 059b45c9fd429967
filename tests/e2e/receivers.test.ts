import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { openList, requestOf } from '../support/listActions'
import { onPage } from '../support/onPage'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({
    companies: 300,
    mailer: { send: async () => undefined },
  })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const free = async (type: string) =>
  (
    await query(
      `SELECT id, display_name AS name, email FROM account a
       WHERE account_type = $1 AND enabled AND NOT EXISTS (
         SELECT FROM official_receiver WHERE individual_id = a.id OR back_office_id = a.id)
       ORDER BY created_at LIMIT 1`,
      [type],
    )
  )[0]
const { dialog } = onPage(() => page)
const toast = (text: string) => page.getByText(text).first().waitFor()
const asked = (path: string, work: () => Promise<unknown>) => requestOf(page, path, work)
const RECEIVERS = pathOf(contract.officialReceivers.list)
/** Returns the number in the badge of the tab. */
const badge = async () => {
  const counted = page.getByRole('tab', { name: /^Official Receivers\D*\d/ })
  await counted.waitFor()
  return Number((await counted.textContent())?.replace(/\D/g, ''))
}

describe('official receivers', () => {
  it('are made from the client list: a client found by email, and a backoffice account', async () => {
    await openList(page, 'accounts/breakdown')
    const before = await badge()
    const [client, staff] = [await free('INDIVIDUAL'), await free('BACKOFFICE')]
    await page.locator('.page-head').getByRole('button', { name: 'Make Official Receiver' }).click()
    await dialog().getByRole('searchbox', { name: 'Individual account' }).fill(client.email)
    await dialog().getByRole('radio', { name: client.email }).check()
    await dialog().getByRole('searchbox', { name: 'Backoffice account' }).fill(staff.name)
    await dialog().getByRole('radio', { name: staff.email }).check()
    const request = await asked(RECEIVERS, () =>
      dialog().getByRole('button', { name: 'Make Official Receiver' }).click(),
    )
    expect(request.postDataJSON()).toEqual({ individualAccountId: client.id, backOfficeAccountId: staff.id })
    await toast('Account converted to official receiver')
    await expect.poll(badge).toBe(before + 1)
    await page.getByRole('tab', { name: /^Official Receivers/ }).click()
    const first = page.locator('tr[data-key]').first()
    for (const text of [client.name, staff.name, client.email, staff.email, 'Active'])
      await first.getByText(text).waitFor()
  })
})

describe('a member of staff', () => {
  beforeAll(async () => {
    await openList(page, 'accounts/breakdown?tab=staff')
    await page.getByRole('button', { name: 'Add Account' }).click()
  })

  it.each(['png', 'jpeg', 'bmp'] as const)('is given a signature cut from a %s with keys alone', async kind => {
    const drawn = sharp({ create: { width: 90, height: 90, channels: 3, background: 'white' } })
    const raw = await drawn.clone().raw().toBuffer()
    const head = Buffer.alloc(54)
    head.write('BM')
    head.writeUInt32LE(54 + 272 * 90, 2)
    head.writeUInt32LE(54, 10)
    head.writeUInt32LE(40, 14)
    head.writeInt32LE(90, 18)
    head.writeInt32LE(90, 22)
    head.writeUInt16LE(1, 26)
    head.writeUInt16LE(24, 28)
    const bitmap = Buffer.concat([head, Buffer.alloc(272 * 90, raw[0])])
    const buffer = kind === 'bmp' ? bitmap : await drawn.clone()[kind]().toBuffer()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `signature.${kind}`, mimeType: `image/${kind}`, buffer })
    const frame = page.getByRole('application', { name: 'Picture position' })
    await frame.focus()
    const picture = () => page.locator('.crop img').getAttribute('style')
    const start = await picture()
    await page.keyboard.press('ArrowDown')
    await expect.poll(picture).not.toBe(start)
    const moved = await picture()
    for (let times = 0; times < 5; times++) await page.keyboard.press('+')
    await expect.poll(picture).toContain('scale(1.5)')
    await page.getByRole('button', { name: 'Move right' }).press('Enter')
    await expect.poll(picture).not.toBe(moved)
    // The dialog is the same for each kind of picture.
    if (kind === 'png') expect(await barriersOf(page)).toEqual([])
    const shown = page.locator('.picture-shown img')
    const before = (await shown.count()) ? await shown.getAttribute('src') : null
    await page.getByRole('button', { name: 'Use this area' }).press('Enter')
    // The picture is cut out first: a file chosen meanwhile would be closed with this one.
    await frame.waitFor({ state: 'hidden' })
    expect(await shown.getAttribute('src')).not.toBe(before)
    const cut = await shown.evaluate(image => [Reflect.get(image, 'naturalWidth'), Reflect.get(image, 'naturalHeight')])
    expect(cut[0]).toBe(cut[1] * 3)
  })

  it('keeps no picture that is none, whatever it is called', async () => {
    const chosen = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(text) })
    for (const [name, text] of [
      ['mark.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['tool.jpeg', 'MZ this program cannot be run'],
    ] as const) {
      await chosen(name, text)
      await dialog().getByText('Choose a file of one of these types', { exact: false }).waitFor()
    }
    page.once('dialog', one => void one.accept())
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    expect(visitor.faults).toEqual([])
  })
})

describe('has no accessibility violations and no overflow, on a phone and on a desktop', () => {
  let here: Page
  beforeAll(async () => {
    here = (await portal.open(phone)).page
    await portal.signIn(here, 'admin')
  })
  const look = () => expectInBothLooks(here)

  it('in the dialog that makes a receiver', async () => {
    await openList(here, 'accounts/breakdown?tab=clients')
    await here.locator('.page-head').getByRole('button', { name: 'Make Official Receiver' }).click()
    await here.getByRole('dialog').getByRole('radio').first().waitFor()
    await look()
  })
})
