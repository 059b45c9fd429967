import type { FileChange, FileHistory } from '@contract/portal/history'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import EntityFile from '@/customPages/entityFile/EntityFile'
import words from '@/i18n/en/fileHistory'
import { addWords } from '@/i18n/words'
import types from '@/resources/files'
import { mountPart, unmountParts } from '../support/mountPart'
import { withDays } from '../support/withDays'

beforeAll(() => addWords(words))
afterEach(unmountParts)

const BRN = '80032001'
const filing: FileChange = {
  transaction: '1',
  act: 'CHANGE',
  trackingNo: 'TN-1',
  filedBy: 'Grace Nakato',
  documents: [{ name: 'Resolution', edmsId: 'filing-resolution' }, { name: 'Form 20' }],
  effectiveOn: '2021-03-04',
  recordedAt: '2021-03-05T09:00:00+03:00',
}
const renamed = {
  part: 'ENTITY' as const,
  what: 'CHANGED' as const,
  field: 'name' as const,
  from: 'FIRST LTD',
  to: 'SECOND LTD',
}
const ended: FileChange = {
  transaction: '2',
  act: 'CHANGE',
  effectiveOn: '2023-05-06',
  recordedAt: '2023-05-06T09:00:00+03:00',
}
const history: FileHistory = {
  registeredOn: '2015-01-01',
  historySince: '2015-01-01',
  knownSince: '2015-01-01',
  steps: [
    {
      ...ended,
      effects: [{ part: 'ROLE', what: 'CHANGED', subject: 'Nakirya Test', field: 'role', to: '2023-05-06' }],
    },
    { ...filing, effects: [renamed] },
  ],
  cut: false,
}
const documents = { content: [{ name: 'Resolution', edmsId: 'filing-resolution' }], totalElements: 1, totalPages: 1 }

/** Opens the file with its history; the host has its first name at moments before the filing. */
const open = (search: string) =>
  mountPart(
    <EntityFile types={types} />,
    ({ path, query, headers }) => {
      if (path.startsWith('/portal/entity-kinds/')) return { body: { kind: 'COMPANY' } }
      if (path.endsWith('/differences')) return { body: { differences: [{ ...renamed, by: filing }] } }
      if (path.startsWith('/portal/history/')) return { body: history }
      if (path.includes('get-registered-documents')) return { body: documents }
      if (!path.endsWith('/info')) return { body: { data: [] } }
      const asOf = JSON.stringify({ query, headers }).match(/20\d\d-\d\d-\d\d/)?.[0]
      return { body: { data: { brn: BRN, name: asOf && asOf < '2021-03-04' ? 'FIRST LTD' : 'SECOND LTD' } } }
    },
    {
      address: `/home/registry/file-viewer/${BRN}${search}`,
      path: '/home/registry/file-viewer/:id',
      announced: ['entityKinds', 'history'],
    },
  )
const panel = async () => within(await screen.findByLabelText('History', { selector: 'aside' }))
const place = () => document.querySelector('.history-stepper [aria-live=polite]')?.textContent
const says = (text: string) => waitFor(() => expect(place()).toBe(text))
const press = (key: string, on: Element | Window = window) =>
  fireEvent.keyDown(on, { key, code: `Key${key.toUpperCase()}`, shiftKey: key === key.toUpperCase() })

it('steps to filings and days by keys and buttons, says the moment, and tells where the history ends', async () => {
  open('?history=open')
  await says('Today')
  for (const [key, text] of [
    ['h', '06-05-2023'],
    ['h', 'Filing TN-1, 04-03-2021'],
    ['H', '03-03-2021'],
    ['L', '04-03-2021'],
    ['l', '06-05-2023'],
    ['l', 'Today'],
  ] as const) {
    press(key)
    await says(text)
  }
  press('l')
  await screen.findByText('This is the file of today')
  fireEvent.click(screen.getByLabelText('Previous filing'))
  await says('06-05-2023')
  fireEvent.click(screen.getByLabelText('Previous day'))
  await says('05-05-2023')
  press('h', screen.getByLabelText('As of', { selector: 'input' }))
  await says('05-05-2023')
  fireEvent.mouseOver(screen.getByLabelText('Next filing'))
  await screen.findByText('Next filing (key l)', { selector: '[role=tooltip] *' })
})

it('takes a second press of a key before the file of the first is drawn as one more step', async () => {
  open('?history=open')
  await says('Today')
  act(() => {
    for (let presses = 0; presses < 2; presses++) press('h')
  })
  await says('Filing TN-1, 04-03-2021')
})

it('shows the file of a day that is typed, and goes back to today', async () => {
  open('?history=open')
  await screen.findByText('SECOND LTD', { selector: 'h1' })
  const box = (await panel()).getByLabelText('As of', { selector: 'input' })
  fireEvent.change(box, { target: { value: '01-02-2021' } })
  fireEvent.blur(box)
  await screen.findByText(withDays(/^This is the file as it stood at the end of 01-02-2021\./))
  await screen.findByText('FIRST LTD', { selector: 'h1' })
  fireEvent.click(screen.getByText('Back to today'))
  await screen.findByText('SECOND LTD', { selector: 'h1' })
  expect(screen.queryByText(/Nothing can be changed here\./)).toBeNull()
})

it('leads from a difference to the document of its filing, and says which has not arrived', async () => {
  open('?history=open&asOf=2020-06-01')
  const differences = await screen.findByText('Differences from today')
  const section = within(differences.parentElement as HTMLElement)
  const difference = (await section.findByText('Name: FIRST LTD → SECOND LTD')).closest('li')
  expect(difference?.textContent).toContain('filing TN-1 · filed by Grace Nakato')
  expect(difference?.textContent).toContain('Form 20 (has not arrived yet)')
  fireEvent.click(section.getByText('Resolution', { selector: 'a' }))
  await says('Today')
  expect(new URLSearchParams(window.location.search).get('document')).toBe('filing-resolution')
  await screen.findByText('Resolution', { selector: 'td *' })
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toMatch(/^Documents/)
})
