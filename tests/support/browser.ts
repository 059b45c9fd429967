import type { AddressInfo } from 'node:net'
import { CurrentUser } from '@contract/auth/session'
import { createApp } from '@server/app'
import { demonstrationGateway, demonstrationPapers } from '@server/demonstration'
import type { Mailer } from '@server/mail/mailer'
import type { Downstream } from '@server/processes/downstream'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { abilitiesOf } from '@/authProvider/session'
import { sharedChromium } from './chromium'
import { type TestDatabase, testDatabase } from './database'
import { followRequests } from './networkIdle'
import { watch } from './printPages'
import { seededTemplate } from './seededTemplate'
import { beginSession, catchCodes, passwordOf } from './sessions'

export type Visitor = { page: Page; context: BrowserContext; faults: string[] }

/** Navigates within the loaded page, as a link or, with `replaceState`, as a redirect. */
const lead = (page: Page, address: string, how: 'pushState' | 'replaceState') =>
  page.evaluate(
    ({ address, how }) => {
      const state = { idx: history.state?.idx ?? 0, key: crypto.randomUUID(), usr: null }
      if (how === 'pushState') state.idx++
      history[how](state, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    { address, how },
  )

const undisturbed = () => !new URLSearchParams(location.search).has('open') && !document.querySelector('[role=dialog]')

const dismissNotices = () => {
  for (const button of document.querySelectorAll<HTMLElement>('.notice-dismiss')) button.click()
}

/**
 * Sets the size of the window in pixels, and waits until the page is drawn in it: a page can tell the new size, be laid
 * out once more in the old one, and only then stay.
 */
export const resize = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(
    async size => {
      const isLaidOut = () =>
        innerWidth === size.width && innerHeight === size.height && matchMedia(`(width: ${size.width}px)`).matches
      for (let frames = 0; frames < 2; frames++) {
        if (!isLaidOut()) return false
        await new Promise(requestAnimationFrame)
      }
      return isLaidOut()
    },
    { width, height },
  )
}

/** Returns the address of the page that a dialog opens over. */
export const pageOf = (address: string) => address.split(/[?&]open=/)[0]

/** Opens a dialog over the page that is shown, by its address. */
export const openDialogAt = async (page: Page, address: string) => {
  await page.waitForFunction(undisturbed)
  await lead(page, address, 'pushState')
  await page.getByRole('dialog').or(page.getByRole('alert')).first().waitFor()
}

/** Page that shows only its heading and sends no request. */
const EMPTY_PAGE = '/home/reports'

/** Returns the heading when the page shows nothing else. */
const onlyHeading = () => {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')?.textContent
  return main?.textContent === heading && heading
}

/**
 * Opens an address of the portal, and waits until its page has replaced the one before. A loaded portal navigates
 * inside the page, which takes a tenth of the time of loading it: through an empty page and without old toasts, so that
 * nothing of the previous page is mistaken for the new one. Tests of loading itself use `page.goto`.
 */
export const follow = async (page: Page, address: string) => {
  const stands = /^\/home\//.test(new URL(page.url(), 'http://none').pathname)
  if (stands && !(await page.evaluate(undisturbed))) await page.keyboard.press('Escape')
  // A closing dialog first goes back one step in the history; a dialog that stays open, with typed text, needs a
  // reload.
  const free = stands && (await page.waitForFunction(undisturbed, undefined, { timeout: 1000 }).catch(() => false))
  if (!free) return void (await page.goto(address))
  await lead(page, EMPTY_PAGE, 'pushState')
  const heading = await page.waitForFunction(onlyHeading)
  await page.evaluate(dismissNotices)
  await lead(page, address, 'replaceState')
  // The router shows the previous page until the code of the next one is loaded.
  if (!address.startsWith(EMPTY_PAGE))
    await page.waitForFunction(
      before => document.querySelector('main')?.textContent !== before,
      await heading.jsonValue(),
    )
}

/** Slows the page's processor down by `PROCESSOR_SLOWDOWN`, which shows the races of a test on a quick machine. */
const slowProcessor = async (page: Page) => {
  const rate = Number(process.env.PROCESSOR_SLOWDOWN ?? 1)
  if (rate > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
}

/** Starts the built portal with the real API on a real database, and a browser. */
export const testPortal = async ({
  companies = 300,
  mailer,
  downstream,
  portalFolder,
}: {
  companies?: number
  mailer?: Mailer
  /** Without it processes wait in their queues. */
  downstream?: Downstream
  /** Folder of another build to serve in place of the portal's. */
  portalFolder?: string
} = {}) => {
  const test: TestDatabase = await testDatabase({}, await seededTemplate(companies, new Date()))
  const { delivery, codeFor } = catchCodes()
  const app = await createApp({
    database: test.database,
    settings: test.settings,
    delivery,
    mailer,
    gateway: demonstrationGateway(),
    downstream,
    makers: demonstrationPapers,
    ...(portalFolder && { portalFolder }),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const browser: Browser = await sharedChromium()
  const contexts: BrowserContext[] = []

  /** Opens a new browser profile; `faults` collects page errors and violations of its security policy. */
  const open = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<Visitor> => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      // Animations would only cost waiting time.
      reducedMotion: 'reduce',
      ...options,
    })
    contexts.push(context)
    const page = await context.newPage()
    watch(page)
    followRequests(page)
    await slowProcessor(page)
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => {
      if (/Content Security Policy|Content-Security-Policy/i.test(message.text())) faults.push(message.text())
    })
    return { page, context, faults }
  }

  const giveCredentials = async (page: Page, username: string, password = passwordOf(username)) => {
    await page.getByLabel('Username or Email').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
  }

  /** Signs in as a person does: name, password, and the code that was actually sent. */
  const signInByHand = async (page: Page, username: string, address: string) => {
    await page.goto(address)
    await giveCredentials(page, username)
    const title = page.getByRole('heading', { name: 'Verify that it is you signing in' })
    const elsewhere = page.getByRole('button', { name: 'Logout Old Session' })
    await title.or(elsewhere).first().waitFor()
    if (await elsewhere.isVisible()) await elsewhere.click()
    await title.waitFor()
    await page.keyboard.type(codeFor(username))
    await page.waitForURL('**/home/**')
  }

  /**
   * Signs in. With the address of a page that requires it, by its form, which leads to that page; else by the same calls,
   * with the session put into the portal's storage, as in a tab that is signed in already, on the page that costs least.
   */
  const signIn = async (page: Page, username: string, address?: string) => {
    if (address !== undefined) return signInByHand(page, username, address)
    const answer = await beginSession(app, username, codeFor)
    const user = CurrentUser.parse(answer.user)
    await page.goto('/config.json')
    await page.evaluate(
      kept => {
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
      },
      {
        token: answer.accessToken,
        currentUser: JSON.stringify(user),
        abilities: JSON.stringify(abilitiesOf(user)),
      },
    )
    await page.goto(EMPTY_PAGE, { waitUntil: 'commit' })
  }

  return {
    ...test,
    app,
    url,
    open,
    signIn,
    giveCredentials,
    codeFor,
    async close() {
      await Promise.all(contexts.map(context => context.close()))
      await app.close()
      await test.close()
    },
  }
}

export type TestPortal = Awaited<ReturnType<typeof testPortal>>
