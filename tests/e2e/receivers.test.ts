import type { Page, Request } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { type Desk, follow, type TestPortal, testPortal } from '../support/browser'
import { quiet } from '../support/quiet'

const mailed: { to: string; text: string }[] = []
let portal: TestPortal
let desk: Desk
let page: Page
beforeAll(async () => {
  portal = await testPortal({
    companies: 1500,
    mailer: {
      async send({ to, text }) {
        mailed.push({ to, text })
      },
    },
  })
  desk = await portal.open()
  page = desk.page
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
const list = async (here: Page, path: string) => {
  await follow(here, `/home/${path}`)
  await here.locator('tr[data-key]').first().waitFor()
}
const dialog = () => page.getByRole('dialog')
const toast = (text: string) => page.getByText(text).first().waitFor()
const asked = (path: string, work: () => Promise<unknown>, of = page) => {
  const request = of.waitForRequest(one => new URL(one.url()).pathname === path && one.method() !== 'OPTIONS')
  return work().then(() => request)
}
const parameters = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams)
const fromMenu = async (row: string, action: string) => {
  await page.locator(`tr[data-key="${row}"]`).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const RECEIVERS = '/insolvency/official-receivers'
/** How many the tab counts, once it has counted. */
const badge = async () => {
  const counted = page.getByRole('tab', { name: /^Official Receivers\D*\d/ })
  await counted.waitFor()
  return Number((await counted.textContent())?.replace(/\D/g, ''))
}

describe('official receivers', () => {
  it('are made from the client list: a client found by email or phone, and a backoffice account', async () => {
    await list(page, 'accounts/breakdown')
    const before = await badge()
    const [client, staff] = [await free('INDIVIDUAL'), await free('BACKOFFICE')]
    await page.locator('.list-head').getByRole('button', { name: 'Make Official Receiver' }).click()
    const clients = dialog().getByRole('searchbox', { name: 'Individual account' })
    const individuals = '/auth/api/users/individual'
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
    // What was picked stays in sight whatever is searched for next.
    await clients.fill('Nobody at all')
    await dialog().getByText('No Account Found').waitFor()
    expect(await dialog().getByRole('radio', { name: client.email }).isChecked()).toBe(true)
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
    await list(page, 'accounts/breakdown?tab=clients')
    await fromMenu(id, 'Make Official Receiver')
    await dialog().getByRole('radio', { name }).first().waitFor()
    await expect.poll(() => dialog().getByRole('radio', { checked: true }).count()).toBe(1)
    await dialog().getByRole('button', { name: 'Make Official Receiver' }).click()
    await dialog().getByText('Fill this in').first().waitFor()
    await dialog().getByRole('searchbox', { name: 'Backoffice account' }).fill(taken.name)
    await dialog().getByRole('radio', { name: taken.email }).check()
    await dialog().getByRole('button', { name: 'Make Official Receiver' }).click()
    await dialog().getByText(`Another official receiver has the backoffice account of ${taken.name}.`).waitFor()
    await expect.poll(() => dialog().getByRole('radio', { checked: true }).count()).toBe(2)
    await page.route(`**${RECEIVERS}`, route => route.fulfill({ status: 500, json: {} }))
    await dialog().getByRole('button', { name: 'Make Official Receiver' }).click()
    await toast('Failed to transfer')
    await page.unroute(`**${RECEIVERS}`)
    page.once('dialog', one => void one.accept())
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })

  it('are searched by name and email on Enter, and revoked after a question', async () => {
    await list(page, 'accounts/breakdown?tab=receivers')
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
    const request = await asked(`${RECEIVERS}/${id}/delete`, () =>
      dialog().getByRole('button', { name: 'YES' }).click(),
    )
    expect([request.method(), request.postData()]).toEqual(['POST', null])
    await toast('Receiver has been revoked')
    await row.getByText('Revoked').waitFor()
    expect(await row.getByRole('button', { name: 'Revoke' }).count()).toBe(0)
  })

  it('that cannot be read say why, on the page and in a toast, and come with Reload', async () => {
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

describe('integrations', () => {
  const integrators = 'integrations/mdas_and_partners'

  it('list MDAs and partners, ten to a page counted from zero, each with what is known of it', async () => {
    const request = await asked('/auth/api/users', () => list(page, 'integrations'))
    expect(parameters(request)).toEqual({ accountType: 'MDA', page: '0', perPage: '10' })
    await page.waitForURL(`**/${integrators}`)
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual(['MDA Integrators', 'Partner Integrators', 'Settings'])
    expect((await page.getByRole('columnheader').allInnerTexts()).slice(0, 6)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Nationality',
      'Date Created',
      'Status',
    ])
    const partners = await asked('/auth/api/users', () =>
      page.getByRole('tab', { name: 'Partner Integrators' }).click(),
    )
    expect(parameters(partners)).toMatchObject({ accountType: 'PARTNER' })
    await list(page, integrators)
    const row = page.locator('tr[data-key]').first()
    const [{ email }] = await query('SELECT email FROM account WHERE id::text = $1', [
      await row.getAttribute('data-key'),
    ])
    await row.getByRole('button', { name: 'View' }).click()
    await dialog().getByText(email).waitFor()
    await dialog()
      .getByText('No keys have been generated yet.')
      .or(dialog().getByRole('rowheader', { name: 'Access areas' }))
      .waitFor()
    await dialog().getByRole('button', { name: 'Close' }).click()
  })

  it('have keys generated for the access areas that are chosen, told once, and masked from then on', async () => {
    const [{ id, name }] = await query(
      `SELECT id, display_name AS name FROM account WHERE account_type = 'MDA' AND enabled AND NOT api_access
       ORDER BY display_name LIMIT 1`,
    )
    await list(page, `${integrators}?tab=mdas&search=${encodeURIComponent(name)}`)
    const row = page.locator(`tr[data-key="${id}"]`)
    await row.getByRole('button', { name: 'Generate Keys' }).click()
    // The areas are read when the dialog opens.
    await dialog().getByRole('checkbox', { name: 'Directors' }).waitFor()
    for (const box of await dialog().getByRole('checkbox').all()) await box.uncheck()
    await dialog().getByRole('checkbox', { name: 'Directors' }).check()
    const setUp = page.waitForResponse('**/third-party-api/access/setup')
    await dialog().getByRole('button', { name: 'Save' }).click()
    const { apiKey, secretKey } = (await (await setUp).json()).data
    await dialog().getByRole('button', { name: 'I have kept both keys' }).click()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await row.getByRole('button', { name: 'View' }).click()
    await dialog().getByRole('rowheader', { name: 'API key' }).waitFor()
    const text = await dialog().textContent()
    expect(text).toContain('Directors')
    expect(text).toContain('••••••••')
    for (const key of [apiKey, secretKey]) expect(text).not.toContain(key)
    await dialog().getByRole('button', { name: 'Close' }).click()
  })

  it('create access levels; the modals to edit and delete one close, and no call is made', async () => {
    await list(page, `${integrators}?tab=settings`)
    await page.getByRole('button', { name: 'Create Access Level' }).click()
    await dialog().getByLabel('Endpoint').fill('/entity/stamps')
    await dialog().getByLabel('Service name').fill('Stamps')
    const request = await asked('/third-party-api/access-list/create', () =>
      dialog().getByRole('button', { name: 'Save' }).click(),
    )
    expect(request.postDataJSON()).toEqual({ endPoint: '/entity/stamps', serviceName: 'Stamps', description: '' })
    await toast('Access Level created')
    await page.getByPlaceholder('Endpoint or service').fill('stamps')
    const row = page.locator('tr[data-key]').filter({ hasText: '/entity/stamps' })
    const changes: string[] = []
    page.on('request', one => {
      if (one.method() !== 'GET') changes.push(one.url())
    })
    await row.getByRole('button', { name: 'Edit' }).click()
    expect(await dialog().getByLabel('Service name').inputValue()).toBe('Stamps')
    await dialog().getByLabel('Service name').fill('Seals')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().waitFor({ state: 'detached' })
    await toast('Access levels cannot be changed yet. Nothing was saved.')
    await row.getByRole('button', { name: 'Delete' }).click()
    await dialog().getByText('Are you sure of this action ?').waitFor()
    await dialog().getByRole('button', { name: 'YES' }).click()
    await dialog().waitFor({ state: 'detached' })
    await toast('Access levels cannot be deleted yet. Nothing was deleted.')
    await row.getByText('Stamps', { exact: true }).waitFor()
    expect(changes).toEqual([])
  })

  it('have three forms of credentials, which keep and send nothing', async () => {
    await follow(page, '/home/integrations/credentials')
    const form = (name: string) => page.getByRole('form', { name })
    const requests: string[] = []
    await form('Tax authority').waitFor()
    page.on('request', one => requests.push(one.url()))
    await form('National ID authority').getByLabel('Key').fill('planted-key')
    await form('National ID authority').getByRole('button', { name: 'Save' }).click()
    await form('National ID authority').getByText('Fill this in').waitFor()
    expect(await page.evaluate('document.activeElement.name')).toBe('secret')
    await page.keyboard.type('planted-secret')
    await page.keyboard.press('Enter')
    await toast('Saving is not available yet. Nothing was kept or sent.')
    for (const name of ['Tax authority', 'Document management'])
      expect(
        await form(name)
          .getByLabel(/Access key|Secret/)
          .getAttribute('type'),
      ).toBe('password')
    expect(requests.filter(address => !address.includes('/assets/'))).toEqual([])
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
    expect(kept).not.toContain('planted')
  })
})

describe('a member of staff', () => {
  const nin = '/integration/api/nira'
  const box = (label: string) => dialog().getByLabel(label)

  it('is filled in by the NIN that stands there, never by one that was answered late', async () => {
    const people = await query('SELECT nin, surname FROM national_identity ORDER BY nin LIMIT 2')
    await list(page, 'accounts/breakdown?tab=staff')
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
    await quiet(page)
    expect(await box('Surname').inputValue()).toBe(people[1].surname)
    await box('Surname').fill('Corrected')
    await page.unroute(`**${nin}`)
    expect(await box('Surname').inputValue()).toBe('Corrected')
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
    const frame = page.getByRole('application', { name: 'The picture under the frame' })
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
    await page.getByRole('button', { name: 'Use this part' }).press('Enter')
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
      await dialog().getByText('The file is none of the kinds taken here', { exact: false }).waitFor()
    }
    page.once('dialog', one => void one.accept())
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    expect(desk.faults).toEqual([])
  })
})

describe('an activation link', () => {
  const linkOf = () => /\/activate#[\w-]+/.exec(mailed.at(-1)?.text ?? '')?.[0] ?? ''

  it('is sent again from the list, opens without a session, and works once', async () => {
    const { id, name, email } = await free('BACKOFFICE')
    await query('UPDATE account SET enabled = false, username = email WHERE id = $1', [id])
    await list(page, 'accounts/breakdown?tab=staff&accountStatus=INACTIVE')
    await fromMenu(id, 'activation link')
    await toast('An activation link was sent to')
    expect(mailed.at(-1)?.to).toBe(email)
    const link = linkOf()

    const guest = await portal.open()
    const here = guest.page
    const addresses: string[] = []
    here.on('request', one => addresses.push(`${one.url()} ${one.headers().referer ?? ''}`))
    await here.goto(link)
    await here.getByText(name).waitFor()
    await here.getByLabel('New password').fill('short')
    await here.keyboard.press('Enter')
    await here.getByText('The password has fewer than 12 characters').waitFor()
    await here.getByLabel('New password').fill('two boats on the lake')
    await here.getByLabel('The same password again').fill('two boats on a lake')
    await here.keyboard.press('Enter')
    await here.getByText('This is not the same password').waitFor()
    expect(await here.evaluate('document.activeElement.name')).toBe('again')
    await here.getByLabel('The same password again').fill('two boats on the lake')
    const request = await asked('/set-password', () => here.keyboard.press('Enter'), here)
    expect(request.headers().authorization).toBeUndefined()
    await here.getByRole('heading', { name: 'Your account is active' }).waitFor()
    expect(here.url()).toBe(`${portal.url}/activate`)
    expect(addresses.filter(address => address.includes(link.slice(11)))).toEqual([])

    await here.getByRole('link', { name: 'Go to sign in' }).click()
    await portal.giveCredentials(here, email, 'two boats on the lake')
    await here.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
    await here.goto('about:blank')
    await here.goto(`${portal.url}${link}`)
    await here.getByText('This link has been used already.', { exact: false }).waitFor()
    expect(guest.faults).toEqual([])
    await guest.context.close()
  })

  it('that opens nothing says why, and one that could not be looked at is looked at again', async () => {
    const { id } = await free('MDA')
    const send = async () => {
      await query('UPDATE account SET enabled = false WHERE id = $1', [id])
      await list(page, 'accounts/breakdown?tab=mdas&accountStatus=INACTIVE')
      const count = mailed.length
      await fromMenu(id, 'activation link')
      await expect.poll(() => mailed.length).toBe(count + 1)
      return linkOf()
    }
    const [older, newer] = [await send(), await send()]
    const { page: here, context } = await portal.open()
    const opens = async (link: string, says: string) => {
      await here.goto('about:blank')
      await here.goto(`${portal.url}${link}`)
      await here.getByText(says, { exact: false }).waitFor()
    }
    await opens(older, 'This link is no longer good.')
    await opens('/activate#unknown', 'This link is not known.')
    await opens('/activate', 'This link is not known.')
    await here.route('**/portal/activation', route => route.abort())
    await opens(newer, 'The registry cannot be reached.')
    await here.unroute('**/portal/activation')
    await here.getByRole('button', { name: 'Try again' }).click()
    await here.getByLabel('New password').waitFor()
    await query(`UPDATE activation_link SET expires_at = now() - interval '1 minute' WHERE account_id = $1`, [id])
    await here.getByLabel('New password').fill('two boats on the lake')
    await here.getByLabel('The same password again').fill('two boats on the lake')
    await here.keyboard.press('Enter')
    await here.getByText('This link is too old.', { exact: false }).waitFor()
    await context.close()
  })
})

describe.each([
  ['light, 1440 wide', { colorScheme: 'light', viewport: { width: 1440, height: 900 } }],
  ['dark, 360 wide', { colorScheme: 'dark', viewport: { width: 360, height: 780 }, hasTouch: true }],
] as const)('nothing bars anybody, and nothing is cut off: %s', (_, options) => {
  let here: Page
  beforeAll(async () => {
    here = (await portal.open(options)).page
    await portal.signIn(here, 'admin')
  })
  const look = async () => {
    expect(await barriersOf(here)).toEqual([])
    expect(await here.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  }

  it('where a receiver is made', async () => {
    await list(here, 'accounts/breakdown?tab=clients')
    await here.locator('.list-head').getByRole('button', { name: 'Make Official Receiver' }).click()
    await here.getByRole('dialog').getByRole('radio').first().waitFor()
    await look()
  })

  it.each(['mdas', 'partners', 'settings'])('the %s of the integrations', async tab => {
    await list(here, `integrations/mdas_and_partners?tab=${tab}`)
    await look()
  })

  it('the credentials', async () => {
    await follow(here, '/home/integrations/credentials')
    await here.getByRole('form').first().waitFor()
    await here.getByRole('button', { name: 'Save' }).first().click()
    await look()
  })

  it('where a password is chosen, and where that is no longer so', async () => {
    const { id } = await free('PRIVATE_ORGANIZATION')
    await query('UPDATE account SET enabled = false WHERE id = $1', [id])
    await list(here, 'accounts/breakdown?tab=private&accountStatus=INACTIVE')
    await here.locator(`tr[data-key="${id}"]`).getByRole('button', { name: 'More' }).click()
    const count = mailed.length
    await here.getByRole('menuitem', { name: 'activation link' }).click()
    await expect.poll(() => mailed.length).toBe(count + 1)
    const link = /\/activate#[\w-]+/.exec(mailed.at(-1)?.text ?? '')?.[0] ?? ''
    for (const address of [link, '/activate#unknown']) {
      await here.goto('about:blank')
      await follow(here, address)
      await here.getByLabel('New password').or(here.getByRole('alert')).first().waitFor()
      await look()
    }
  })
})
