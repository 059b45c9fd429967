import { buildPortal } from '../../scripts/buildPortal'
import { benchVisitor } from './benchPage'
import { createHand } from './morningHand'
import { morningJobs, readCast } from './morningJobs'
import { benchRegistry } from './registry'

const COMPANIES = 2000

const line = (name: string, ...cells: (string | number)[]) =>
  console.log(name.padEnd(52) + cells.map(cell => String(cell).padStart(14)).join(''))

/**
 * Drives the jobs of a morning in a browser, as an administrator of a demonstration, and prints clicks, keys and seconds of
 * each beside the clicks and keys that it needed before. A job begins on its page, once that has rows or a heading. Seconds
 * are those of a hand without a pause, until the screen says that it is done.
 */
export const measure = async () => {
  await buildPortal()
  const registry = await benchRegistry(COMPANIES)
  const { page, browser } = await benchVisitor(registry)
  page.setDefaultTimeout(15_000)
  const only = process.env.MORNING_JOBS?.split(',')
  line('job', 'clicks', 'keys', 'before', 'seconds')
  try {
    const cast = await readCast(registry)
    for (const { name, before, prepare, from, run } of morningJobs) {
      if (only && !only.includes(name.split(' ')[0] ?? '')) continue
      await prepare?.(registry)
      await page.goto(from(cast))
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      const hand = createHand(page)
      const began = performance.now()
      const failure = await run(hand, page, cast).then(
        () => undefined,
        (error: unknown) => error,
      )
      const { clicks, keys } = hand.counts()
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      line(name, clicks, keys, before, failure ? 'not done' : seconds)
      if (failure) console.log(failure)
    }
  } finally {
    await browser.close()
    await registry.close()
  }
}
