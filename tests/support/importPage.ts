import { extensions } from '@contract/extensions'
import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { vi } from 'vitest'
import { read, utils, write } from 'xlsx'
import type { Resource } from '@/definition/defineResource'
import enPages from '@/i18n/en/adminPages'
import en from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { mountListPage, unmountPages } from './mountListPage'
import { pathOf } from './pathOf'
import { stubSheetWorker } from './sheetWorker'

const LOOK_UP = pathOf(contract.entities.unknown)
type Answer = { status?: number; body?: unknown }

/** Prepares a test of imports, whose files are read by the portal's own code. */
export const beginImports = async () => {
  addWords(en)
  addWords(enPages)
  // The table draws the rows that fit into it.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  await stubSheetWorker()
}

/** Removes the mounted imports and what was prepared for them. */
export const endImports = () => {
  unmountPages()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

export const imported = (taken: number, refused: object[] = []): Answer => ({
  body: { status: 200, data: { taken, refused } },
})

/**
 * Mounts a list with its import open; `answer` answers each file that is sent, and `unknown` are the numbers that the
 * register does not have. Returns the files that were sent.
 */
export const mountImport = (
  definition: Resource,
  search: string,
  answer: () => Answer | Promise<Answer>,
  unknown: string[] = [],
) => {
  const { asked } = mountListPage(
    definition,
    ({ method, path }) => {
      if (path === LOOK_UP) return { body: { unknown } }
      return method === 'POST' ? answer() : { body: { content: [], data: [], totalElements: 0, total: 0 } }
    },
    search,
    { announced: extensions },
  )
  return () => asked.flatMap(({ body }) => Object.values(body ?? {}).filter(value => value instanceof File))
}

/** Chooses a file of these bytes in the import that is open. */
export const chooseFile = async (name: string, bytes: Uint8Array) => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('the file step is not there')
    return found
  })
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name)] } })
}

/** Presses Send once the look-up of the rows has ended. */
export const sendRows = async () => {
  const send = (await screen.findByText('Send ready rows')).closest('button') as HTMLButtonElement
  await waitFor(() => {
    if (send.disabled) throw new Error('The rows are still looked up')
  })
  fireEvent.click(send)
}

/** Chooses the column of a field in the step that asks for the columns. */
export const mapColumn = async (field: string, column: string) => {
  fireEvent.keyDown(await screen.findByLabelText(new RegExp(`^${field}`), { selector: '[role=combobox]' }), {
    key: 'ArrowDown',
  })
  fireEvent.click(within(await screen.findByRole('listbox')).getByText(column))
  await waitFor(() => {
    if (screen.queryByRole('listbox')) throw new Error('The columns are still offered')
  })
}

/** Returns a workbook as an office keeps it: numbers as numbers. */
export const workbookOf = (rows: unknown[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Orodha')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }))
}

export const bytesOf = async (file: Blob | undefined) => new Uint8Array((await file?.arrayBuffer()) ?? [])

/** Returns the rows of the first sheet of a workbook. */
export const sheetOf = async (file: Blob | undefined) => {
  const book = read(await bytesOf(file))
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : []
}
