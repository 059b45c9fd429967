import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('sends an activation link again from the list, which opens without a session, works once, and is accessible', async () => {
  const { id, name, email } = await inactive('BACKOFFICE')
  await openList(page, 'accounts/breakdown?tab=staff&accountStatus=INACTIVE')
  await fromMenu(page, id, 'activation link')
  await page.getByText('An activation link was sent to').first().waitFor()
  expect(mailed.at(-1)?.to).toBe(email)
  const link = linkOf()

  const guest = await portal.open(phone)
  const here = guest.page
  const addresses: string[] = []
  here.on('request', one => addresses.push(`${one.url()} ${one.headers().referer ?? ''}`))
  await here.goto(link)
  await here.getByText(name).waitFor()
  await expectInBothLooks(here, 'a valid link')
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
  await expectInBothLooks(here, 'a link that has ended')
  expect(guest.faults).toEqual([])
  await guest.context.close()
})
