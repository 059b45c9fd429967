import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { hostilePdf, makePdf, needyPdf } from '../support/makePdf'
import { onReader } from '../support/onReader'
import { type PdfPage, pdfPage } from '../support/pdfPage'

const SIXTY = 'Form 20: change of directors'
let reader: PdfPage
let sixty: Buffer
let page: Page
let faults: string[]
beforeAll(async () => {
  sixty = await makePdf({ pages: 60, links: true, acrossEvery: 7 })
  reader = await pdfPage([
    { key: 'sixty', title: SIXTY, answer: sixty },
    { key: 'twelve', title: 'Twelve pages', answer: await makePdf({ pages: 12 }) },
    { key: 'needy', title: 'Needy', answer: needyPdf(), as: 'bytes' },
    { key: 'hostile', title: 'Hostile', answer: hostilePdf(), as: 'blob' },
  ])
  const opened = await reader.open()
  page = opened.page
  faults = opened.faults
  await choose(SIXTY)
  await drawn(1)
})
afterAll(() => reader.close())

const { choose, drawn, leaf, pages, shownPage, waitHits } = onReader(() => page)

describe('the view of a page', () => {
  const width = () => leaf(1).evaluate(element => element.clientWidth)
  const height = () => leaf(1).evaluate(element => element.clientHeight)
  const reset = async () => {
    await pages().focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('0')
    await leaf(1).waitFor()
  }

  it('zooms in and out, fits the page and fits the width', async () => {
    await reset()
    const fitted = await width()
    await page.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(fitted)
    await page.keyboard.press('9')
    const frame = await pages().evaluate(element => element.clientHeight)
    await expect.poll(height).toBeLessThanOrEqual(frame)
    await page.getByRole('button', { name: /^Zoom:/ }).click()
    await page.getByRole('menuitem', { name: '200%' }).click()
    await expect.poll(width).toBe(Math.floor((595.28 * 2 * 96) / 72))
    await page.keyboard.press('0')
    await expect.poll(width).toBe(fitted)
  })

  it('keeps the place when it is enlarged', async () => {
    await page.getByLabel('Page', { exact: true }).fill('33')
    await page.keyboard.press('Enter')
    await pages().focus()
    for (const key of ['+', '+', '-', 'r', 'r', 'r', 'r', '0']) await page.keyboard.press(key)
    await drawn(33)
    await expect.poll(() => shownPage()).toBe('33')
  })

  it('rotates', async () => {
    await reset()
    const before = (await width()) / (await height())
    await page.keyboard.press('r')
    await expect.poll(async () => (await width()) / (await height())).toBeCloseTo(1 / before, 1)
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press('r')
    await expect.poll(async () => (await width()) / (await height())).toBeCloseTo(before, 2)
  })

  it('shows thumbnails that the arrow keys move along', async () => {
    await reset()
    await page.keyboard.press('t')
    const small = page.getByRole('navigation', { name: 'Thumbnails' })
    await small.getByRole('button', { name: 'Page 3', exact: true }).click()
    await expect.poll(shownPage).toBe('3')
    await page.keyboard.press('ArrowDown')
    await expect.poll(shownPage).toBe('4')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Page 4')
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('t')
    await small.waitFor({ state: 'detached' })
  })

  it('keeps the width that the user gave the list, also next time', async () => {
    const line = page.getByRole('separator', { name: 'Width of the list' })
    const place = async () => (await line.boundingBox())?.x ?? 0
    const before = await place()
    await line.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    const after = await place()
    expect(after).toBeLessThan(before - 20)
    await page.reload()
    await drawn(4)
    expect(Math.abs((await place()) - after)).toBeLessThan(3)
  })
})

describe('output', () => {
  it('downloads the exact file, with a name that any system accepts', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Form 20 change of directors.pdf')
    expect((await readFile(await file.path())).equals(sixty)).toBe(true)
  })

  it('prints every page, and nothing of the portal', async () => {
    await choose('Twelve pages')
    await drawn(1)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await pages().focus()
    await page.keyboard.press('Control+p')
    await page.locator('body[data-printed]').waitFor()
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b/g)?.length).toBe(12)
    await expect.poll(() => page.locator('.pdf-print').count()).toBe(0)
    await choose(SIXTY)
    await page.getByText('of 60', { exact: true }).waitFor()
    await drawn(1)
  })

  it('copies a link to document, page and words', async () => {
    await page.getByLabel('Page', { exact: true }).fill('20')
    await page.keyboard.press('Enter')
    await page.getByPlaceholder('Find in document').fill('member 2512')
    await waitHits('1 of 1')
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ document: 'sixty', leaf: '25', words: 'member 2512' })
    const other = await reader.open(new URL(page.url()).search)
    await other.page.locator('.pdf-hits').getByText('1 of 1', { exact: true }).waitFor()
    await expect.poll(() => other.page.getByLabel('Page', { exact: true }).inputValue()).toBe('25')
    expect(other.faults).toEqual([])
    await other.context.close()
  })
})

describe('requests of the reader', () => {
  it('load character maps, fonts and colours from the portal’s origin', async () => {
    const asked: string[] = []
    page.on('response', response => {
      const name = /pdfjs-[\d.]+\/(.+)/.exec(response.url())?.[1]
      if (name) asked.push(`${response.status()} ${name} ${response.headers()['cache-control'] ?? ''}`)
    })
    await choose('Needy')
    await drawn(1)
    const good = (name: string) => `200 ${name} public, max-age=31536000, immutable`
    await expect
      .poll(() => asked.toSorted())
      .toEqual(
        expect.arrayContaining([
          good('cmaps/90ms-RKSJ-H.bcmap'),
          good('iccs/CGATS001Compat-v2-micro.icc'),
          good('standard_fonts/LiberationSans-Regular.ttf'),
          good('wasm/qcms_bg.wasm'),
        ]),
      )
  })

  it('run no script of a hostile file and call no other host', async () => {
    page.on('dialog', dialog => void dialog.dismiss())
    await choose('Hostile')
    await drawn(1)
    await leaf(1).getByText('Harmless').waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'trapped'))).toBeUndefined()
    // The action stays a link to be clicked, as in any document.
    const links = leaf(1).locator('.annotationLayer a[href]:not([href^="#"])')
    await expect
      .poll(() => links.evaluateAll(all => all.map(link => link.getAttribute('href'))))
      .toEqual(['https://evil.example/run.exe'])
  })
})

it('raises no page error, no security policy violation and no call to other hosts', () => expect(faults).toEqual([]))
