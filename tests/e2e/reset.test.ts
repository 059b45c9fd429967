import { contract } from '@contract/index'
import { NOTICE } from '@server/auth/ownerNotices'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { type TestPortal, testPortal } from '../support/browser'
import { requestOf } from '../support/listActions'
import { pathOf } from '../support/pathOf'

const mailed: { to: string; text: string }[] = []
let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal({
    companies: 60,
    mailer: {
      async send({ to, subject, text }) {
        if (!subject.endsWith(NOTICE)) mailed.push({ to, text })
      },
    },
  })
})
afterAll(() => portal.close())

const emailOf = async (username: string): Promise<string> =>
  (await portal.database.pool.query('SELECT email FROM account WHERE username = $1', [username])).rows[0].email
const requestPath = pathOf(contract.reset.request)

/** Types an address into the reset page and sends it. */
const request = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
}
/** Loads an address: one that differs in its fragment alone would not be loaded anew. */
const load = async (page: Page, address: string) => {
  await page.goto('about:blank')
  await page.goto(`${portal.url}${address}`)
}

it('replaces a forgotten password with a mailed link, which works once, without accessibility violations', async () => {
  const email = await emailOf('registrar')
  const { page, context, faults } = await portal.open(phone)
  const addresses: string[] = []
  page.on('request', one => addresses.push(`${one.url()} ${one.headers().referer ?? ''}`))
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await request(page, 'registrar')
  await page.getByText('Enter an email address, for example').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('email')
  await expectInBothLooks(page, 'a wrong address')
  const asked = await requestOf(page, requestPath, () => request(page, email))
  expect([asked.postDataJSON(), asked.headers().authorization]).toEqual([{ email }, undefined])
  await page.getByRole('status').getByText(`If ${email} belongs to an account`).waitFor()
  await expectInBothLooks(page, 'a request')
  await expect.poll(() => mailed.at(-1)?.to).toBe(email)
  const link = /\/new-password#[\w-]+/.exec(mailed.at(-1)?.text ?? '')?.[0] ?? ''

  await load(page, link)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await expectInBothLooks(page, 'a valid link')
  for (const label of ['New password', 'Repeat password'])
    await page.getByLabel(label, { exact: true }).fill('two boats on the lake')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your password was changed' }).waitFor()
  expect(page.url()).toBe(`${portal.url}/new-password`)
  const token = link.split('#')[1] ?? ''
  expect(addresses.filter(address => address.includes(token) || address.includes(email))).toEqual([])

  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await portal.giveCredentials(page, 'registrar', 'two boats on the lake')
  await page.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
  await load(page, link)
  await page.getByText('This link has already been used.', { exact: false }).waitFor()
  await expectInBothLooks(page, 'a link that has ended')
  expect(faults).toEqual([])
  await context.close()
})
