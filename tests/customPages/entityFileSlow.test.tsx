import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unmountParts } from '../support/mountPart'
import { openFile } from '../support/openFile'
import { ReaderWorker } from '../support/readerWorker'

// The documents are loaded with their tab: loaded before, they come without waiting.
import '@/components/file/DocumentsView'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', ReaderWorker)
})
afterEach(() => {
  unmountParts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SLOW = 'The registry is taking longer than usual to answer.'
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await vi.dynamicImportSettled()
  })
const press = async (element: Element | null) => {
  if (!element) throw new Error('Nothing to press')
  fireEvent.click(element)
  await pass(0)
}
const shows = (text: string | RegExp) => screen.queryByText(text) !== null

const directors = { body: { data: { content: [{ surName: 'Okello' }] } } }
const listed = {
  body: { content: [{ name: 'Form 18', edmsId: 'E-1' }], totalElements: 1, totalPages: 1 },
}
const file = { body: { Base64FileStream: Buffer.from('The words of the form').toString('base64') } }

it.each([
  ['a file', '/info', '', undefined, 'LAKE TRADERS'],
  ['a part', 'get-directors', '?tab=directors', directors, 'Okello'],
  ['documents', 'get-registered-documents', '?tab=documents', listed, 'Form 18'],
  ['a document', '/integration/api/edms/', '?tab=documents', file, 'The words of the form'],
])(
  'shows on %s a note after three seconds, with buttons to stop and to repeat the call',
  async (name, path, search, answer, content) => {
    const answers: Parameters<typeof openFile>[0] = { 'get-registered-documents': listed }
    let given: AbortSignal | undefined
    answers[path] = signal => {
      given = signal
      return new Promise(() => undefined)
    }
    const { asked } = openFile(answers, { search })
    const sent = () => asked.filter(one => one.path.includes(path))
    await pass(500)
    if (name === 'a document') await press(document.querySelector('.file-open'))
    await pass(500)
    expect(sent()).toHaveLength(1)
    expect(screen.queryAllByLabelText('Loading').length + screen.queryAllByText('Loading the document').length).toBe(1)
    expect(shows(SLOW)).toBe(false)
    await pass(3_000)
    expect(shows(SLOW)).toBe(true)
    await press(screen.getByText('Stop'))
    expect(shows(/^Stopped/)).toBe(true)
    expect(given?.aborted).toBe(true)
    if (answer) answers[path] = answer
    else delete answers[path]
    await press(screen.getByText('Reload'))
    await pass(500)
    expect(sent()).toHaveLength(2)
    expect(screen.queryAllByText(content)).not.toEqual([])
    expect(shows(/^Stopped/)).toBe(false)
  },
)
