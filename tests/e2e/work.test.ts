import { contract } from '@contract/index'
import { LIVE_UPDATES } from '@contract/portal/liveUpdates'
import { workItem } from '@server/db/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { freshAnswer } from '../support/freshAnswer'
import { networkIdle } from '../support/networkIdle'
import { onPage } from '../support/onPage'
import { bar, rowOf, workSteps } from '../support/workSteps'

let portal: TestPortal
let grace: Visitor
let peter: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  grace = await portal.open()
  peter = await portal.open()
  await portal.signIn(grace.page, 'admin')
  await portal.signIn(peter.page, 'registrar')
})
afterAll(() => portal.close())

const { start, freeItem, idOf } = workSteps(() => portal)

describe('the page of work', () => {
  it('opens an item where it is decided, with a lease that a colleague sees, and releases it', async () => {
    const { page } = grace
    const item = await freeItem('COMPLAINT')
    const address = `/home/work?search=${encodeURIComponent(item.key)}`
    await start(peter.page, address)
    await start(page, address)
    await rowOf(peter.page, item.key).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await rowOf(page, item.key).getByRole('button', { name: 'Open' }).click()
    await page.waitForURL(new RegExp(`practitioner-viewer/${item.kind}\\?tab=complaints`))
    await page
      .getByRole('main')
      .getByText(item.about ?? item.key)
      .first()
      .waitFor()
    await bar(page).getByText(item.subject).waitFor()
    await bar(page)
      .getByText(/^Yours until/)
      .waitFor()
    const after = await portal.database.read.select().from(workItem).where(eq(workItem.id, item.id))
    expect(after[0]?.holderId).toBe((await idOf('admin')).id)
    expect(await barriersOf(page)).toEqual([])
    // Through the stream: nobody presses anything in the list of the colleague.
    await rowOf(peter.page, 'Grace Nakato').waitFor()
    await bar(page).getByRole('button', { name: 'Release' }).click()
    await bar(page).waitFor({ state: 'hidden' })
    const released = await portal.database.read.select().from(workItem).where(eq(workItem.id, item.id))
    expect(released[0]?.holderId).toBeNull()
    await expect.poll(() => rowOf(peter.page, 'Grace Nakato').count()).toBe(0)
  })

  it('passes the open item on without leaving the page on which it is open', async () => {
    const { page } = grace
    const item = await freeItem('PRACTITIONER_APPLICATION')
    await start(page, `/home/work?source=PRACTITIONER_APPLICATION&search=${encodeURIComponent(item.key)}`)
    await page.locator(`tr[data-key="${item.id}"]`).getByRole('button', { name: 'Open' }).click()
    await page.waitForURL(/practitioner-viewer/)
    const { dialog, box } = onPage(() => page)
    await bar(page).getByRole('button', { name: 'Pass on' }).click()
    await page.waitForURL(/open=work\.passOn/)
    await box('Message').fill('Half a message')
    let question = ''
    page.once('dialog', asked => {
      question = asked.message()
      void asked.dismiss()
    })
    await page.goBack()
    await expect.poll(() => question).not.toBe('')
    await expect.poll(() => box('Message').inputValue()).toBe('Half a message')
    // The address is restored by a step of its own, which a second Back would meet halfway.
    await page.waitForURL(/open=work\.passOn/)
    page.once('dialog', asked => void asked.accept())
    await page.goBack()
    await dialog().waitFor({ state: 'hidden' })
    await page.goto(`${page.url()}${new URL(page.url()).search ? '&' : '?'}open=work.passOn`)
    const colleague = await idOf('registrar')
    await dialog()
      .getByRole('radio', { name: new RegExp(colleague.name ?? '') })
      .check()
    await box('Message').fill('You licensed this practitioner')
    expect(await barriersOf(page)).toEqual([])
    await dialog().getByRole('button', { name: 'Pass on' }).click()
    await dialog().waitFor({ state: 'hidden' })
    await bar(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toMatch(/practitioner-viewer/)
    const [passed] = await portal.database.read.select().from(workItem).where(eq(workItem.id, item.id))
    expect(passed).toMatchObject({
      ownerId: colleague.id,
      passedNote: 'You licensed this practitioner',
      holderId: null,
    })
  })
})

describe('work beside every page', () => {
  it('shows one number of open work in the menu, at the bell, on the dashboard and on its page, the first page if chosen', async () => {
    const { page } = grace
    await start(page, '/home/reports')
    const spoken = page.getByRole('status').filter({ hasText: /open items? of work/ })
    await spoken.waitFor({ state: 'attached' })
    const counted = async () => Number(/^[\d,]+/.exec(await spoken.innerText())?.[0].replace(',', ''))
    const before = await counted()
    const shown = page.getByRole('navigation', { name: 'Menu' }).locator('[data-count]')
    await expect.poll(() => shown.getAttribute('data-count')).toBe(before.toLocaleString('en'))
    expect(before).toBeLessThanOrEqual(40)
    const [item] = await portal.database.read
      .select()
      .from(workItem)
      .where(sql`stage = 0 AND due >= registry_day(now()) - 30 AND source <> 'REMINDER'`)
      .limit(1)
    const isThis = eq(workItem.id, item?.id ?? 0)
    await portal.database.read.update(workItem).set({ due: '2001-01-02' }).where(isThis)
    await expect.poll(counted).toBe(before - 1)
    const one = (before - 1).toLocaleString('en')
    await page.getByRole('button', { name: 'Notices' }).click()
    await page.getByRole('link', { name: `${one} open items of work` }).click()
    await page.waitForURL('**/home/work')
    await expect
      .poll(() => page.getByRole('button', { name: /^All open/, pressed: true }).innerText())
      .toMatch(new RegExp(`\\b${one}$`))
    await expect.poll(() => page.getByText(`of ${one}`).count()).toBe(1)
    await follow(page, '/home/dashboard')
    await page
      .getByRole('region', { name: 'Work', exact: true })
      .getByRole('link', { name: `${one} open items` })
      .waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Open Work after sign-in' }).click()
    await page.goto('/home')
    await page.waitForURL('**/home/work')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Open Work after sign-in', checked: true }).click()
    await portal.database.read
      .update(workItem)
      .set({ due: item?.due ?? null })
      .where(isThis)
  })

  it('fits a phone, with the bar at its foot', async () => {
    const { page } = grace
    await start(page, '/home/work')
    await resize(page, 360, 740)
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(() => overhang()).toBeLessThanOrEqual(0)
    await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).first().click()
    await bar(page)
      .getByText(/^Yours until/)
      .waitFor()
    const box = await bar(page).boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740)
    expect((await bar(page).getByRole('button', { name: 'Next' }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect.poll(() => overhang()).toBeLessThanOrEqual(0)
    expect(await barriersOf(page)).toEqual([])
    for (const name of ['Pass on', 'Snooze']) {
      await bar(page).getByRole('button', { name }).click()
      const asked = page.getByRole('dialog', { name })
      await asked.getByRole('textbox').last().waitFor()
      expect(await overhang()).toBeLessThanOrEqual(0)
      expect(await barriersOf(page)).toEqual([])
      await page.goBack()
      await asked.waitFor({ state: 'hidden' })
    }
    await resize(page, 1440, 900)
  })

  it('is neither shown nor requested on a host without it', async () => {
    const { page, context } = await portal.open()
    const requests: string[] = []
    page.on('request', request => requests.push(new URL(request.url()).pathname))
    await page.route(`**${contract.portal.capabilities.path}`, async route => {
      const answer = await freshAnswer(route)
      await route.fulfill({ json: { ...(await answer.json()), work: false, liveUpdates: false } })
    })
    await portal.signIn(page, 'registrar')
    await page.evaluate(() => {
      const user: { userId?: string } = JSON.parse(sessionStorage.getItem('currentUser') ?? '{}')
      localStorage.setItem(`daftari.start.${user.userId}`, '/home/work')
    })
    await page.goto('/home')
    await page.waitForURL('**/home/dashboard')
    await page.getByRole('heading', { name: /^Good day/ }).waitFor()
    await networkIdle(page)
    await page.keyboard.press('n')
    expect(await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Work' }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Work' }).count()).toBe(0)
    expect(requests.filter(path => path.startsWith('/portal/work') || path === LIVE_UPDATES)).toEqual([])
    await context.close()
  })
})

it('reports no fault of the pages', () => {
  expect([...grace.faults, ...peter.faults]).toEqual([])
})
