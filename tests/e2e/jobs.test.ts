import { readFile } from 'node:fs/promises'
import { writeXlsx } from '@spreadsheet/write'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open()
  await portal.signIn(visitor.page, 'admin')
})
afterAll(() => portal.close())

it('finds an import again after its page was left, with its refused rows as a file', async () => {
  const { page } = visitor
  const { pool } = portal.database
  const { rows: known } = await pool.query<{ brn: string }>(
    `(SELECT brn FROM entity WHERE brn NOT IN (SELECT brn FROM strike_entry) ORDER BY brn LIMIT 1)
     UNION ALL (SELECT brn FROM strike_entry JOIN entity USING (brn) WHERE strike_entry.register = 'BLACKLIST'
       AND strike_entry.status = 'ON' ORDER BY brn LIMIT 1)`,
  )
  const rows = known.map(({ brn }) => [brn, ''])
  const holder = await pool.connect()
  // The rows wait for this lock, so that the import is under way when its page is left.
  await holder.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('import:BLACKLIST'))")
  await page.goto(`${portal.url}/home/registry/business`)
  await page.getByRole('button', { name: 'Strike/Blacklist Company' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Upload File' }).click()
  const buffer = Buffer.from(writeXlsx(['BRN', 'Name'], rows, 'List'))
  await page.setInputFiles('input[type=file]', { name: 'struck.xlsx', mimeType: 'application/octet-stream', buffer })
  await dialog.getByRole('button', { name: 'Send ready rows' }).click()
  await dialog.getByRole('button', { name: 'Go on in the background' }).click()

  await page.goto(`${portal.url}/home/jobs`)
  const row = page.getByRole('row', { name: /struck\.xlsx/ })
  await row.getByText('Under way').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await holder.query('COMMIT')
  holder.release()
  // The page is told that the import ended, without a reload.
  await row.getByText('Done').waitFor()
  await row.getByText('struck.xlsx').click()
  const job = page.getByRole('dialog', { name: /struck\.xlsx/ })
  await job.getByText('1 done, 1 refused, 0 left alone').waitFor()
  await job.getByText('The BRN is already on the list.').waitFor()
  await job.getByRole('button', { name: 'Download struck refused rows.csv' }).waitFor()
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  // The bell has it too.
  await page.getByRole('button', { name: 'Notices' }).click()
  await page.getByRole('link', { name: 'struck.xlsx' }).waitFor()
  await page.keyboard.press('Escape')
})

it('keeps an exported file, which is fetched again', async () => {
  const { page } = visitor
  await page.goto(`${portal.url}/home/registry/business`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const first = page.waitForEvent('download')
  const kept = page.waitForResponse(answer => answer.url().endsWith('/portal/jobs/exports'))
  await page.getByRole('menuitem', { name: 'Text table (.csv)' }).click()
  const saved = await (await first).path()
  await kept
  await page.goto(`${portal.url}/home/jobs`)
  const row = page.getByRole('row', { name: /\.csv/ })
  await row.getByText(/\.csv$/).click()
  const job = page.getByRole('dialog', { name: /\.csv/ })
  const second = page.waitForEvent('download')
  await job.getByRole('button', { name: /^Download / }).click()
  expect(await readFile((await (await second).path()) ?? '')).toEqual(await readFile(saved ?? ''))
})

it('passes several items of work on with one form, and says how it ended', async () => {
  const { page } = visitor
  // Work that a colleague may have too, on whatever day it is.
  await page.goto(`${portal.url}/home/work?owner=NOBODY&source=COMPLAINT`)
  const boxes = page.getByRole('checkbox', { name: /^Tick (?!all)/ })
  for (const at of [0, 1]) await boxes.nth(at).check()
  await page.getByRole('region', { name: 'Ticked rows' }).getByRole('button', { name: 'Pass on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: /^Pass on: 2 rows/ }).waitFor()
  await dialog.getByLabel('Message').fill('Please look')
  await dialog.getByRole('radio', { name: /Moses Okello/ }).check()
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pass on' }).click()
  await dialog.getByText('2 done, 0 refused, 0 left alone').waitFor()
  const { rows } = await portal.database.pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM audit_entry WHERE call = 'PORTAL-WORK-PASS'",
  )
  expect(rows[0]?.n).toBe(2)
})
