import { PassThrough } from 'node:stream'
import PDFDocument from 'pdfkit'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { makePdf } from '../support/makePdf'
import { type PdfPage, pdfPage } from '../support/pdfPage'

type Answer = Buffer | string | number

/** Dynamic XFA form, whose only page asks to wait. */
const xfaForm = () => {
  const stream = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm<</Fields[]/XFA 6 0 R>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    stream('BT /F1 14 Tf 40 760 Td (Please wait...) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>'),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(`%PDF-1.7\n${body.join('')}trailer<</Size 7/Root 1 0 R>>\n%%EOF`)
}

let reader: PdfPage
let page: Page
let faults: string[]
/** Answer of the slow document, which a test releases. */
let release: (answer: Answer) => void = () => {}
let asked = 0
let failing = true
const note = (text: string) => makePdf({ pages: 1, lines: () => [text] })

beforeAll(async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const gif = await sharp(picture).gif().toBuffer()
  reader = await pdfPage([
    { key: 'good', title: 'Good', answer: await note('This is the good one') },
    {
      key: 'slow',
      title: 'Slow',
      answer: () => {
        asked++
        return new Promise<Answer>(done => {
          release = done
        })
      },
    },
    {
      key: 'deaf',
      title: 'Deaf',
      deaf: true,
      answer: () =>
        new Promise<Answer>(done => {
          release = done
        }),
    },
    { key: 'missing', title: 'Missing', notice: 'notInEdms', answer: () => Promise.reject(new Error('asked for')) },
    { key: 'moving', title: 'Moving', notice: 'migrating', answer: () => Promise.reject(new Error('asked for')) },
    { key: 'failing', title: 'Failing', answer: async () => (failing ? 503 : note('It is back')) },
    { key: 'broken', title: 'Broken', answer: Buffer.from('%PDF-1.7\nand then nothing of the kind') },
    { key: 'page', title: 'Not base64', answer: '<html>Sign in to the proxy</html>' },
    { key: 'empty', title: 'Empty', answer: Buffer.alloc(0) },
    { key: 'odd', title: 'Odd', answer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 1]) },
    {
      key: 'letter',
      title: 'Letter',
      fileName: 'Letter of 3.May',
      answer: Buffer.from('PK\x03\x04 word/document.xml'),
    },
    { key: 'form', title: 'Form', answer: xfaForm() },
    { key: 'animation', title: 'Animation', answer: gif },
    { key: 'torn', title: 'Torn', answer: Buffer.from('\x89PNG\r\n\x1a\nno picture', 'latin1') },
    { key: 'old', title: 'Old text', answer: Buffer.from('Re\xe7u \x96 le 3 mai', 'latin1') },
    { key: 'locked', title: 'Locked', answer: await makePdf({ pages: 2, password: 'Ubuntu-7' }) },
    { key: 'picture', title: 'Picture', fileName: 'Passport page.pdf', answer: picture },
    { key: 'text', title: 'Text', answer: Buffer.from('Received on 3 May\nby the counter in Mbale') },
  ])
  const opened = await reader.open()
  page = opened.page
  faults = opened.faults
})
beforeEach(() => choose('None'))
afterAll(() => reader.close())

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
const pane = () => page.locator('.pdf-pane')
const failures = async () => (await page.locator('[data-failures]').getAttribute('data-failures')) ?? ''
const says = (text: string) => pane().getByText(text, { exact: true }).waitFor()

describe('without a document', () => {
  it('says that none is chosen', () => says('Select a document to view it'))

  it('reports that it is not in EDMS, or still migrating, and sends no request', async () => {
    await choose('Missing')
    await says('This document is not yet in EDMS')
    await choose('Moving')
    await says('Document is still migrating to EDMS. Give it another 15 mins to be available for viewing')
    expect(await failures()).toBe('')
  })
})

describe('while it loads', () => {
  it('shows progress, can be stopped, and can be requested again', async () => {
    await choose('Slow')
    await says('Loading the document')
    await pane().getByRole('button', { name: 'Stop' }).click()
    await says('Stopped')
    const before = asked
    await pane().getByRole('button', { name: 'Reload' }).click()
    await says('Loading the document')
    await expect.poll(() => asked).toBe(before + 1)
    release(await note('Here at last'))
    await pane().getByText('Here at last').waitFor()
    expect(await failures()).toBe('')
  })

  it('ends when the connection changes, and on a timeout', async () => {
    await choose('Slow')
    await says('Loading the document')
    await page.context().setOffline(true)
    await says('Document loading times out')
    await page.context().setOffline(false)
    expect(await failures()).toBe('connection')
    const hasty = await reader.open('/?document=slow&timeout=300')
    await hasty.page.getByText('Document loading times out', { exact: true }).waitFor()
    await hasty.page.getByRole('button', { name: 'Reload' }).waitFor()
    await hasty.context.close()
  })

  it('is not shown under another title when it arrives late', async () => {
    const sent = page.waitForRequest('**/documents/deaf')
    await choose('Deaf')
    await says('Loading the document')
    await sent
    await choose('Good')
    await pane().getByText('This is the good one').waitFor()
    release(await note('This one came late'))
    await page.waitForFunction(() => performance.getEntriesByName('arrived deaf').length > 0)
    // By the time the words are found, the late one would have been opened as well.
    await pane().getByPlaceholder('Find in document').fill('the good one')
    await says('1 of 1')
    await expect.poll(() => pane().getByRole('heading').textContent()).toBe('Good')
    expect(await pane().getByText('This one came late').count()).toBe(0)
  })
})

describe('a document that cannot be shown', () => {
  it('shows the reason of the registry, and Reload', async () => {
    await choose('Failing')
    await says('Failed to get document')
    await says('The document store is closed today.')
    failing = false
    await pane().getByRole('button', { name: 'Reload' }).click()
    await pane().getByText('It is back').waitFor()
    expect((await failures()).split(' ').at(-1)).toBe('failed')
  })

  it.each(['Broken', 'Not base64'])('reports a damaged file: %s', async name => {
    await choose(name)
    await says('This file cannot be shown')
    await expect.poll(async () => (await failures()).split(' ').at(-1)).toBe('broken')
    await pane().getByRole('button', { name: 'Reload' }).waitFor()
  })

  it('says that a file of 0 bytes is empty', async () => {
    await choose('Empty')
    await says('This file is empty')
    await says('It was stored with 0 bytes: ask for the document to be filed again.')
    expect(await pane().getByText('File of an unknown kind').count()).toBe(0)
  })

  it.each([
    ['Odd', 'This kind of file cannot be shown here', 'File of an unknown kind', 'Odd.bin'],
    ['Letter', 'This kind of file cannot be shown here', 'Word document', 'Letter of 3.May.docx'],
    ['Form', 'This form opens in Adobe Reader only', 'Form', 'Form.pdf'],
    ['Broken', 'This file cannot be shown', 'Broken', 'Broken.pdf'],
    ['Torn', 'This file cannot be shown', 'PNG picture', 'Torn.png'],
    ['Locked', 'This document is protected with a password', 'Locked', 'Locked.pdf'],
  ])('names what cannot be shown, and saves it as it is: %s', async (name, title, kind, saved) => {
    await choose(name)
    await says(title)
    await says(kind)
    expect(await pane().locator('canvas').count()).toBe(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      pane().getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(saved)
  })

  it('asks for the password until it is correct', async () => {
    await choose('Locked')
    await says('This document is protected with a password')
    expect((await failures()).split(' ').at(-1)).toBe('password')
    await pane().getByLabel('Password of the document').fill('wrong')
    await page.keyboard.press('Enter')
    await says('Wrong password. Try again.')
    await pane().getByLabel('Password of the document').fill('Ubuntu-7')
    await page.keyboard.press('Enter')
    await pane().getByText('of 2', { exact: true }).waitFor()
  })
})

describe('after an update of the server', () => {
  it.each([
    ['the viewer', /assets\/PdfViewer[^/]*\.js$/],
    ['the decoder', /assets\/decode\.worker[^/]*\.js$/],
    ['its worker', /assets\/pdfjs\.worker[^/]*\.js$/],
  ])('asks for a reload of the page when the file of %s is gone', async (_, file) => {
    const other = await reader.open('about:blank')
    await other.context.route(file, route => route.fulfill({ status: 404, body: '' }))
    await other.page.goto('/?document=good')
    await other.page.getByText('A part of the portal could not be loaded', { exact: true }).waitFor()
    await other.context.unroute(file)
    await other.page.getByRole('button', { name: 'Reload' }).click()
    await other.page.locator('.pdf-sheet canvas').waitFor()
    await other.context.close()
  })
})

describe('a document that is not a PDF', () => {
  it('shows a picture, and saves it as one', async () => {
    await choose('Picture')
    const picture = pane().getByRole('img', { name: 'Picture' })
    await expect
      .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(300)
    const [file] = await Promise.all([page.waitForEvent('download'), pane().getByText('Download').click()])
    expect(file.suggestedFilename()).toBe('Passport page.png')
  })

  it('names the kind of a GIF, and shows and saves it', async () => {
    await choose('Animation')
    await pane().getByRole('img', { name: 'Animation' }).waitFor()
    await says('GIF picture')
    const [file] = await Promise.all([page.waitForEvent('download'), pane().getByText('Download').click()])
    expect(file.suggestedFilename()).toBe('Animation.gif')
  })

  it('reads the text of older Windows programs', async () => {
    await choose('Old text')
    await says('Plain text (Windows-1252)')
    await says('Reçu – le 3 mai')
  })

  it('shows plain text unchanged', async () => {
    await choose('Text')
    await pane().getByText('by the counter in Mbale').waitFor()
  })
})

it('has no accessibility violations and no overflow: none, failed, asked for a password, open, on a phone and on a desktop', async () => {
  const other = await reader.open('/', phone)
  for (const name of ['None', 'Broken', 'Locked', 'Good']) {
    await other.page.getByRole('button', { name, exact: true }).click()
    await other.page.locator(name === 'Good' ? '.pdf-sheet canvas' : '.pane-state-title').waitFor()
    await expectInBothLooks(other.page, name)
  }
  await other.context.close()
})

/** A page of noise each, so that nothing of it can be packed away. */
const heavy = async () => {
  const pdf = new PDFDocument({ size: 'A4' })
  const parts: Buffer[] = []
  const all = new PassThrough().on('data', part => parts.push(part))
  pdf.pipe(all)
  const noise = Buffer.alloc(600 * 800 * 3).map((_, index) => (index * 2654435761) >>> 13)
  const picture = await sharp(noise, { raw: { width: 600, height: 800, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  for (let number = 0; number < 3; number++) pdf.addPage().image(picture, 0, 0, { width: 500 })
  pdf.end()
  await new Promise(done => all.on('end', done))
  return Buffer.concat(parts)
}

it('leaves no more than 10 MB behind after twenty documents of 3 MB, one after another', async () => {
  const answer = await heavy()
  const many = await pdfPage(Array.from({ length: 20 }, (_, n) => ({ key: `n${n}`, title: `Number ${n}`, answer })))
  const { page, context } = await many.open()
  const debug = await context.newCDPSession(page)
  const show = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.locator('.pdf-sheet canvas').first().waitFor()
    await page.getByRole('button', { name: 'None' }).click()
    await page.getByText('Select a document to view it').waitFor()
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(1)
  }
  const held = async () => {
    await debug.send('HeapProfiler.collectGarbage')
    const use = await debug.send('Runtime.getHeapUsage')
    const { nodes } = await debug.send('Memory.getDOMCounters')
    return { bytes: use.usedSize + use.embedderHeapUsedSize + use.backingStorageSize, nodes }
  }
  for (const n of [0, 1, 2]) await show(`Number ${n}`)
  const before = await held()
  for (let n = 0; n < 20; n++) await show(`Number ${n}`)
  const after = await held()
  expect(after.bytes - before.bytes).toBeLessThan(10 * 1024 * 1024)
  expect(after.nodes - before.nodes).toBeLessThan(1000)
  expect(await page.evaluate(() => [...document.fonts].filter(({ family }) => /^g_d/.test(family)).length)).toBe(0)
  await many.close()
}, 300_000)

it('raises no page error and no security policy violation', () =>
  expect(faults.filter(fault => !/status of 503|InvalidPDFException|ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual(
    [],
  ))
