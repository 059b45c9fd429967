import { contract } from '@contract/index'
import type { Page, Request } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { fromMenu, openList, requestOf } from '../support/listActions'
import { networkIdle } from '../support/networkIdle'
import { onPage } from '../support/onPage'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({
    companies: 2000,
    mailer: { send: async () => undefined },
  })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const free = async (type: string, more = 'enabled') =>
  (
    await query(
      `SELECT id, display_name AS name, email, phone_digits AS digits FROM account a
       WHERE account_type = $1 AND ${more} AND NOT EXISTS (
         SELECT FROM official_receiver WHERE individual_id = a.id OR back_office_id = a.id)
       ORDER BY created_at LIMIT 1`,
      [type],
    )
  )[0]
const { dialog } = onPage(() => page)
const toast = (text: string) => page.getByText(text).first().waitFor()
const asked = (path: string, work: () => Promise<unknown>) => requestOf(page, path, work)
const parameters = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams)
const RECEIVERS = pathOf(contract.officialReceivers.list)
/** Returns the number in the badge of the tab. */
const badge = async () => {
  const counted = page.getByRole('tab', { name: /^Official Receivers\D*\d/ })
  await counted.waitFor()
  return Number((await counted.textContent())?.replace(/\D/g, ''))
}

describe('official receivers', () => {
  it('are made from the client list: a client found by email or phone, and a backoffice account', async () => {
    await openList(page, 'accounts/breakdown')
    const before = await badge()
    const [client, staff] = [await free('INDIVIDUAL'), await free('BACKOFFICE')]
    await page.locator('.page-head').getByRole('button', { name: 'Make Official Receiver' }).click()
    const clients = dialog().getByRole('searchbox', { name: 'Individual account' })
    const individuals = pathOf(contract.accounts.individuals)
    await dialog().getByRole('radio').first().waitFor()
    expect(parameters(await asked(individuals, () => clients.fill(client.email)))).toMatchObject({
      email: client.email,
      page: '0',
      perPage: '15',
    })
    expect(parameters(await asked(individuals, () => clients.fill(client.digits)))).toHaveProperty('phone')
    await dialog().getByRole('combobox', { name: 'Rows' }).first().click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['15', '20', '50', '100'])
    await page.getByRole('option', { name: '15' }).click()
    await clients.fill('Nobody at all')
    await dialog().getByText('No Account Found').waitFor()
    await clients.fill(client.name)
    await dialog().getByRole('radio', { name: client.email }).check()
    // The picked account stays visible during the next search.
    await clients.fill('Nobody at all')
    await dialog().getByText('No Account Found').waitFor()
    await expect.poll(() => dialog().getByRole('radio', { name: client.email }).isChecked()).toBe(true)
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
    expect((await page.getByRole('columnheader').allInnerTexts()).slice(0, 5)).toEqual([
      'Names',
      'Emails',
      'Phones',
      'Date Created',
      'Status',
    ])
  })

  it('start from the row of a client too; a refusal leaves what was picked, and says which of the two', async () => {
    const [{ id, name }] = await query(
      `SELECT a.id, display_name AS name FROM account a WHERE account_type = 'INDIVIDUAL' AND enabled AND NOT EXISTS (
         SELECT FROM official_receiver WHERE individual_id = a.id) ORDER BY created_at DESC LIMIT 1`,
    )
    const [taken] = await query(`
      SELECT email, display_name AS name FROM account JOIN official_receiver r ON r.back_office_id = account.id
      WHERE revoked_at IS NULL LIMIT 1`)
    await openList(page, 'accounts/breakdown?tab=clients')
    await fromMenu(page, id, 'Make Official Receiver')
    await dialog().getByRole('radio', { name }).first().waitFor()
    await expect.poll(() => dialog().getByRole('radio', { checked: true }).count()).toBe(1)
    await dialog().getByRole('button', { name: 'Make Official Receiver' }).click()
    await dialog().getByText('This field is required').first().waitFor()
    await dialog().getByRole('searchbox', { name: 'Backoffice account' }).fill(taken.name)
    await dialog().getByRole('radio', { name: taken.email }).check()
    await dialog().getByRole('button', { name: 'Make Official Receiver' }).click()
    await dialog()
      .getByText(`The backoffice account of ${taken.name} is already linked to another official receiver.`)
      .waitFor()
    await expect.poll(() => dialog().getByRole('radio', { checked: true }).count()).toBe(2)
    await page.route(`**${RECEIVERS}`, route => route.fulfill({ status: 500, json: {} }))
    await dialog().getByRole('button', { name: 'Make Official Receiver' }).click()
    await toast('Failed to transfer')
    await page.unroute(`**${RECEIVERS}`)
    page.once('dialog', one => void one.accept())
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })

  it('are searched by name and email on Enter, and revoked after a question', async () => {
    await openList(page, 'accounts/breakdown?tab=receivers')
    const [{ id, name }] = await query(`
      SELECT r.id::text, i.display_name AS name FROM official_receiver r JOIN account i ON i.id = r.individual_id
      WHERE r.revoked_at IS NULL ORDER BY r.created_at LIMIT 1`)
    const box = page.getByPlaceholder('Name or email')
    await box.fill(name)
    expect(parameters(await asked(RECEIVERS, () => box.press('Enter')))).toMatchObject({
      search: name,
      page: '0',
      size: '10',
    })
    const row = page.locator(`tr[data-key="${id}"]`)
    await row.getByRole('button', { name: 'Revoke' }).click()
    await dialog().getByText('Are you sure of this action ?').waitFor()
    await dialog().getByText(name).waitFor()
    const request = await asked(pathOf(contract.officialReceivers.revoke, { id }), () =>
      dialog().getByRole('button', { name: 'YES' }).click(),
    )
    expect([request.method(), request.postData()]).toEqual(['POST', null])
    await toast('Receiver has been revoked')
    await row.getByText('Revoked').waitFor()
    expect(await row.getByRole('button', { name: 'Revoke' }).count()).toBe(0)
  })

  it('explain on the page and in a toast why they cannot be read, with Reload', async () => {
    await page.route(`**${RECEIVERS}?**`, route =>
      route.fulfill({ status: 503, json: { message: 'The seal is away' } }),
    )
    await follow(page, '/home/accounts/breakdown?tab=receivers')
    await page.getByText('The seal is away').nth(1).waitFor()
    await page.unroute(`**${RECEIVERS}?**`)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.locator('tr[data-key]').first().waitFor()
  })
})

describe('a member of staff', () => {
  const nin = pathOf(contract.nin.lookUp)
  const box = (label: string) => dialog().getByLabel(label)

  it('is filled in by the NIN that stands there, never by one that was answered late', async () => {
    const people = await query('SELECT nin, surname FROM national_identity ORDER BY nin LIMIT 2')
    await openList(page, 'accounts/breakdown?tab=staff')
    await page.getByRole('button', { name: 'Add Account' }).click()
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    await page.route(`**${nin}`, async route => {
      if (route.request().postDataJSON().nin === people[0].nin) await held
      await route.continue().catch(() => undefined)
    })
    await asked(nin, () => box('ID number').fill(people[0].nin))
    await box('ID number').fill(people[1].nin)
    await expect.poll(() => box('Surname').inputValue()).toBe(people[1].surname)
    release()
    await networkIdle(page)
    await expect.poll(() => box('Surname').inputValue()).toBe(people[1].surname)
    await box('Surname').fill('Corrected')
    await page.unroute(`**${nin}`)
    await expect.poll(() => box('Surname').inputValue()).toBe('Corrected')
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
    expect(await barriersOf(page)).toEqual([])
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
