import { account, workItem } from '@server/db/schema'
import { anchorRegularly, startPeriodicWork } from '@server/periodicWork'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../support/database'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const TEND_EVERY = 30_000
const never = () => new Promise<never>(() => undefined)

/** Adds an item whose snooze ends today, and returns the function that reads its stage. */
const snoozedItem = async () => {
  const { database } = test
  await database.read.delete(workItem)
  const [person] = await database.read.select({ id: account.id }).from(account).limit(1)
  const [item] = await database.read
    .insert(workItem)
    .values({
      source: 'PROCESS',
      record: 'snoozed',
      key: 'snoozed',
      subject: 'Snoozed',
      since: '2026-01-05T00:00:00Z',
      days: 2,
      snoozedUntil: '2026-01-07',
      snoozedBy: person?.id ?? 'Grace',
    })
    .returning({ id: workItem.id })
  return async () => {
    const [row] = await database.read
      .select({ stage: workItem.stage })
      .from(workItem)
      .where(eq(workItem.id, item?.id ?? 0))
    return row?.stage
  }
}

/** Starts periodic work whose write never gets further than `write`, and runs the timers of some rounds. */
const startRounds = (rounds: number, { write, also }: { write(): Promise<never>; also?: () => Promise<void> }) => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: line => void lines.push(line) } } })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  startPeriodicWork(app, { ...test.database, write }, also ? { also } : {})
  vi.advanceTimersByTime(rounds * TEND_EVERY)
  vi.useRealTimers()
  return { app, lines }
}

/** Runs the timers of an action until it is over. */
const finish = async (action: () => Promise<unknown>) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isOver = false
  const over = action().finally(() => {
    isOver = true
  })
  while (!isOver) await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await over
}

it.each([
  ['fails', () => Promise.reject(new Error('The totals are locked'))],
  ['never ends', never],
])('ends snoozes although an earlier task %s', async (_, write) => {
  const stage = await snoozedItem()
  const { app, lines } = startRounds(1, { write })
  await expect.poll(stage).toBe(0)
  expect(lines.join('')).not.toContain('The totals are locked')
  await finish(() => app.close())
})

it('names a task that does not end in the log, once, and closes without it', async () => {
  const { app, lines } = startRounds(60, { write: never })
  const named = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg.startsWith('tending has not ended'))
  expect(named.filter(({ task }) => task === 'totals')).toHaveLength(1)
  await finish(() => app.close())
})

it('closes after the tasks under way, so that none of them loses its database', async () => {
  const steps: string[] = []
  let end = () => {}
  const also = async () => {
    await new Promise<void>(resolve => {
      end = resolve
    })
    steps.push('task ended')
  }
  const { app } = startRounds(1, { write: () => Promise.reject(new Error('locked')), also })
  const closed = app.close().then(() => steps.push('closed'))
  await new Promise(resolve => setImmediate(resolve))
  end()
  await closed
  expect(steps).toEqual(['task ended', 'closed'])
})

it('closes without an anchoring that does not end, and begins no other one behind it', async () => {
  const app = Fastify()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let begun = 0
  anchorRegularly(app, () => {
    begun += 1
    return never()
  })
  await app.ready()
  vi.advanceTimersByTime(10 * TEND_EVERY)
  vi.useRealTimers()
  let isClosed = false
  void finish(() => app.close()).then(() => {
    isClosed = true
  })
  await expect.poll(() => isClosed).toBe(true)
  expect(begun).toBe(1)
})
