import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import enPages from '@/i18n/en/adminPages'
import en from '@/i18n/en/publicPages'
import frPages from '@/i18n/fr/adminPages'
import fr from '@/i18n/fr/publicPages'
import swPages from '@/i18n/sw/adminPages'
import sw from '@/i18n/sw/publicPages'
import { replaceWords } from '@/i18n/words'
import blacklist from '@/resources/registry/blacklist'
import { mountListPage, unmountPages } from '../support/mountListPage'

/** Worker whose code does not come, as in a tab that is older than the server. */
class MissingWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  terminate() {}
}

/** Worker that reads one sheet with two rows, one of them invalid, and cannot be started again after an update of the server. */
class ReadingWorker extends EventTarget {
  static started = 0
  readonly isMissing = ReadingWorker.started++ > 0
  postMessage({ kind }: { kind: string }) {
    const rows = [
      { row: 1, cells: ['BRN', 'Name'] },
      { row: 2, cells: ['80090000000001', 'Lake Traders'] },
      { row: 3, cells: ['NO DIGITS', 'River Traders'] },
    ]
    const answers: Record<string, object> = {
      read: { kind: 'sheets', sheets: [{ name: 'List', rows: rows.length, head: rows.map(({ cells }) => cells) }] },
      rows: { kind: 'slice', rows, done: true },
      rewrite: { kind: 'rewritten', format: 'xlsx', bytes: new Uint8Array([65]) },
    }
    const event = this.isMissing ? new Event('error') : new MessageEvent('message', { data: answers[kind] })
    queueMicrotask(() => this.dispatchEvent(event))
  }
  terminate() {}
}

const uploads: unknown[] = []
const mount = () =>
  mountListPage(
    blacklist,
    ({ method, path, body }) => {
      if (method !== 'POST') return { body: { content: [], totalElements: 0 } }
      if (path === '/portal/entities/unknown') return { body: { unknown: [] } }
      uploads.push(body)
      return { body: { status: 200, data: { taken: 1, refused: [] } } }
    },
    '?open=create.2',
  )
const choose = async () => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('the file step is not there')
    return found
  })
  await userEvent.upload(input, new File(['x'], 'list.xlsx'))
}

beforeEach(() => {
  uploads.length = 0
  ReadingWorker.started = 0
})
afterEach(() => {
  unmountPages()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  replaceWords('en', [en, enPages])
})

describe('a spreadsheet import in a tab that is older than the server', () => {
  it.each([
    ['en', 'What you typed in a form is kept.', en, enPages],
    ['sw', 'Ulichoandika katika fomu kimehifadhiwa.', sw, swPages],
    ['fr', 'Ce que vous avez saisi dans un formulaire est conservé.', fr, frPages],
  ] as const)(
    'offers a reload of the page, in the words of every missing part: %s',
    async (locale, sentence, common, pages) => {
      replaceWords(locale, [common, pages])
      vi.stubGlobal('Worker', MissingWorker)
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
      mount()
      await choose()
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(sentence)
      await userEvent.click(screen.getByRole('button', { name: common.daftari.broken.reload }))
      expect(reload).toHaveBeenCalledOnce()
    },
  )

  it('sends the reviewed rows, without a reload that would lose them', async () => {
    vi.stubGlobal('Worker', ReadingWorker)
    mount()
    await choose()
    await userEvent.click(await screen.findByRole('button', { name: 'Exclude all of these' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send ready rows' }))
    await screen.findByText('1 row was imported.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(uploads).toHaveLength(1)
  })
})

it('offers no reload of the page for a file that cannot be read', async () => {
  vi.stubGlobal(
    'Worker',
    class extends MissingWorker {
      override postMessage() {
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'x' })))
      }
    },
  )
  mount()
  await choose()
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})
