import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open()
  await portal.signIn(visitor.page, 'admin')
})
afterAll(() => portal.close())

it('reverses several entries of the black list with one question, and says how it ended', async () => {
  const { page } = visitor
  await follow(page, '/home/registry/business')
  await page.getByRole('button', { name: 'Select rows' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Tick (?!all)/ })
  for (const at of [0, 2, 3]) await boxes.nth(at).check()
  const bar = page.getByRole('region', { name: 'Ticked rows' })
  expect(await barriersOf(page)).toEqual([])
  await bar.getByRole('button', { name: 'Reverse' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').nth(2).waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(3)
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Reverse: 3 rows' }).click()
  await dialog.getByText('3 done, 0 refused, 0 left alone').waitFor()
  const { rows } = await portal.database.pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM audit_entry WHERE call = 'BLACKLIST-REVERSE'",
  )
  expect(rows[0]?.n).toBe(3)
  await page.keyboard.press('Escape')
  await page.getByText('0 rows ticked').waitFor()
})

it('sets a flag on several records, and lifts it from them', async () => {
  const { page } = visitor
  const flags = async () =>
    (await portal.database.pool.query('SELECT count(*) FILTER (WHERE lifted_at IS NULL)::int AS n FROM flag')).rows[0].n
  const before = await flags()
  await follow(page, '/home/registry/business')
  await page.getByRole('button', { name: 'Select rows' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Tick (?!all)/ })
  const dialog = page.getByRole('dialog')
  const ask = async (act: string) => {
    for (const at of [0, 1]) await boxes.nth(at).check()
    await page.getByRole('region', { name: 'Ticked rows' }).getByRole('button', { name: act }).click()
    await dialog.getByRole('combobox', { name: 'Flag' }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Letter of 3 May')
    if (act === 'Set a flag') await dialog.getByRole('textbox', { name: 'Document number' }).fill('HCT-00-CV-0421-2026')
    expect(await barriersOf(page)).toEqual([])
    await dialog.getByRole('button', { name: `${act}: 2 rows` }).click()
    await dialog.getByText('2 done, 0 refused, 0 left alone').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  await ask('Set a flag')
  expect(await flags()).toBe(before + 2)
  await ask('Lift a flag')
  expect(await flags()).toBe(before)
})

it('is shown under way on the page of jobs after a reload, and goes on to its end', async () => {
  const { page } = visitor
  await follow(page, '/home/registry/business')
  await page.getByRole('button', { name: 'Select rows' }).click()
  const first = page.locator('tbody tr[data-key]').first()
  await first.getByRole('checkbox').check()
  const brn = await first.locator('td[data-label="BRN"]').innerText()
  // A lock on the entry holds the act.
  const held = await portal.database.pool.connect()
  await held.query('BEGIN')
  await held.query('SELECT FROM strike_entry WHERE brn = $1 FOR UPDATE', [brn.trim()])
  await page.getByRole('region', { name: 'Ticked rows' }).getByRole('button', { name: 'Reverse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse: one row' }).click()
  await page.getByText('0 of 1 rows').waitFor()
  await page.goto('/home/jobs')
  const job = page.locator('tbody tr[data-key]').first()
  await job.getByText('Under way').waitFor()
  await held.query('COMMIT')
  held.release()
  await job.getByText('Done', { exact: true }).waitFor()
})
