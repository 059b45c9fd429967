import { complaint, workItem } from '@server/db/schema'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'
import { openWork } from '../support/openWork'
import { bar, workSteps } from '../support/workSteps'

let portal: TestPortal
let grace: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  await openWork(portal.database)
  grace = await portal.open()
  await portal.signIn(grace.page, 'admin')
})
afterAll(() => portal.close())

const { start, freeItem, idOf, openItem } = workSteps(() => portal)

describe('the next item', () => {
  it('comes with one key, says why it is next, and the key goes on from one to another', async () => {
    const { page } = grace
    await start(page, '/home/profile')
    await page.keyboard.press('n')
    await bar(page)
      .getByText(/oldest overdue|due first|due today/)
      .waitFor()
    const first = await bar(page).locator('strong').innerText()
    const address = page.url()
    await page.keyboard.press('n')
    await expect.poll(() => page.url()).not.toBe(address)
    await bar(page).waitFor()
    const { rows } = await portal.database.pool.query('SELECT 1 FROM work_item WHERE holder_id IS NOT NULL')
    expect(rows).toHaveLength(1)
    expect(first).not.toBe('')
  })

  it('comes from the chosen source alone, and the choice outlives a reload', async () => {
    const { page } = grace
    await start(page, '/home/work')
    const queue = page.getByRole('combobox', { name: 'Queue of the Next button' })
    await queue.click()
    await page.getByRole('option', { name: 'Practitioner application', exact: true }).click()
    await page.reload()
    await expect.poll(() => queue.innerText()).toBe('Practitioner application')
    await page.keyboard.press('n')
    await page.waitForURL(/practitioner-viewer/)
    const held = () =>
      portal.database.read.select({ source: workItem.source }).from(workItem).where(isNotNull(workItem.holderId))
    await expect.poll(held).toEqual([{ source: 'PRACTITIONER_APPLICATION' }])
    await start(page, '/home/work')
    await queue.click()
    await page.getByRole('option', { name: 'All areas' }).click()
  })

  it('leaves the key to a box that is typed in, and is among the keys and in the palette', async () => {
    const { page } = grace
    await start(page, '/home/registry/mda')
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').press('n')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('n')
    await page.getByRole('heading', { name: 'MDA Registry' }).click()
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Next item of work').waitFor()
    await page.keyboard.press('n')
    expect(await bar(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).fill('next item')
    await page.getByRole('option', { name: /Next item of work/ }).click()
    await bar(page).waitFor()
  })

  it('is offered once the open item is decided elsewhere', async () => {
    const { page } = grace
    const item = await freeItem('COMPLAINT')
    await openItem(page, item.key)
    await portal.database.read
      .update(complaint)
      .set({ status: 'RESOLVED' })
      .where(eq(complaint.trackingNumber, item.key))
    await bar(page).getByText(/Done/).waitFor()
    await page.keyboard.press('n')
    await bar(page)
      .getByText(/^Yours until/)
      .waitFor()
  })

  it('keeps what is typed when a colleague takes the item over, and says who has it', async () => {
    const { page } = grace
    const item = await freeItem('COMPLAINT')
    await openItem(page, item.key)
    await page.getByRole('button', { name: 'Lodge Complaint' }).click()
    const { dialog, box } = onPage(() => page)
    await box('Complaint').fill('Half of a sentence')
    const colleague = await idOf('registrar')
    await portal.database.read.update(workItem).set({ holderId: colleague.id }).where(eq(workItem.id, item.id))
    await page.getByText(`${colleague.name} has it open now. What you typed is kept.`).waitFor({ state: 'attached' })
    await expect.poll(() => box('Complaint').inputValue()).toBe('Half of a sentence')
    await dialog().press('Escape')
  })
})

it('reports no fault of the pages', () => {
  expect(grace.faults).toEqual([])
})
