import { contract } from '@contract/index'
import { NOTICE } from '@server/auth/ownerNotices'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { type TestPortal, testPortal } from '../support/browser'
import { requestOf } from '../support/listActions'
import { startOtherHost } from '../support/otherHost'
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

const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const emailOf = async (username: string): Promise<string> =>
  (await query('SELECT email FROM account WHERE username = $1', [username]))[0].email
const requestPath = pathOf(contract.reset.request)

/** Types an address into the reset page and sends it. */
const request = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
}
/** Requests a link over the wire, and returns its path from the mail. */
const linkFor = async (username: string) => {
  await query('DELETE FROM sign_in_failure')
  const count = mailed.length
  const payload = { email: await emailOf(username) }
  await portal.app.inject({ method: 'POST', url: requestPath, payload })
  await expect.poll(() => mailed.length).toBe(count + 1)
  return /\/new-password#[\w-]+/.exec(mailed.at(-1)?.text ?? '')?.[0] ?? ''
}
/** Loads an address: one that differs in its fragment alone would not be loaded anew. */
const load = async (page: Page, address: string) => {
  await page.goto('about:blank')
  await page.goto(`${portal.url}${address}`)
}

describe('a forgotten password', () => {
  it('is replaced with a mailed link, which ends the session elsewhere and works once', async () => {
    const registrar = await portal.open()
    await portal.signIn(registrar.page, 'registrar')
    // An open portal finds by itself that its session has ended, within seconds.
    await registrar.page.goto('about:blank')
    const email = await emailOf('registrar')
    const guest = await portal.open()
    const { page } = guest
    const addresses: string[] = []
    page.on('request', one => addresses.push(`${one.url()} ${one.headers().referer ?? ''}`))
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByText('You will receive a link').waitFor()
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.getByText('Enter your email address').waitFor()
    await request(page, 'registrar')
    await page.getByText('Enter an email address, for example').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('email')
    const asked = await requestOf(page, requestPath, () => request(page, email))
    expect([asked.postDataJSON(), asked.headers().authorization]).toEqual([{ email }, undefined])
    await page.getByRole('status').getByText(`If ${email} belongs to an account`).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await expect.poll(() => mailed.at(-1)?.to).toBe(email)
    const link = /\/new-password#[\w-]+/.exec(mailed.at(-1)?.text ?? '')?.[0] ?? ''

    await load(page, link)
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.keyboard.press('Enter')
    await page.getByText('Use at least 12 characters').waitFor()
    for (const label of ['New password', 'Repeat password'])
      await page.getByLabel(label, { exact: true }).fill('two boats on the lake')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your password was changed' }).waitFor()
    expect(page.url()).toBe(`${portal.url}/new-password`)
    const token = link.split('#')[1] ?? ''
    expect(addresses.filter(address => address.includes(token) || address.includes(email))).toEqual([])

    await registrar.page.goto('/home/registry/business')
    await registrar.page.getByText('Your session has ended.', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Go to sign in' }).click()
    await portal.giveCredentials(page, 'registrar', 'two boats on the lake')
    await page.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
    await load(page, link)
    await page.getByText('This link has already been used.', { exact: false }).waitFor()
    expect([...guest.faults, ...registrar.faults]).toEqual([])
    await guest.context.close()
    await registrar.context.close()
  })

  it('is answered the same for an unknown address, and says how long to wait after too many requests', async () => {
    await query('DELETE FROM sign_in_failure')
    const { page, context } = await portal.open()
    await page.goto('/reset-password')
    for (let n = 0; n < 3; n++) {
      const answered = page.waitForResponse(one => one.url().endsWith(requestPath))
      await request(page, 'nobody@registry.example')
      await answered
      await page.getByRole('status').getByText('If nobody@registry.example belongs to an account').waitFor()
    }
    await request(page, 'nobody@registry.example')
    await page.getByRole('alert').getByText('Too many attempts. Wait 1 min and try again.').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('nobody@registry.example')
    await context.close()
  })

  it('mails the link in the language of the page', async () => {
    await query('DELETE FROM sign_in_failure')
    const { page, context } = await portal.open()
    await context.addInitScript(() => localStorage.setItem('daftari.locale', 'sw'))
    await page.goto('/reset-password')
    const count = mailed.length
    await page.getByLabel('Barua pepe').fill(await emailOf('auditor'))
    await page.keyboard.press('Enter')
    await expect.poll(() => mailed.length).toBe(count + 1)
    expect(mailed.at(-1)?.text).toContain('ndani ya dakika 30')
    await context.close()
  })

  it('leads from a link that has ended, or is not valid, to the page that sends a new one', async () => {
    const { page, context } = await portal.open()
    const older = await linkFor('auditor')
    const expired = await linkFor('auditor')
    await query(`UPDATE activation_link SET expires_at = now() - interval '1 second' WHERE ending IS NULL`)
    for (const [address, reason] of [
      [older, 'This link has been replaced.'],
      [expired, 'This link has expired.'],
      ['/new-password#unknown', 'This link is not valid.'],
      ['/new-password', 'This link is not valid.'],
    ] as const) {
      await load(page, address)
      await page.getByRole('alert').getByText(reason, { exact: false }).waitFor()
    }
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await page.waitForURL('**/reset-password')
    await page.getByLabel('Email').waitFor()
    await context.close()
  })

  it('has no accessibility violations, on a phone and on a desktop', async () => {
    const { page, context } = await portal.open(phone)
    const link = await linkFor('auditor')
    await page.goto('/reset-password')
    await request(page, 'no address')
    await page.getByText('Enter an email address, for example').waitFor()
    await expectInBothLooks(page, 'a wrong address')
    await request(page, 'nobody@registry.example')
    await page.getByRole('status').waitFor()
    await expectInBothLooks(page, 'a request')
    for (const address of [link, '/new-password#unknown']) {
      await load(page, address)
      await page.getByLabel('New password', { exact: true }).or(page.getByRole('alert')).first().waitFor()
      await expectInBothLooks(page, address.split('#')[0])
    }
    await context.close()
  })
})

describe('the reset page before another host', () => {
  it.each([
    ['sends nothing', {}, 0],
    ['sends the call where its switch is on', { switches: { requestReset: true } }, 1],
  ])('shows what was typed, and %s', async (_, switches, calls) => {
    const sent: string[] = []
    const received = (path: string) => sent.push(path)
    const host = await startOtherHost(portal.app, 'dist', { config: { apiBase: '/api', ...switches }, received })
    const { page, context } = await portal.open({ baseURL: host.url })
    await page.goto('/reset-password')
    await request(page, 'amina@registry.example')
    await page.getByRole('alertdialog').getByText('amina@registry.example').waitFor()
    await expect.poll(() => sent).toEqual(Array(calls).fill(requestPath))
    await context.close()
    await host.close()
  })
})
