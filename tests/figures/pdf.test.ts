import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePdf } from '../support/makePdf'
import { type PdfPage, pdfPage } from '../support/pdfPage'

let reader: PdfPage
beforeAll(async () => {
  reader = await pdfPage([{ key: 'long', title: 'Five hundred pages', answer: await makePdf({ pages: 500 }) }])
})
afterAll(() => reader.close())

it('opens five hundred pages within two seconds of their arrival', async () => {
  const { page } = await reader.open()
  await page.getByRole('button', { name: 'Five hundred pages', exact: true }).click()
  await page.getByText('of 500', { exact: true }).waitFor()
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLElement>('.pdf-sheet canvas')
    return canvas && canvas.clientHeight > 100 && canvas.style.visibility !== 'hidden'
  })
  const took = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('arrived long')[0]?.startTime ?? 0),
  )
  expect(took).toBeLessThan(2000)
})
