import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf } from '../support/makePdf'
import { onReader } from '../support/onReader'
import { type PdfPage, pdfPage } from '../support/pdfPage'

const SIXTY = 'Form 20: change of directors'
let reader: PdfPage
let page: Page
let faults: string[]
beforeAll(async () => {
  reader = await pdfPage([
    { key: 'sixty', title: SIXTY, answer: await makePdf({ pages: 60, links: true, acrossEvery: 7 }) },
    { key: 'long', title: 'Five hundred pages', answer: await makePdf({ pages: 500 }) },
  ])
  const opened = await reader.open()
  page = opened.page
  faults = opened.faults
})
afterAll(() => reader.close())

const { choose, drawn, leaf, pages, shownPage, waitHits } = onReader(() => page)
const hits = () => page.locator('.pdf-hits').textContent()

/** Tells whether a part of a page is visible inside the viewer. */
const isInFrame = (selector: string) =>
  page.evaluate(wanted => {
    const frame = document.querySelector('.pdf-pages')?.getBoundingClientRect()
    const part = document.querySelector(wanted)?.getBoundingClientRect()
    return Boolean(frame && part && part.top >= frame.top && part.bottom <= frame.bottom)
  }, selector)

describe('an open document', () => {
  it('shows its first page after a choice; before, it asks for one', async () => {
    await page.getByText('Select a document to view it').waitFor()
    await choose(SIXTY)
    await page.getByRole('heading', { name: SIXTY }).waitFor()
    await drawn(1)
    await page.getByText('of 60', { exact: true }).waitFor()
    const ink = await leaf(1)
      .locator('canvas')
      .evaluate(canvas => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0
        const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return dots.filter((dot, index) => index % 4 === 0 && dot < 128).length
      })
    expect(ink).toBeGreaterThan(1000)
  })

  it('has text to select', async () => {
    await leaf(1)
      .getByText('Register of companies, sheet 1')
      .dblclick({ position: { x: 8, y: 4 } })
    expect((await page.evaluate(() => getSelection()?.toString() ?? '')).trim()).toBe('Register')
  })

  it('holds only the pages in view', async () => {
    expect(await page.getByRole('article').count()).toBeLessThan(5)
  })

  it('keeps an invalid page number, and shows the range of pages', async () => {
    const box = page.getByLabel('Page', { exact: true })
    const before = await box.inputValue()
    await box.focus()
    await page.keyboard.insertText('12345678')
    await page.getByText('Enter a page from 1 to 60').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => box.inputValue()).toBe('12345678')
    await box.fill('page 4')
    await page.getByText('Enter a page from 1 to 60').waitFor()
    await box.blur()
    await expect.poll(() => box.inputValue()).toBe(before)
    expect(await page.getByText('Enter a page from 1 to 60').count()).toBe(0)
  })

  it('keeps an overlong search text, and shows the excess', async () => {
    const box = page.getByPlaceholder('Find in document')
    await box.focus()
    await page.keyboard.insertText('member '.repeat(30))
    await page.getByText('At most 200 characters: remove 10').waitFor()
    expect((await box.inputValue()).length).toBe(210)
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).searchParams.has('words')).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => box.inputValue()).toBe('')
  })

  it('goes to a page by its number, by buttons, by keys and by links inside it', async () => {
    await page.getByLabel('Page', { exact: true }).fill('41')
    await page.keyboard.press('Enter')
    await leaf(41).getByText('Register of companies, sheet 41').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(shownPage).toBe('42')
    await pages().focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(shownPage).toBe('41')
    await page.keyboard.press('End')
    await expect.poll(shownPage).toBe('60')
    await page.keyboard.press('Home')
    await expect.poll(shownPage).toBe('1')
    await leaf(1).locator('.annotationLayer a').first().click()
    await expect.poll(shownPage).toBe('60')
  })

  it('keeps its links harmless', async () => {
    await page.keyboard.press('Home')
    await pages().focus()
    await page.keyboard.press('Home')
    await leaf(1).waitFor()
    const links = leaf(1).locator('.annotationLayer a[href^="http"]')
    await links.first().waitFor()
    expect(
      await links.evaluateAll(all => all.map(link => [link.getAttribute('href'), link.getAttribute('rel')])),
    ).toEqual([['https://gazette.example/notices', 'noopener noreferrer nofollow']])
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
  })
})

describe('search results', () => {
  it('are counted, marked, and stepped through in both directions', async () => {
    await pages().focus()
    await page.keyboard.press('/')
    await page.keyboard.type('KAMPALA MILLERS LIMITED')
    await waitHits('1 of 2,040')
    await page.keyboard.press('Enter')
    await waitHits('2 of 2,040')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('Shift+Enter')
    await waitHits('2,040 of 2,040')
    await expect.poll(shownPage).toBe('60')
    await expect.poll(() => isInFrame('.pdf-marks [data-active]')).toBe(true)
  })

  it('are marked at their place in the text', async () => {
    await page.getByPlaceholder('Find in document').fill('member 1203')
    await waitHits('1 of 1')
    await expect.poll(shownPage).toBe('12')
    await expect.poll(() => isInFrame('.pdf-marks [data-active]')).toBe(true)
    const under = await page.locator('.pdf-marks [data-active]').evaluate(mark => {
      const box = mark.getBoundingClientRect()
      const around = document.caretPositionFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return around?.offsetNode.textContent
    })
    expect(under).toContain('member 1203')
  })

  it('reports a text without a match', async () => {
    await page.getByPlaceholder('Find in document').fill('Nairobi')
    await waitHits('Not found')
    await page.keyboard.press('Escape')
    await expect.poll(() => hits()).toBe('')
    await expect.poll(() => pages().evaluate(element => element === document.activeElement)).toBe(true)
  })
})

it('opens any of five hundred pages, and draws only the visible ones', async () => {
  await choose('Five hundred pages')
  await page.getByText('of 500', { exact: true }).waitFor()
  await page.getByLabel('Page', { exact: true }).fill('500')
  await page.keyboard.press('Enter')
  await leaf(500).getByText('Register of companies, sheet 500').waitFor()
  expect(await page.getByRole('article').count()).toBeLessThan(5)
})

it('raises no page error, no security policy violation and no call to other hosts', () => expect(faults).toEqual([]))
