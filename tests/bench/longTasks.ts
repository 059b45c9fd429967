import type { CDPSession, Locator, Page } from 'playwright-core'

/** Longest task of the main thread and slowest interaction of one action, in ms; the browser reports tasks from 50 ms. */
export type Reaction = { task: number; inp: number }

const QUIET_MS = 250

/** A page that animates without an end is never idle, and is taken for quiet after this time. */
const LONGEST_WAIT_MS = 5000

/** Records tasks and interactions of a document. */
const observe = `
  window.reactions = []
  new PerformanceObserver(list => reactions.push(...list.getEntries())).observe({ type: 'longtask' })
  new PerformanceObserver(list => reactions.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 })
`

/**
 * Resolves when the page has run no long task and inserted nothing for a while, and is idle: React renders a transition in
 * many short tasks, and inserts nothing until the last. As text, because tsx names functions.
 */
const quiet = `new Promise(done => {
  let timer, idle
  const again = () => {
    clearTimeout(timer)
    cancelIdleCallback(idle)
    timer = setTimeout(() => {
      idle = requestIdleCallback(() => {
        for (const one of observers) one.disconnect()
        done()
      }, { timeout: ${LONGEST_WAIT_MS} })
    }, ${QUIET_MS})
  }
  const observers = [new PerformanceObserver(again), new MutationObserver(again)]
  observers[0].observe({ type: 'longtask' })
  observers[1].observe(document, { subtree: true, childList: true })
  again()
})`

/** Returns the longest task and interaction since a time of the page. */
const readSince = (from: number) => `{
  const longest = all => Math.max(0, ...all.map(one => one.duration))
  const entries = reactions.filter(one => one.startTime >= ${from})
  ;({ task: longest(entries.filter(one => one.entryType === 'longtask')), inp: longest(entries.filter(one => one.interactionId)) })
}`

/** Measures what single actions cost the main thread of a page, with a processor four times slower than this one. */
export const watchTasks = async (page: Page) => {
  const debug: CDPSession = await page.context().newCDPSession(page)
  await page.addInitScript({ content: observe })

  const reactionTo = async (act: () => Promise<unknown>): Promise<Reaction> => {
    const from = await page.evaluate(() => performance.now())
    await debug.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await act()
    await page.evaluate(quiet)
    await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return (await page.evaluate(readSince(from))) as Reaction
  }

  /** Presses the middle of an element, without the checks of a locator, which would run in the page as well. */
  const press = async (target: Locator): Promise<Reaction> => {
    await page.evaluate(quiet)
    await target.evaluate(element => element.scrollIntoView({ block: 'nearest' }))
    const box = await target.boundingBox()
    if (!box) throw new Error('The element to press is not shown')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.evaluate(quiet)
    return reactionTo(() => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2))
  }

  /** Presses a key, with the focus on an element. */
  const type = async (target: Locator, key: string): Promise<Reaction> => {
    await target.focus()
    await page.evaluate(quiet)
    return reactionTo(() => page.keyboard.press(key))
  }

  /** Changes the address inside the loaded page, as a link does, at the processor's own speed. */
  const visit = async (address: string) => {
    await page.evaluate(
      to =>
        new Promise<void>(done =>
          setTimeout(() => {
            const state = { idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID(), usr: null }
            history.pushState(state, '', to)
            dispatchEvent(new PopStateEvent('popstate', { state }))
            done()
          }),
        ),
      address,
    )
    await page.evaluate(quiet)
  }

  const navigate = (address: string) => reactionTo(() => visit(address))

  /** Returns the bytes of the heap that are in use after a garbage collection. */
  const heap = async (): Promise<number> => {
    await debug.send('HeapProfiler.collectGarbage')
    return (await debug.send('Runtime.getHeapUsage')).usedSize
  }

  return { press, type, navigate, visit, heap, settle: () => page.evaluate(quiet) }
}

export type TaskWatch = Awaited<ReturnType<typeof watchTasks>>

/**
 * Returns the bytes that one navigation leaves behind: the slope of a line through the heap after garbage collections,
 * least squares over 100 navigations. `step` does the navigation of a number.
 */
export const heapSlope = async (watch: TaskWatch, step: (at: number) => Promise<unknown>): Promise<number> => {
  const samples: [number, number][] = []
  for (let at = 0; at <= 100; at++) {
    if (at) await step(at)
    if (at % 10 === 0) samples.push([at, await watch.heap()])
  }
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const [middleAt, middleHeap] = [mean(samples.map(([at]) => at)), mean(samples.map(([, bytes]) => bytes))]
  const covariance = mean(samples.map(([at, bytes]) => (at - middleAt) * (bytes - middleHeap)))
  return covariance / mean(samples.map(([at]) => (at - middleAt) ** 2))
}
