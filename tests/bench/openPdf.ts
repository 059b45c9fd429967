import type { Page } from 'playwright-core'
import { makePdf } from '../support/makePdf'
import { pdfPage } from '../support/pdfPage'
import { middle, print } from './clock'

const ROUNDS = 15

/** Records in the page itself when the first page is on its canvas. */
const watchCanvas = `
  new MutationObserver((_, observer) => {
    const canvas = document.querySelector('.pdf-sheet canvas')
    if (!canvas || canvas.width < 10 || canvas.style.visibility === 'hidden') return
    observer.disconnect()
    performance.mark('drawn')
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })`

const markOf = async (page: Page, name: string): Promise<number> => {
  await page.waitForFunction(wanted => performance.getEntriesByName(wanted).length > 0, name)
  return page.evaluate(wanted => performance.getEntriesByName(wanted)[0]?.startTime ?? 0, name)
}

/** Measures from the arrival of the answer to the first page on the screen, with the whole pane around it. */
const ours = async (reader: Awaited<ReturnType<typeof pdfPage>>, key: string) => {
  const { page, context } = await reader.open('/?document=none')
  await page.getByText('Select a document to view it').waitFor()
  // Staff choose nothing within the first second; the pane uses it to load its worker, which pdf.js alone has ready
  // below.
  if (!page.workers().length) await page.waitForEvent('worker')
  await page.waitForTimeout(1000)
  await page.evaluate(watchCanvas)
  await page.getByRole('button', { name: key, exact: true }).click()
  const [arrived, drawn] = [await markOf(page, `arrived ${key}`), await markOf(page, 'drawn')]
  const width = await page.evaluate(() => document.querySelector<HTMLCanvasElement>('.pdf-sheet canvas')?.width ?? 0)
  return { took: drawn - arrived, width, page, context }
}

const alone = async (reader: Awaited<ReturnType<typeof pdfPage>>, key: string, width: number) => {
  const { page, context } = await reader.open(`/bare.html?document=${key}&width=${width}`)
  await page.locator('body[data-took]').waitFor()
  const took = Number(await page.locator('body').getAttribute('data-took'))
  await context.close()
  return took
}

/** Scrolls through a document by mouse wheel and measures the frames. */
const scroll = async (page: Page) => {
  await page.locator('.pdf-pages').hover()
  await page.evaluate(`
    window.frames_ = []
    let last = performance.now()
    const look = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(look) }
    requestAnimationFrame(look)`)
  for (let turn = 0; turn < 120; turn++) await page.mouse.wheel(0, 120)
  const frames = (await page.evaluate('window.frames_')) as number[]
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)
  console.log(
    `scrolling 500 pages: ${frames.length} frames, middle ${at(0.5)} ms, 95th ${at(0.95)} ms, longest ${at(0.9999)} ms`,
  )
}

/** Measures opening a document in the pane against pdf.js alone on the same answer. */
export const measure = async () => {
  const reader = await pdfPage([
    { key: 'sixty', title: 'sixty', answer: await makePdf({ pages: 60 }) },
    { key: 'long', title: 'long', answer: await makePdf({ pages: 500 }) },
  ])
  const [mine, floor]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const { took, width, context } = await ours(reader, 'sixty')
    await context.close()
    mine.push(took)
    floor.push(await alone(reader, 'sixty', width))
  }
  print('60 pages, answer to first page', middle(mine), middle(floor), 'at most 1.3')
  const long = await ours(reader, 'long')
  console.log(`500 pages, answer to first page: ${long.took.toFixed(0)} ms, wanted at most 2000 ms`)
  await scroll(long.page)
  await reader.close()
}
