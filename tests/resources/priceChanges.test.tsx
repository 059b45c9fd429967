import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import documentCosts from '@/resources/billing/documentCosts'
import serviceCosts from '@/resources/billing/serviceCosts'
import taxHeads from '@/resources/billing/taxHeads'
import { dialogCloses, fill, headings, inRows, ofRow, press } from '../support/listPresses'
import { box } from '../support/mountForm'
import { mountListFor } from '../support/mountListFor'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'
import { unmountParts } from '../support/mountPart'
import { pathOf } from '../support/pathOf'

afterEach(() => {
  unmountPages()
  unmountParts()
})

const service = {
  id: '7',
  serviceName: 'Copy of a Ledger',
  serviceCode: 'CER-010',
  serviceCost: 1_250_000,
  taxHeadId: '1',
  taxHeadCode: '142207',
  currencyId: '1',
}
/** Answers the lists behind the form of a service, and `changed` for its writes; `rows` are the services. */
const hostOf =
  (rows: () => object[], changed: (path: string, body: unknown) => unknown): Parameters<typeof mountListPage>[1] =>
  ({ method, path, body }) => {
    if (method === 'POST' || path === contract.serviceCosts.remove.path)
      return { body: { status: 200, message: 'Done', ...(changed(path, body) as object | undefined) } }
    if (path === pathOf(contract.taxHeads.list))
      return { body: { data: [{ taxHeadId: '1', taxHeadCode: '142207', taxHeadName: 'Certificates' }] } }
    if (path === pathOf(contract.currencies.list)) return { body: { data: [{ id: '1', code: 'UGX' }] } }
    return { body: { data: rows() } }
  }

it('edits a service by its cost as it is written, and deletes it after a question, with the documents’ messages', async () => {
  let rows = [service]
  const { asked } = mountListPage(
    serviceCosts,
    hostOf(
      () => rows,
      path => {
        rows = path === contract.serviceCosts.update.path ? [{ ...service, serviceCost: 45_000 }] : []
      },
    ),
  )
  fireEvent.click(await screen.findByText('Edit', ofRow))
  await screen.findByText('Edit Service')
  expect(box(/^Cost/).value).toBe('1,250,000')
  fill({ Cost: '45000' })
  await press('Update')
  await screen.findByText('Service cost updated')
  await dialogCloses()
  await screen.findByText('UGX 45,000')
  fireEvent.click(await screen.findByText('Delete', ofRow))
  const question = within(await screen.findByRole('dialog'))
  question.getByText('Are you sure of this action ?')
  question.getByText('Copy of a Ledger')
  await press('YES')
  await screen.findByText('Service cost removed')
  await screen.findByText('There are no entries yet.')
  const { path, method, query } = asked.filter(one => one.path.includes('delete'))[0] ?? {}
  expect([method, path, query]).toEqual(['GET', contract.serviceCosts.remove.path, { serviceChargeId: '7' }])
})

it('shows prices read-only without can_modify_service_costs', async () => {
  const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  const host = hostOf(
    () => [service],
    () => ({}),
  )
  mountListFor(['can_modify_service_costs'], serviceCosts, host)
  await screen.findByText('Copy of a Ledger')
  expect(buttons()).toEqual(expect.arrayContaining(['New Service', 'Edit', 'Delete']))
  unmountParts()
  mountListFor([], serviceCosts, host)
  await screen.findByText('Copy of a Ledger')
  expect(buttons().filter(text => /New Service|Edit|Delete/.test(text ?? ''))).toEqual([])
})

it('lists document costs under the only fee category, and adds one by the documents’ button labels', async () => {
  const rows = [{ id: '1', documentNumber: 'DOC-1', documentName: 'Deed Poll', amount: 30_000 }]
  const { asked } = mountListPage(
    documentCosts,
    hostOf(
      () => rows,
      (_, body) => void rows.push({ ...(body as (typeof rows)[0]), id: '2' }),
    ),
  )
  await screen.findByText('Deed Poll')
  expect(headings()).toEqual(['#', 'Document Number', 'Document Name', 'Fee Category', 'Cost', 'Actions'])
  expect(firstCells(3)).toEqual(['CERTIFICATION'])
  fireEvent.click(screen.getByText('Add Service'))
  await screen.findByText('New Document Cost')
  fill({ 'Document Number': 'DOC-77', 'Document Name': 'Letter of No Objection', Cost: '30 000' })
  await press('Submit')
  await screen.findByText('Document cost created successfully')
  await dialogCloses()
  await screen.findByText('Letter of No Objection', inRows)
  expect(firstCells(4)).toEqual(['UGX 30,000', 'UGX 30,000'])
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: contract.documentCosts.create.path,
    body: { documentNumber: 'DOC-77', documentName: 'Letter of No Objection', amount: 30_000 },
  })
  const [edit] = screen.getAllByText('Edit', ofRow)
  if (edit) fireEvent.click(edit)
  await screen.findByText('Edit Service')
  await press('Cancel')
  await dialogCloses()
})

const head = {
  taxHeadId: '1299',
  taxHeadName: 'Trade Mark Fees',
  taxHeadCode: '142207',
  taxHeadCurrency: 'UGANDA_SHILLINGS',
  ...{ baseValue: 0, percentage: 0, feesPerUnit: 0 },
  isAvailableOnPortal: 'YES',
  ...{ isActive: 'YES', isDescriptionDisplayed: 'YES', isTinMandatory: 'YES', isReferenceTypeMandatory: 'YES' },
}

it('adds a tax head from its name and numbers', async () => {
  const rows: unknown[] = []
  const { asked } = mountListPage(taxHeads, ({ method, body }) => {
    if (method === 'POST') rows.push(body)
    return { body: { data: rows } }
  })
  fireEvent.click(await screen.findByText('New Tax Head'))
  await screen.findByText('Level 6')
  fill({ Name: 'Notary Fees', 'Tax Head ID': '1299', 'Tax Head': '142299' })
  await press('Submit')
  await dialogCloses()
  await waitFor(() => expect(firstCells(1)).toEqual(['Notary Fees']))
  const { body } = asked.find(({ method }) => method === 'POST') ?? {}
  expect(contract.taxHeads.create.body?.safeParse(body).success).toBe(true)
  expect(body).toMatchObject({ taxHeadName: 'Notary Fees', taxHeadId: '1299', taxHeadCode: '142299' })
})

it('names the services of a tax head in use whose code is refused, and keeps the code that was typed', async () => {
  const params = { name: 'Trade Mark Fees', services: 'Application for a Trade Mark, Renewal of a Trade Mark' }
  mountListPage(taxHeads, ({ method }) =>
    method === 'GET'
      ? { body: { data: [head] } }
      : { status: 409, body: { status: 409, code: 'tax-head-in-use', message: 'In use', params } },
  )
  fireEvent.click(await screen.findByText('Edit', ofRow))
  await screen.findByText('Edit Tax Head')
  fill({ 'Tax Head': '999999' })
  await press('Update')
  await within(screen.getByRole('dialog')).findByText(
    /^The tax head Trade Mark Fees is used by Application for a Trade Mark, Renewal of a Trade Mark\. While/,
  )
  expect(box(/^Tax Head( \*)?$/).value).toBe('999999')
})
