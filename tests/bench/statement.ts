import type { Page } from 'playwright-core'
import { buildPortal } from '../../scripts/buildPortal'
import { benchDesk } from './benchPage'
import { middle, print } from './clock'
import { benchRegistry } from './registry'

const ROUNDS = 3
const CREDITORS = 5000

const onPaper = async (page: Page) => {
  const from = performance.now()
  const paper = await page.pdf({ preferCSSPageSize: true })
  return { time: performance.now() - from, pages: paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 }
}

/** Returns a table of the same size without any styles, as the baseline for the browser's own layout cost. */
const bareTable = (rows: number, columns: number) =>
  `<!doctype html><title>Floor</title><table><tbody>${Array.from(
    { length: rows },
    (_, row) =>
      `<tr>${Array.from({ length: columns }, (_, column) => `<td>Creditor ${row} of ${column}</td>`).join('')}</tr>`,
  ).join('')}</tbody></table>`

/** Returns the longest time, in milliseconds, during which the page could not react to input. */
const longestStall = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(`{
    const kept = { longest: 0, last: performance.now() }
    globalThis.stalls = kept
    const look = () => {
      const now = performance.now()
      kept.longest = Math.max(kept.longest, now - kept.last)
      kept.last = now
      if (globalThis.stalls === kept) setTimeout(look)
    }
    look()
  }`)
  await act()
  return page.evaluate(
    '{ const { longest } = globalThis.stalls; delete globalThis.stalls; longest }',
  ) as Promise<number>
}

/** Measures a statement of affairs with five thousand creditors: printed, against a bare table, and as a workbook. */
export const measure = async () => {
  await buildPortal()
  const registry = await benchRegistry(2000)
  const { rows } = await registry.database.pool.query(
    `SELECT tracking_number AS number FROM insolvency_application a
     WHERE (SELECT count(*) FROM form20_entry f WHERE f.application_id = a.id AND list = 'tradeAccounts') >= $1`,
    [CREDITORS],
  )
  const { page, browser } = await benchDesk(registry)
  const bare = await browser.newPage()
  await bare.setContent(bareTable(CREDITORS, 6))
  await page.goto(`/home/insolvency-settings/winding-up/${rows[0].number}`)
  await page.getByRole('button', { name: 'Trade accounts 5,000' }).waitFor()
  const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  let pages = 0
  for (let round = 0; round < ROUNDS; round++) {
    times.floor.push((await onPaper(bare)).time)
    const printed = await onPaper(page)
    times.ours.push(printed.time)
    pages = printed.pages
  }
  print(`${CREDITORS} creditors on ${pages} pages`, middle(times.ours), middle(times.floor), 'at most 3')
  const stall = await longestStall(page, async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export (.xlsx)' }).click()
    await saved
  })
  console.log(`   the page stood still for ${stall.toFixed(0)} ms at the longest while the workbook was made`)
  await browser.close()
  await registry.close()
}
