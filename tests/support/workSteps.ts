import { account, workItem } from '@server/db/schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import type { TestPortal } from './browser'
import { networkIdle } from './networkIdle'

type Source = (typeof workItem.$inferSelect)['source']

export const bar = (page: Page) => page.getByRole('region', { name: 'Open work' })
export const rowOf = (page: Page, text: string) => page.locator('tbody tr[data-key]').filter({ hasText: text }).first()

/** Returns the steps that the screens of work share, on the portal that `portal` returns when a step is taken. */
export const workSteps = (portal: () => TestPortal) => {
  /** Gives back every item that somebody has open, and opens a page. */
  const start = async (page: Page, address: string) => {
    await page.evaluate(() => sessionStorage.removeItem('work.current'))
    await portal()
      .database.read.update(workItem)
      .set({ holderId: null, leasedUntil: null })
      .where(sql`${workItem.holderId} IS NOT NULL`)
    await page.goto(address)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await networkIdle(page)
  }
  return {
    start,
    /** Returns an item of a source that nobody has open, the first in the order of work: backlog comes last. */
    async freeItem(source: Source) {
      const [item] = await portal()
        .database.read.select()
        .from(workItem)
        .where(and(eq(workItem.source, source), eq(workItem.stage, 0), sql`${workItem.holderId} IS NULL`))
        .orderBy(
          sql`${workItem.due} < registry_day(now()) - 30`,
          asc(workItem.due),
          asc(workItem.since),
          asc(workItem.id),
        )
        .limit(1)
      if (!item) throw new Error(`No ${source} waits`)
      return item
    },
    /** Returns the id and the name of an account. */
    async idOf(username: string) {
      const [person] = await portal()
        .database.read.select({ id: account.id, name: account.displayName })
        .from(account)
        .where(eq(account.username, username))
      if (!person) throw new Error(`${username} has no account`)
      return person
    },
  }
}
