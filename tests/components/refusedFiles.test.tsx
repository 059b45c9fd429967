import type { Refusal } from '@contract/errors'
import { readSpreadsheet, type Sheet } from '@spreadsheet/read'
import { writeXlsx } from '@spreadsheet/write'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SheetAnswer, SheetJob } from '@/components/sheets/protocol'
import enPages from '@/i18n/en/adminPages'
import en from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'

/** Reads files as the worker of the portal does, in the same thread. */
class ReadingWorker extends EventTarget {
  sheets: Sheet[] = []
  async read(job: SheetJob): Promise<SheetAnswer> {
    if (job.kind === 'rows') return { kind: 'slice', rows: this.sheets[job.sheet]?.rows ?? [], done: true }
    if (job.kind !== 'read') throw new Error('The file is only read')
    const bytes = new Uint8Array(await job.file.arrayBuffer())
    this.sheets = await readSpreadsheet(bytes, job.file.name, job.accept, job.columns)
    const sheets = this.sheets.map(({ rows, ...sheet }) => ({
      ...sheet,
      rows: rows.length,
      head: rows.map(({ cells }) => cells),
    }))
    return { kind: 'sheets', sheets }
  }
  postMessage(job: SheetJob) {
    this.read(job)
      .catch(({ code, params }: Refusal): SheetAnswer => ({ kind: 'refused', code, params }))
      .then(data => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

beforeAll(() => {
  addWords(en)
  addWords(enPages)
})
beforeEach(() => vi.stubGlobal('Worker', ReadingWorker))
afterEach(() => {
  unmountPages()
  vi.unstubAllGlobals()
})

const encrypted = () => {
  const bytes = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  Buffer.from('EncryptedPackage', 'utf16le').copy(bytes, 1024)
  return bytes
}

it.each<[string, string, Uint8Array<ArrayBuffer>, RegExp]>([
  ['a picture', 'photo.xlsx', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), /^The file is not a spreadsheet\.$/],
  ['an empty file', 'empty.xlsx', new Uint8Array(), /spreadsheet/],
  ['a workbook without rows', 'blank.xlsx', new Uint8Array(writeXlsx(['BRN'], [], 'List')), /no rows/],
  [
    'a damaged workbook',
    'broken.xlsx',
    new Uint8Array([80, 75, 3, 4, ...Array<number>(22).fill(0)]),
    /^The spreadsheet is damaged and cannot be read\.$/,
  ],
  [
    'a workbook with a password',
    'secret.xlsx',
    new Uint8Array(encrypted()),
    /^The spreadsheet is protected with a password\. Save it without one and try again\.$/,
  ],
  ['a file over the limit', 'huge.xlsx', new Uint8Array(10 * 1024 * 1024 + 1), /^The file is larger than 10 MB\.$/],
])('refuses %s with a reason, offers another file, and sends nothing', async (_, name, bytes, sentence) => {
  const { asked } = mountListPage(blacklist, () => ({ body: { content: [], totalElements: 0 } }), '?open=create.2')
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('the file step is not there')
    return found
  })
  await userEvent.upload(input, new File([bytes], name))
  const dialog = within(screen.getByRole('dialog'))
  within(await dialog.findByRole('alert')).getByText(sentence)
  dialog.getByRole('button', { name: 'Choose a file' })
  expect(asked.map(({ method }) => method)).not.toContain('POST')
})
