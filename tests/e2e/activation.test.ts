import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { type TestPortal, testPortal } from '../support/browser'
import { fromMenu, openList, requestOf } from '../support/listActions'
import { pathOf } from '../support/pathOf'

const mailed: { to: string; text: string }[] = []
let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({
    mailer: {
      async send({ to, text }) {
        mailed.push({ to, text })
      },
    },
  })
  page = (await portal.open()).page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
/** An account of a type, made inactive: it is sent a link to become active. */
const inactive = async (type: string) => {
  const [account] = await query(
    'SELECT id, display_name AS name, email FROM account WHERE account_type = $1 AND enabled ORDER BY created_at LIMIT 1',
    [type],
  )
  await query('UPDATE account SET enabled = false, username = email WHERE id = $1', [account.id])
  return account
}
const linkOf = () => /\/activate#[\w-]+/.exec(mailed.at(-1)?.text ?? '')?.[0] ?? ''

describe('an activation link', () => {
  it('is sent again from the list, opens without a session, and works once', async () => {
    const { id, name, email } = await inactive('BACKOFFICE')
    await openList(page, 'accounts/breakdown?tab=staff&accountStatus=INACTIVE')
    await fromMenu(page, id, 'activation link')
    await page.getByText('An activation link was sent to').first().waitFor()
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
    await here.getByText('Use at least 12 characters').waitFor()
    await here.getByLabel('New password').fill('two boats on the lake')
    await here.getByLabel('Repeat password').fill('two boats on a lake')
    await here.keyboard.press('Enter')
    await here.getByText('The passwords do not match').waitFor()
    await expect.poll(() => here.evaluate('document.activeElement.name')).toBe('again')
    await here.getByLabel('Repeat password').fill('two boats on the lake')
    const request = await requestOf(here, pathOf(contract.activation.setPassword), () => here.keyboard.press('Enter'))
    expect(request.headers().authorization).toBeUndefined()
    await here.getByRole('heading', { name: 'Your account is active' }).waitFor()
    expect(here.url()).toBe(`${portal.url}/activate`)
    expect(addresses.filter(address => address.includes(link.slice(11)))).toEqual([])

    await here.getByRole('link', { name: 'Go to sign in' }).click()
    await portal.giveCredentials(here, email, 'two boats on the lake')
    await here.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
    await here.goto('about:blank')
    await here.goto(`${portal.url}${link}`)
    await here.getByText('This link has already been used.', { exact: false }).waitFor()
    expect(guest.faults).toEqual([])
    await guest.context.close()
  })

  it('shows why it does not open, and can be checked again after a lost connection', async () => {
    const { id } = await inactive('MDA')
    const send = async () => {
      await openList(page, 'accounts/breakdown?tab=mdas&accountStatus=INACTIVE')
      const count = mailed.length
      await fromMenu(page, id, 'activation link')
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
    await opens(older, 'This link has been replaced.')
    await opens('/activate#unknown', 'This link is not valid.')
    await opens('/activate', 'This link is not valid.')
    await here.route('**/portal/activation', route => route.abort())
    await opens(newer, 'The registry cannot be reached.')
    await here.unroute('**/portal/activation')
    await here.getByRole('button', { name: 'Try again' }).click()
    await here.getByLabel('New password').waitFor()
    await query(`UPDATE activation_link SET expires_at = now() - interval '1 minute' WHERE account_id = $1`, [id])
    await here.getByLabel('New password').fill('two boats on the lake')
    await here.getByLabel('Repeat password').fill('two boats on the lake')
    await here.keyboard.press('Enter')
    await here.getByText('This link has expired.', { exact: false }).waitFor()
    await context.close()
  })
})

it('has no accessibility violations with a valid and with an expired link, on a phone and on a desktop', async () => {
  const { page: here, context } = await portal.open(phone)
  await portal.signIn(here, 'admin')
  const { id } = await inactive('PRIVATE_ORGANIZATION')
  await openList(here, 'accounts/breakdown?tab=private&accountStatus=INACTIVE')
  const count = mailed.length
  await fromMenu(here, id, 'activation link')
  await expect.poll(() => mailed.length).toBe(count + 1)
  for (const address of [linkOf(), '/activate#unknown']) {
    await here.goto('about:blank')
    await here.goto(address)
    await here.getByLabel('New password').or(here.getByRole('alert')).first().waitFor()
    await expectInBothLooks(here)
  }
  await context.close()
})
