import { insolvencyApplications as applications } from '@contract/insolvency/applications'
import { windingUp } from '@contract/insolvency/windingUp'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import WindingUp from '@/customPages/insolvency/WindingUp'
import { mountPart, unmountParts } from '../support/mountPart'
import { ReaderWorker } from '../support/readerWorker'
// Parts fetch their code when they open: here it is loaded before, so that no import outlives the test.
import '@/components/notes/NotesDialog'
import '@/customPages/insolvency/Attachments'

beforeEach(() => void vi.stubGlobal('Worker', ReaderWorker))
afterEach(() => {
  unmountParts()
  vi.unstubAllGlobals()
})

const NUMBER = 'WU-1'
const application = {
  id: 7,
  trackingNumber: NUMBER,
  companyName: 'KISIMA LTD',
  brn: '80020001234567',
  type: 'WINDING_UP',
  status: 'APPROVED',
  attachments: [{ id: 3, fileName: 'order.pdf', fileDescription: 'Court order' }],
}
const forms = { id: 7, trackingNumber: NUMBER }
const report = { status: 'APPROVED', physicalAddress: { region: 'Central', village: 'Ajesa' }, plot: '3' }
const flag = {
  ...{ id: 2, kindId: 4, name: 'Court order', colour: 'RED', icon: 'GAVEL', reason: 'Order of 3 May' },
  ...{ setBy: 'Grace Nakato', setAt: '2026-11-26T08:00:00Z', effect: 'NONE', masksAddresses: false },
}

/** Opens the details of a winding-up, of which the host has these forms and this application. */
const open = (draft: object, details: object = application, search = '') =>
  mountPart(
    <WindingUp />,
    ({ path }) => {
      if (path === windingUp.draft.path) return { body: { data: { ...forms, ...draft } } }
      if (path === applications.windingUp.path) return { body: { data: details } }
      return { body: { data: [] } }
    },
    {
      address: `/home/insolvency-settings/winding-up/${NUMBER}${search}`,
      path: '/home/insolvency-settings/winding-up/:number',
    },
  ).asked
const section = (name: string) => screen.getByLabelText(name, { selector: 'section' })
const table = (name: string) => screen.getByLabelText(name, { selector: 'section > .list-frame > table' })
const texts = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('shows the company and its files when a host sends only the forms', async () => {
  open({ preliminaryReport: report })
  await screen.findByText('KISIMA LTD', { selector: 'h1' })
  const about = within(document.querySelector<HTMLElement>('.file-about') ?? document.body)
  about.getByText('Approved')
  about.getByText('80020001234567')
  expect(texts(document, '[role=tab]')).toEqual(['Forms', 'Files', 'Messages'])
  fireEvent.click(screen.getByText('Files'))
  await screen.findByText('Court order')
  expect(screen.getByLabelText('Attachments').tagName).toBe('OL')
  expect(window.location.search).toBe('?tab=files')
})

it('shows the flags of the application, and opens its notes', async () => {
  const asked = open({}, { ...application, notes: { flags: [flag], count: 0, latest: null } })
  const head = within(await screen.findByLabelText('Notes and flags'))
  head.getByText('Order of 3 May')
  const before = asked.length
  fireEvent.click(head.getByText(/^Notes and flags/))
  await screen.findByRole('dialog', { name: /Notes and flags/ })
  await waitFor(() => expect(JSON.stringify(asked.slice(before))).toContain(NUMBER))
})

it('locks the forms that are approved, and none of an open winding-up', async () => {
  const open20 = { status: 'FILING', tradeAccounts: [{ creditorName: 'A', amount: '5' }] }
  open({ preliminaryReport: report, form20: open20, reasons: [{ reason: 'It cannot pay its debts' }] })
  await screen.findByText('It cannot pay its debts')
  expect(section('Inspection venue').getAttribute('data-locked')).toBe('true')
  expect(texts(section('Inspection venue'), 'dt')).toEqual([
    'Region',
    'District',
    'Sub county',
    'Parish',
    'Village',
    'Street',
    'Plot',
    'Postal address',
    'Inspection time',
  ])
  expect(section('Form 20').getAttribute('data-locked')).toBeNull()
  within(section('Form 20')).getByText('Filing')
})

it('says in the page and in a toast that a number is unknown', async () => {
  const message = 'No insolvency application has the tracking number WU-1.'
  mountPart(
    <WindingUp />,
    () => ({ status: 404, body: { code: 'unknown-application', message, params: { number: NUMBER } } }),
    {
      address: `/home/insolvency-settings/winding-up/${NUMBER}`,
      path: '/home/insolvency-settings/winding-up/:number',
    },
  )
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  const notices = screen.getByLabelText('Notices')
  within(notices).getByText(message)
  expect(screen.getAllByText(message).some(one => !notices.contains(one) && one.closest('[role=alert]'))).toBe(true)
})

it('pages through the rows of Form 20, whose totals are of all, by currency', async () => {
  const owed = (currency: string, amount: string) => ({ creditorName: 'A', amount, currency })
  const tradeAccounts = [
    ...Array.from({ length: 50 }, () => owed('UGX', '1000.10')),
    owed('USD', '2'),
    owed('UGX', '1'),
  ]
  open({ form20: { tradeAccounts } })
  await screen.findByText('KISIMA LTD', { selector: 'h1' })
  const accounts = table('Trade accounts')
  const shown = within(section('Trade accounts'))
  shown.getByText('1 - 50 of 52')
  expect(accounts.querySelectorAll('tbody tr')).toHaveLength(50)
  shown.getByText('Currency')
  expect(texts(accounts, 'tfoot tr')).toEqual(['Total UGX50,006.00', 'Total USD2.00'])
  fireEvent.click(shown.getByText('Next'))
  await shown.findByText('51 - 52 of 52')
  expect(texts(accounts, 'tbody tr td:first-child')).toEqual(['51', '52'])
  expect(texts(accounts, 'tfoot th')).toEqual(['Total UGX', 'Total USD'])
})

it('reports a stated total of Form 20 that differs from the sum of its rows', async () => {
  const stated = { totalBookValue: '1', currency: 'UGX' }
  open({
    form20: {
      marketableSecurities: [{ bookValue: '2500.5', currency: 'UGX' }],
      nonSecuredAssetsDerivedTotals: { marketableSecurities: [stated] },
    },
  })
  await screen.findByText('Marketable securities: the stated total is UGX 1.00, the rows add up to UGX 2,500.50.')
})
