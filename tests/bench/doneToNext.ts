import { setTimeout as pause } from 'node:timers/promises'
import { complaint, workItem } from '@server/db/schema'
import { eq, isNotNull } from 'drizzle-orm'
import { buildPortal } from '../../scripts/buildPortal'
import { benchVisitor } from './benchPage'
import { middle } from './clock'
import { benchRegistry } from './registry'

const ITEMS = 20
/** Milliseconds in which a page asks for all it needs. */
const READING = 1000

/** Promises the milliseconds from the next key press until an item is open again and nothing on its page waits. */
const watch = `window.opened = new Promise(done => {
  addEventListener('keydown', ({ timeStamp }) => {
    const look = () => {
      const state = document.querySelector('.work-bar')?.dataset.state
      const waits = document.querySelector('main [aria-busy=true], main .MuiSkeleton-root, main [role=progressbar]')
      if (state === 'held' && document.querySelector('main h1') && !waits) requestAnimationFrame(at => done(at - timeStamp))
      else requestAnimationFrame(look)
    }
    look()
  }, { once: true, capture: true })
}), undefined`

/**
 * Measures the time from the key for the next item, pressed when the open one is done, until the next one is open with
 * its page. The first item of a page loads the code of that page as well.
 */
export const measure = async () => {
  await buildPortal()
  const registry = await benchRegistry(5000)
  const { page, browser } = await benchVisitor(registry)
  await page.goto('/home/work')
  await page.getByRole('combobox', { name: 'Queue of the Next button' }).click()
  await page.getByRole('option', { name: 'Complaint', exact: true }).click()
  await pause(READING)
  await page.keyboard.press('n')
  const times: number[] = []
  for (let item = 0; item < ITEMS; item++) {
    await page.locator('.work-bar[data-state=held]').waitFor()
    await pause(READING)
    const [held] = await registry.database.read.select().from(workItem).where(isNotNull(workItem.holderId))
    await registry.database.read
      .update(complaint)
      .set({ status: 'RESOLVED' })
      .where(eq(complaint.trackingNumber, held?.key ?? ''))
    await page.locator('.work-bar[data-state=done]').waitFor()
    await pause(READING)
    await page.evaluate(watch)
    await page.keyboard.press('n')
    times.push((await page.evaluate('opened')) as number)
  }
  console.log(
    `from done to the next one open, ${ITEMS} times: median ${middle(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms   wanted 300`,
  )
  await browser.close()
  await registry.close()
}
