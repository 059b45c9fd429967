import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allDialogs, dialogsOfEachKind } from '../support/allPages'
import { follow, openDialogAt, pageOf, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { atFirst } from '../support/hostTrouble'
import { closeDialogs } from '../support/listActions'
import { type OtherHost, startOtherHost } from '../support/otherHost'
import { portalClient } from '../support/portalClient'
import { beginSession } from '../support/sessions'

type Seat = { host: OtherHost; visitor: Visitor }

let portal: TestPortal
let addresses: string[]
let plain: Seat
let other: Seat

beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const { accessToken: token } = await beginSession(portal.app, 'admin', portal.codeFor)
  const dialogs = await allDialogs(portalClient(() => ({ app: portal.app, token })))
  expect(dialogs.length).toBeGreaterThan(90)
  addresses = dialogsOfEachKind(dialogs).map(({ address }) => address)
  plain = await seat()
  other = await seat(answer => ({ data: answer }))
})
afterAll(async () => {
  for (const { visitor, host } of [plain, other]) {
    expect(visitor.faults).toEqual([])
    await host.close()
  }
  await portal.close()
})

/** A visitor before a host of its own. All are one person's, whose session is one. */
const seat = async (wrap = (answer: unknown): unknown => answer): Promise<Seat> => {
  const host = await startOtherHost(portal.app, 'dist', { config: { apiBase: '/api' }, wrap })
  const visitor = await portal.open({ baseURL: host.url, reducedMotion: 'reduce' })
  if (plain) {
    const kept = await plain.visitor.page.evaluate(() => Object.entries({ ...sessionStorage }))
    await visitor.page.goto('/config.json')
    await visitor.page.evaluate(entries => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, kept)
    await visitor.page.goto('/home/reports')
  } else await portal.signIn(visitor.page, 'admin')
  return { host, visitor }
}

const WAITING = '[aria-busy=true], [role=progressbar]'
/** Returns the text of an untouched dialog; a field that lost the focus to Reload may say that it is empty. */
const saidIn = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) !== 1 || (await dialog.locator(WAITING).count())) return undefined
  // Its lines as they are seen: `textContent` runs them together.
  const lines = await dialog.evaluate(({ innerText }: HTMLElement) => innerText.split('\n'))
  return lines
    .filter(line => /[^\s\u200b]/.test(line) && !/^(This field is required|Field is required)$/.test(line))
    .join('\n')
}
/** Opens a dialog by its address: with its page, or over the page when the former dialog was one of the same page. */
const open = async ({ visitor: { page } }: Seat, address: string, former = '') => {
  await closeDialogs(page)
  if (pageOf(address) === pageOf(former)) return openDialogAt(page, address)
  await follow(page, address)
  await page.getByRole('dialog').or(page.getByRole('alert')).first().waitFor()
}

// tests/server/http/wrapping.test.ts compares the rows of every list, from which all dialogs are filled.
it('says the same in dialogs of every kind, after Reload, before a host that fails each first read and wraps its answers deeper', {
  timeout: 120_000,
}, async () => {
  expect(addresses.length).toBeGreaterThan(20)
  const seats = [plain, other]
  let pressed = 0
  const reload = async ({ visitor: { page } }: Seat) => {
    const dialog = page.getByRole('dialog')
    const part = (await dialog.count()) ? dialog : page.getByRole('main')
    const button = part.getByRole('button', { name: 'Reload', exact: true }).first()
    if (!(await button.isVisible())) return
    // It may go by itself meanwhile, with what it stood for.
    await button.click({ timeout: 1000 }).then(
      () => pressed++,
      () => undefined,
    )
  }
  for (const [at, address] of addresses.entries()) {
    other.host.suffer({ fault: atFirst })
    await Promise.all(seats.map(one => open(one, address, addresses[at - 1])))
    let before = ''
    await expect
      .poll(
        async () => {
          await reload(other)
          const said = await Promise.all(seats.map(({ visitor }) => saidIn(visitor.page)))
          // The code of the dialog may still load in both: the text must stay the same.
          const stays = said[0] === before
          before = said[0] ?? ''
          return stays ? said.slice(1) : []
        },
        { message: address },
      )
      .toSatisfy((others: unknown[]) => others.length > 0 && others.every(one => one === before))
    other.host.suffer()
  }
  expect(pressed).toBeGreaterThan(2)
})
