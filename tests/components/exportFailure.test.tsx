import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mdas from '@/resources/registry/mdas'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { WritingWorker } from '../support/writingWorker'

const saveFile = vi.fn()

beforeEach(() => {
  saveFile.mockClear()
  WritingWorker.jobs = 0
  vi.stubGlobal('Worker', WritingWorker)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saveFile)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  unmountPages()
})

it('reports the failure of a page of its rows, and saves no file', async () => {
  const message = 'The list is being rebuilt. Try again in a moment.'
  let reads = 0
  mountListPage(mdas, () => {
    if (reads++ > 0) return { status: 409, body: { status: 409, code: 'rebuilt', message } }
    const row = { no: 1, name: 'Lake Authority', status: 'ACTIVE' }
    return { body: { data: [row], total: 1, totalElements: 1 } }
  })
  await screen.findByText('Lake Authority')
  fireEvent.click(screen.getByText('Export'))
  fireEvent.click(await screen.findByText('Text table (.csv)'))
  await screen.findByText(message, { selector: '[role=alert] *' })
  await screen.findByText('Export')
  expect(saveFile).not.toHaveBeenCalled()
  expect(WritingWorker.jobs).toBe(0)
})
