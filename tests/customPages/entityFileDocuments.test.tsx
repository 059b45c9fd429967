import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountFile } from '../support/mountFile'
import { unmountParts } from '../support/mountPart'
import { type FileAnswers, openFile } from '../support/openFile'
import { ReaderWorker } from '../support/readerWorker'

beforeEach(() => void vi.stubGlobal('Worker', ReaderWorker))
afterEach(() => {
  // Heard only by a mounted page, and by those of the next tests, whose requests would wait for a connection.
  fireEvent(window, new Event('online'))
  unmountParts()
  vi.unstubAllGlobals()
})

const one = { name: 'Form 18', documentName: 'Statement', edmsId: 'E-1', createdAt: '2024-05-06T07:08:09' }
const listed = (...content: object[]) => ({ body: { content, totalElements: content.length, totalPages: 1 } })
const fileOf = (text: string) => ({ body: { Base64FileStream: Buffer.from(text).toString('base64') } })

/** Opens the documents of a company, or of a business name, that has these; the store answers each by `file`. */
const open = (
  documents: object[],
  file: FileAnswers[string] = { status: 404 },
  type: 'company' | 'business' = 'company',
) => {
  const answers: FileAnswers = {
    [type === 'company' ? 'get-registered-documents' : '/attachment/']: listed(...documents),
    '/integration/api/edms/': file,
  }
  return { ...openFile(answers, { type, search: '?tab=documents' }), answers }
}
const row = async (name: string) => {
  const found = (await screen.findByTitle(name)).closest('tr')
  if (!found) throw new Error(`No row has ${name}`)
  return found
}
const pane = () => document.querySelector('.pdf-pane') as HTMLElement
const notice = async (title: string, text: string) => {
  const notices = await screen.findByRole('region', { name: 'Notices' })
  const said = (await within(notices).findAllByText(text)).at(-1)?.closest('.notice')
  expect(said?.textContent).toContain(title)
}

describe('a document', () => {
  it('is asked for in a sentence until one is selected, and is named when it is not yet in EDMS', async () => {
    const { asked } = open([{ ...one, edmsId: null }])
    fireEvent.click(await row('Form 18'))
    await notice('Document Error', 'This document is not yet in EDMS')
    expect(asked.filter(({ path }) => path.startsWith('/integration/'))).toEqual([])
  })

  it('is said to be empty where the store has 0 bytes', async () => {
    open([one], fileOf(''))
    await screen.findByText('Select a document to view it')
    fireEvent.click(await row('Form 18'))
    await within(pane()).findByText('This file is empty')
    expect(new URLSearchParams(window.location.search).get('document')).toBe('E-1')
  })

  it('that fails to load shows the failure, and opens again from its row', async () => {
    const { answers } = open([one], { status: 500 })
    fireEvent.click(await row('Form 18'))
    await notice('Error', 'Failed to get document')
    const { search } = window.location
    answers['/integration/api/edms/'] = fileOf('The words of the form')
    fireEvent.click(await row('Form 18'))
    await within(pane()).findByText('The words of the form')
    expect(window.location.search).toBe(search)
  })

  it('that is on its way shows a timeout when the connection changes, and opens again from its row', async () => {
    const { asked, answers } = open([one], () => new Promise(() => undefined))
    fireEvent.click(await row('Form 18'))
    await waitFor(() => expect(asked.some(({ path }) => path.startsWith('/integration/'))).toBe(true))
    fireEvent(window, new Event('offline'))
    await notice('Document Error', 'Document loading times out')
    answers['/integration/api/edms/'] = fileOf('The words of the form')
    fireEvent.click(await row('Form 18'))
    await within(pane()).findByText('The words of the form')
  })
})

it('searches documents by name on typing, with a text for no results', async () => {
  const { asked } = open([])
  fireEvent.change(await screen.findByPlaceholderText('Search Document Name'), { target: { value: 'nothing' } })
  const searches = () => asked.map(({ query }) => query).filter(query => 'search' in query)
  await waitFor(() => expect(searches()).toEqual([{ search: 'nothing', page: '1', pageSize: '10' }]))
  await screen.findByText('No results found')
})

describe('documents are resent', () => {
  it('of a company, whose certificate goes to its client', async () => {
    const { brn, asked, answers } = open([one])
    answers['resend-client-document'] = { body: {} }
    fireEvent.click(await screen.findByText('Resend Certificate'))
    await notice('Success', 'Document resent')
    answers['resend-client-document'] = { status: 500 }
    fireEvent.click(screen.getByText('Resend Certificate'))
    await notice('Error', 'Failed to resend document')
    const sent = asked.filter(({ path }) => path.endsWith('/resend-client-document'))
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ type: 'REGISTRATION_CERTIFICATE', brn }))
  })

  it('of a business name one by one, each with its name and EDMS number, and opens none', async () => {
    const { brn, asked, answers } = open([one, { ...one, documentName: 'Late', edmsId: null }], undefined, 'business')
    answers['resend-document-copy'] = { body: {} }
    const resend = await screen.findByLabelText('Resend: Statement')
    expect(screen.queryByLabelText('Resend: Late')).toBeNull()
    fireEvent.click(resend)
    await notice('Success', 'Document resent')
    answers['resend-document-copy'] = { status: 500 }
    fireEvent.click(resend)
    await notice('Error', 'Failed to resend document')
    const sent = asked.filter(({ path }) => path.endsWith('/resend-document-copy'))
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ brn, documentName: 'Statement', edmsId: 'E-1' }))
    expect(new URLSearchParams(window.location.search).has('document')).toBe(false)
  })
})

describe('the documents', () => {
  it('are shown ten at a time; Previous on the first page only warns', async () => {
    const all = Array.from({ length: 25 }, (_, at) => ({ name: `Document ${at + 1}`, edmsId: `E-${at}` }))
    const brn = '80031000'
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    mountFile(
      ({ path, query }) => {
        if (path.startsWith('/portal/entity-kinds/')) return { body: { kind: 'COMPANY' } }
        if (path.startsWith('/central-registry/')) return { body: { data: { brn, name: 'LAKE TRADERS' } } }
        if (!path.includes('get-registered-documents')) return { body: { data: [] } }
        const page = Number(query.page)
        return { body: { content: all.slice((page - 1) * 10, page * 10), totalElements: 25, totalPages: 3 } }
      },
      brn,
      '?tab=documents',
    )
    await screen.findByText('page 1/3')
    await screen.findByText('1 - 10 of 25')
    await press('Previous')
    await notice('Observation', 'No more data to show')
    for (const shown of ['page 2/3', 'page 3/3']) {
      await press('Next')
      await screen.findByText(shown)
    }
    await screen.findByText('21 - 25 of 25')
    await screen.findByRole('cell', { name: 'Document 25' })
    expect(new URLSearchParams(window.location.search).get('page')).toBe('3')
    await screen.findByRole('tab', { name: 'Documents 25' })
    act(() => {
      for (let presses = 0; presses < 2; presses++) fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    })
    await screen.findByText('page 1/3')
  })

  it('of a new society with fewer than two are said to be on their way', async () => {
    const attachments = [{ name: 'Rules', base64String: 'h1' }]
    const data = { dateOfRegistration: new Date().toISOString(), attachments }
    openFile({}, { type: 'society', search: '?tab=documents', data })
    await screen.findByText(/Documents are still being migrated to EDMS and will appear within 15 minutes/)
    expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual(['#', 'Name'])
  })
})
