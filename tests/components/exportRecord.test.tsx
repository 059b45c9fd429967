import type { Extension } from '@contract/extensions'
import { contract } from '@contract/index'
import { LONGEST_TAKEN } from '@contract/portal/audit'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testDataProvider } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AwayExports } from '@/components/export/AwayExports'
import { useOpenFile } from '@/components/export/openFile'
import { takenText } from '@/components/export/recordTaking'
import '@/resources'
import audit from '@/resources/portal/audit'
import mdas from '@/resources/registry/mdas'
import { adminContext } from '../support/adminContext'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { WritingWorker } from '../support/writingWorker'

const saveFile = vi.fn()

beforeEach(() => {
  WritingWorker.jobs = 0
  saveFile.mockClear()
  vi.stubGlobal('Worker', WritingWorker)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saveFile)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  unmountPages()
})

const TOOK = '/portal/exports'

/** Opens the list of MDAs filtered by "lake" and exports it; `recorded` answers the record of the export. */
const exportList = async (
  recorded: () => { status: number } | Promise<{ status: number }>,
  announced?: readonly Extension[],
) => {
  const row = { no: 1, name: 'Lake Authority', status: 'ACTIVE' }
  const { asked } = mountListPage(
    mdas,
    ({ path }) => (path === TOOK ? recorded() : { body: { data: [row], total: 1, totalElements: 1 } }),
    '?search=lake',
    announced && { announced },
  )
  await screen.findByText('Lake Authority')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Text table (.csv)' }))
  return { records: () => asked.filter(({ path }) => path === TOOK), reads: () => asked.length }
}

it('records an export before its file is saved', async () => {
  const savedBefore: number[] = []
  const { records } = await exportList(() => {
    savedBefore.push(saveFile.mock.calls.length)
    return { status: 200 }
  })
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(savedBefore).toEqual([0])
  expect(records().map(({ body }) => body)).toEqual([
    { kind: 'export', resource: mdas.name, filter: { search: 'lake' }, rows: 1, format: 'csv' },
  ])
})

it('saves no file while the export cannot be recorded, and reads nothing again for the next try', async () => {
  let status = 500
  const { records, reads } = await exportList(() => ({ status }))
  await screen.findByText(/The export was not recorded/)
  expect(screen.queryByText(/unclear whether this was saved/)).toBeNull()
  expect(saveFile).not.toHaveBeenCalled()
  const before = reads()
  status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(records()).toHaveLength(2)
  expect(reads() - before).toBe(1)
  expect(WritingWorker.jobs).toBe(1)
  await screen.findByRole('button', { name: 'Export' })
})

it('records an export once, however often its next try is pressed', async () => {
  let answer = (_: { status: number }) => {}
  let isFirst = true
  const { records } = await exportList(() => {
    if (!isFirst) return new Promise(resolve => (answer = resolve))
    isFirst = false
    return { status: 500 }
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  for (const _ of [1, 2]) fireEvent.click(again)
  await waitFor(() => expect(records()).toHaveLength(2))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Discard the export' }).disabled).toBe(true)
  answer({ status: 200 })
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(records()).toHaveLength(2)
})

it('discards an export that cannot be recorded', async () => {
  await exportList(() => ({ status: 500 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard the export' }))
  await screen.findByRole('button', { name: 'Export' })
  expect(saveFile).not.toHaveBeenCalled()
})

it('saves the file and sends nothing where the host has no audit trail', async () => {
  const { records } = await exportList(() => ({ status: 200 }), [])
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(records()).toEqual([])
})

it('exports the rows in the order in which the list shows them', async () => {
  const entry = { at: '2026-01-01T08:00:00Z', actorName: 'Jane', call: 'MDA-CREATE' }
  const row = { ...entry, id: 1, actorId: null, address: null, subject: null, before: null, after: null }
  const { asked } = mountListPage(
    audit,
    ({ path }) => (path === TOOK ? {} : { body: [row], headers: { 'content-range': 'audit 0-0/1' } }),
    '?sort=at.ASC',
  )
  await screen.findByText(/^Jane /)
  const read = () => asked.filter(({ path }) => path === contract.audit.list.path)
  const shown = read().length
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Text table (.csv)' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(read()[0]?.query.sort).toBe('["at","ASC"]')
  expect(read()[shown]?.query.sort).toBe('["at","ASC"]')
})

it('says to reload the page where the code of an export does not come', async () => {
  vi.doMock('@/components/export/fetchAll', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await exportList(() => ({ status: 200 }))
  await screen.findByText(/Reload the page and try again/)
  await screen.findByRole('button', { name: 'Export' })
  expect(saveFile).not.toHaveBeenCalled()
  vi.doUnmock('@/components/export/fetchAll')
})

it('cuts a long text of a record between its signs, never within one', () => {
  expect(takenText(`${'x'.repeat(LONGEST_TAKEN - 1)}😀`)).toBe('x'.repeat(LONGEST_TAKEN - 1))
  expect(takenText(`${'x'.repeat(LONGEST_TAKEN - 2)}😀!`)).toBe(`${'x'.repeat(LONGEST_TAKEN - 2)}😀`)
})

/** Puts a worker in place that never writes its file. Returns a record of how often one was ended. */
const writeNothing = () => {
  const ended = vi.fn<() => void>()
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate = ended
    },
  )
  return ended
}

it('stops at once while the file is being written, and then records and saves nothing', async () => {
  const ended = writeNothing()
  const { records } = await exportList(() => ({ status: 200 }))
  await userEvent.click(await screen.findByRole('button', { name: /^Exporting 1 of 1/ }))
  await screen.findByRole('button', { name: 'Export' })
  expect(ended).toHaveBeenCalledOnce()
  expect(records()).toEqual([])
  expect(saveFile).not.toHaveBeenCalled()
})

describe('after the list was left', () => {
  const away = () => screen.findByRole('region', { name: mdas.label })
  /** Leaves the list for a page of the shell. */
  const leave = () => {
    cleanup()
    render(<AwayExports />, { wrapper: adminContext(testDataProvider()) })
  }

  it('shows the progress of an export, and stops it', async () => {
    const ended = writeNothing()
    const { records } = await exportList(() => ({ status: 200 }))
    await screen.findByRole('button', { name: /^Exporting 1 of 1/ })
    leave()
    const note = within(await away())
    note.getByText('Exporting 1 of 1')
    await userEvent.click(note.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: mdas.label })).toBeNull())
    expect(ended).toHaveBeenCalledOnce()
    expect(records()).toEqual([])
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('offers another try for an export that is not recorded', async () => {
    let status = 500
    await exportList(() => ({ status }))
    leave()
    const note = within(await away())
    await note.findByText(/The export was not recorded/)
    note.getByRole('button', { name: 'Discard the export' })
    status = 200
    await userEvent.click(note.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('region', { name: mdas.label })).toBeNull())
  })

  it('leaves an export to the button of its list while that is shown', async () => {
    render(<AwayExports />, { wrapper: adminContext(testDataProvider()) })
    await exportList(() => ({ status: 500 }))
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('region', { name: mdas.label })).toBeNull()
  })

  it('records an export as one of the page that it was started from, not of a file that was opened meanwhile', async () => {
    let answer = (_: { status: number }) => {}
    let isFirst = true
    const { records } = await exportList(() => {
      if (!isFirst) return { status: 200 }
      isFirst = false
      return new Promise(resolve => (answer = resolve))
    })
    await waitFor(() => expect(records()).toHaveLength(1))
    leave()
    renderHook(() => useOpenFile('ENTITY', '80020001234567'))
    await act(async () => answer({ status: 500 }))
    await userEvent.click(within(await away()).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    expect(records().map(({ body }) => body)).not.toContainEqual(expect.objectContaining({ file: expect.anything() }))
  })
})
