import { contract } from '@contract/index'
import { LIVE_UPDATES } from '@contract/portal/liveUpdates'
import { registryToday } from '@contract/registryDay'
import { workItem } from '@server/db/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { follow, openDialogAt, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { freshAnswer } from '../support/freshAnswer'
import { networkIdle } from '../support/networkIdle'
import { onPage } from '../support/onPage'
import { pathOf } from '../support/pathOf'
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

const { start, freeItem, idOf, openItem } = workSteps(() => portal)

describe('the page of work', () => {
  it('shows groups by urgency with exact numbers, and keeps filters in its address', async () => {
    const { page } = grace
    await start(page, '/home/work')
    const { rows } = await portal.database.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM work_item WHERE stage = 1',
    )
    const paused = page.getByRole('button', { name: /^Waiting for others/ })
    await expect.poll(() => paused.innerText()).toMatch(new RegExp(`\\b${rows[0]?.n}$`))
    await paused.click()
    await page.waitForURL(/urgency=PAUSED/)
    await expect.poll(() => page.locator('.list-above').allInnerTexts()).toEqual([`Waiting for others${rows[0]?.n}`])
    await page.getByRole('button', { name: 'Mine', exact: true }).click()
    await page.waitForURL(/owner=/)
    await page.getByText('No results found').waitFor()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.waitForURL(url => url.search === '')
  })

  it('counts what a text finds, and the work of a colleague, in its groups', async () => {
    const { page } = grace
    const numbers = async () => {
      const texts = await page.getByRole('list', { name: 'Groups by due day' }).getByRole('button').allInnerTexts()
      return texts.map(text => /[\d,–]+$/.exec(text.trim())?.[0] ?? '')
    }
    const colleague = await idOf('registrar')
    const item = await freeItem('COMPLAINT')
    await portal.database.read.update(workItem).set({ ownerId: colleague.id }).where(eq(workItem.id, item.id))
    const isOf = (condition: string) =>
      portal.database.pool
        .query<{ n: string }>(
          `SELECT (count(*) FILTER (WHERE stage = 0))::text AS n FROM work_item WHERE ${condition}
           UNION ALL SELECT (count(*) FILTER (WHERE stage = 1))::text FROM work_item WHERE ${condition}`,
        )
        .then(({ rows }) => rows.map(({ n }) => Number(n)))
    /** Numbers of all groups that wait for staff together, and of the group that waits for the client. */
    const shown = async () => {
      const [open, overdue, today, week, later, paused, , backlog] = (await numbers()).map(text =>
        Number(text.replace(',', '')),
      )
      expect((overdue ?? 0) + (today ?? 0) + (week ?? 0) + (later ?? 0)).toBe(open)
      return [(open ?? 0) + (backlog ?? 0), paused]
    }
    await start(page, `/home/work?owner=${colleague.id}`)
    await expect.poll(shown).toEqual(await isOf(`owner_id = '${colleague.id}' AND source <> 'REMINDER'`))
    await start(page, `/home/work?search=${encodeURIComponent(item.key)}`)
    await expect.poll(shown).toEqual(await isOf(`search_text LIKE upper('%${item.key}%')`))
    await rowOf(page, item.key).waitFor()
    const groups = await page.locator('.list-above-count').allInnerTexts()
    expect(groups).toEqual(['1'])
    await start(page, '/home/work')
    await expect.poll(shown).toEqual(await isOf(`source <> 'REMINDER' OR owner_id = '${(await idOf('admin')).id}'`))
    expect(await barriersOf(page)).toEqual([])
    await portal.database.read.update(workItem).set({ ownerId: item.ownerId }).where(eq(workItem.id, item.id))
  })

  it('opens an item where it is decided, with a lease, and releases it', async () => {
    const { page } = grace
    const item = await freeItem('COMPLAINT')
    await start(page, `/home/work?search=${encodeURIComponent(item.key)}`)
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
    await bar(page).getByRole('button', { name: 'Release' }).click()
    await bar(page).waitFor({ state: 'hidden' })
    const released = await portal.database.read.select().from(workItem).where(eq(workItem.id, item.id))
    expect(released[0]?.holderId).toBeNull()
  })

  it('says who has an item that two people open at once, and shows it to the second without a reload', async () => {
    const item = await freeItem('COMPLAINT')
    const address = `/home/work?search=${encodeURIComponent(item.key)}`
    await start(peter.page, address)
    await start(grace.page, address)
    // The second list does not hear that the first person took the item.
    await peter.page.route(`**${LIVE_UPDATES}`, route => route.abort())
    await peter.page.reload()
    await rowOf(peter.page, item.key).waitFor()
    await rowOf(grace.page, item.key).getByRole('button', { name: 'Open' }).click()
    await bar(grace.page).waitFor()
    await rowOf(peter.page, item.key).getByRole('button', { name: 'Open' }).click()
    await onPage(() => peter.page)
      .notice(/Grace Nakato has this open/)
      .waitFor()
    expect(new URL(peter.page.url()).pathname).toBe('/home/work')
    await peter.page.unroute(`**${LIVE_UPDATES}`)
    await peter.page.reload()
    await rowOf(peter.page, 'Grace Nakato').waitFor()
    await bar(grace.page).getByRole('button', { name: 'Release' }).click()
    // Through the stream: nobody presses anything here.
    await expect.poll(() => rowOf(peter.page, 'Grace Nakato').count()).toBe(0)
  })

  it('releases the item that was open when another one is opened', async () => {
    const { page } = grace
    const [one, other] = [await freeItem('COMPLAINT'), await freeItem('DOCUMENT')]
    await openItem(page, one.key)
    await follow(page, `/home/work?search=${encodeURIComponent(other.key)}`)
    await rowOf(page, other.key).getByRole('button', { name: 'Open' }).click()
    await bar(page).getByText(other.subject).waitFor()
    const holderOf = async ({ id }: typeof one) =>
      (await portal.database.read.select().from(workItem).where(eq(workItem.id, id)))[0]?.holderId
    await expect.poll(() => holderOf(one)).toBeNull()
    expect(await holderOf(other)).toBe((await idOf('admin')).id)
  })

  it('passes an item on, and keeps what was typed when the host refuses', async () => {
    const { page } = grace
    const item = await freeItem('COMPLAINT')
    await start(page, `/home/work?search=${encodeURIComponent(item.key)}`)
    await openDialogAt(page, `/home/work?search=${encodeURIComponent(item.key)}&open=passOn.${item.id}`)
    const { dialog, box, says } = onPage(() => page)
    const colleague = await idOf('registrar')
    await dialog()
      .getByRole('radio', { name: new RegExp(colleague.name ?? '') })
      .check()
    await box('Message').fill('You know this practitioner')
    expect(await barriersOf(page)).toEqual([])
    const call = pathOf(contract.work.passOn, { id: String(item.id) })
    await page.route(`**${call}`, route => route.fulfill({ status: 409, json: { message: 'Not now' } }))
    await dialog().getByRole('button', { name: 'Pass on' }).click()
    await dialog().getByText('Not now').waitFor()
    await expect.poll(() => box('Message').inputValue()).toBe('You know this practitioner')
    await page.unroute(`**${call}`)
    await dialog().getByRole('button', { name: 'Pass on' }).click()
    await dialog().waitFor({ state: 'hidden' })
    await rowOf(page, colleague.name ?? '')
      .getByText('You know this practitioner')
      .waitFor()
    await says('You know this practitioner')
    await start(peter.page, '/home/dashboard')
    await peter.page.getByRole('region', { name: 'Yours' }).getByText(item.subject).first().waitFor()
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

  it('snoozes an item until a day, and says so in words when the day does not do', async () => {
    const { page } = grace
    const item = await freeItem('DOCUMENT')
    await start(page, `/home/work?search=${encodeURIComponent(item.key)}`)
    await openDialogAt(page, `/home/work?search=${encodeURIComponent(item.key)}&open=snooze.${item.id}`)
    const { dialog, box } = onPage(() => page)
    await box('Until').fill('01-01-2020')
    await box('Reason').fill('The bank answers on Monday')
    await dialog().getByRole('button', { name: 'Snooze' }).click()
    await dialog()
      .getByText(/Choose a day after today/)
      .waitFor()
    await expect.poll(() => box('Reason').inputValue()).toBe('The bank answers on Monday')
  })
})

describe('work beside every page', () => {
  it('shows one number of open work in the menu, at the bell, on the dashboard and on its page', async () => {
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
    await portal.database.read
      .update(workItem)
      .set({ due: item?.due ?? null })
      .where(isThis)
  })

  it('comes first on the dashboard, and may be the page to begin with', async () => {
    const { page } = grace
    await start(page, '/home/dashboard')
    const first = page.getByRole('region', { name: 'Work', exact: true })
    await first.getByRole('link', { name: /^Overdue/ }).waitFor()
    const admin = await idOf('admin')
    const overdue = await portal.database.read.$count(
      workItem,
      sql`stage = 0 AND due < ${registryToday()} AND due >= registry_day(now()) - 30
        AND (source <> 'REMINDER' OR owner_id = ${admin.id})`,
    )
    await expect
      .poll(() => first.getByRole('link', { name: /^Overdue/ }).innerText())
      .toMatch(new RegExp(`\\b${overdue}$`))
    const [item] = await portal.database.read
      .select()
      .from(workItem)
      .where(sql`owner_id IS NULL AND stage = 0 AND due >= registry_day(now()) - 30`)
      .orderBy(workItem.due, workItem.since, workItem.id)
      .limit(1)
    const colleague = await idOf('registrar')
    await portal.database.read
      .update(workItem)
      .set({ holderId: colleague.id, leasedUntil: sql`now() + interval '15 minutes'` })
      .where(eq(workItem.id, item?.id ?? 0))
    await first.getByText(`open by ${colleague.name}`).waitFor()
    await portal.database.read.update(workItem).set({ holderId: null, leasedUntil: null })
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Open Work after sign-in' }).click()
    await page.goto('/home')
    await page.waitForURL('**/home/work')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Open Work after sign-in', checked: true }).click()
    await page.goto('/home')
    await page.waitForURL('**/home/dashboard')
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
