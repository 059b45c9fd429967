import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import documentCosts from '@/resources/billing/documentCosts'
import serviceCosts from '@/resources/billing/serviceCosts'
import taxHeads from '@/resources/billing/taxHeads'
import { box } from '../support/mountForm'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(unmountPages)

type Host = Parameters<typeof mountListPage>[1]
const headings = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)

describe('service costs', () => {
  const services = Array.from({ length: 40 }, (_, at) => ({
    id: String(at + 1),
    serviceName: at === 30 ? 'Registration of a Foreign Company' : `Service ${at + 1}`,
    serviceCode: `S-${at + 1}`,
    serviceCost: 1_250_000,
    taxHeadCode: '142207',
  }))
  const answers: Record<string, unknown> = {
    [pathOf(contract.serviceCosts.list)]: services,
    [pathOf(contract.taxHeads.list)]: [{ taxHeadId: '1', taxHeadCode: '142201', taxHeadName: 'Filing' }],
    [pathOf(contract.currencies.list)]: [{ id: '1', code: 'UGX', name: 'Shilling' }],
  }
  const host: Host = ({ method, path }) =>
    method === 'GET'
      ? { body: { data: answers[path] ?? [] } }
      : { status: 409, body: { message: 'An entry named Name Reservation already exists.' } }

  it('shows its columns, numbers its rows across pages, and searches by name on typing', async () => {
    mountListPage(serviceCosts, host)
    await screen.findByText('1 - 15 of 40')
    expect(headings()).toEqual(['#', 'Name', 'Tax Head', 'Code', 'Cost', 'Actions'])
    expect(firstCells()[0]).toBe('1')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('16 - 30 of 40')
    expect(firstCells()[0]).toBe('16')
    await userEvent.type(screen.getByRole('searchbox'), 'foreign')
    await screen.findByText('1 - 1 of 1')
    expect(firstCells(4)).toEqual(['UGX 1,250,000'])
  })

  it('shows amount errors before sending, and keeps the input after a refusal', async () => {
    const { asked } = mountListPage(serviceCosts, host, '?open=create')
    const dialog = within(await screen.findByRole('dialog'))
    for (const [typed, error] of [
      ['0', 'Enter an amount greater than 0'],
      ['-500', 'Enter an amount of 0 or more'],
      ['1.250', 'Enter an amount, for example 1,250,000'],
      ['1000000000000', 'At most 999,999,999,999'],
    ] as const) {
      fireEvent.change(box(/^Cost/), { target: { value: typed } })
      fireEvent.blur(box(/^Cost/))
      await dialog.findByText(error)
    }
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
    for (const [label, value] of [
      [/^Name/, 'Name Reservation'],
      [/^Code/, 'X-1'],
      [/^Cost/, '1000'],
    ] as const)
      fireEvent.change(box(label), { target: { value } })
    for (const [label, option] of [
      ['Tax Head', /142201/],
      ['Currency', /UGX/],
    ] as const) {
      const choice = dialog.getByLabelText(new RegExp(`^${label}`), { selector: '[role=combobox]' })
      if (!option.test(choice.textContent ?? '')) {
        await userEvent.click(choice)
        await userEvent.click(await screen.findByRole('option', { name: option }))
      }
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await dialog.findByText('An entry named Name Reservation already exists.')
    within(screen.getByRole('region', { name: 'Notices', hidden: true })).getByText('Service creation failed')
    expect(box(/^Code/).value).toBe('X-1')
  })
})

describe('document costs', () => {
  const host: Host = () => ({
    body: { data: [{ id: '1', documentNumber: 'DOC-1', documentName: 'Deed Poll', amount: 30_000 }] },
  })

  it('asks before a deletion, reports that none is possible, and sends nothing', async () => {
    const { asked } = mountListPage(documentCosts, host, '?search=deed')
    await screen.findByText('Deed Poll')
    expect(headings()).toEqual(['#', 'Document Number', 'Document Name', 'Fee Category', 'Cost', 'Actions'])
    const before = asked.length
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'YES' }))
    await screen.findByText('Deleting a document cost is not available. Nothing was changed.')
    expect(asked).toHaveLength(before)
    expect(firstCells(2)).toEqual(['Deed Poll'])
  })
})

describe('tax heads', () => {
  const head = (taxHeadId: string, taxHeadName: string, isAvailableOnPortal: string) => ({
    taxHeadId,
    taxHeadName,
    isAvailableOnPortal,
    taxHeadCode: '142207',
  })
  const host: Host = () => ({
    body: { data: [head('1', 'Company Filing Fees', 'YES'), head('2', 'Marriage Registration', 'BOTH')] },
  })

  it('shows the availability of each', async () => {
    mountListPage(taxHeads, host)
    await screen.findByText('Company Filing Fees')
    expect(headings()).toEqual(['#', 'Name', 'Tax Head', 'Available on', 'Base Value', 'Actions'])
    expect(firstCells(3)).toEqual(['OBRS Assessments', 'Non OBRS assessment'])
  })

  it('starts a new one with the defaults and the documented numbers of levels', async () => {
    mountListPage(taxHeads, host, '?open=create')
    const dialog = within(await screen.findByRole('dialog'))
    for (const name of ['Base Value', 'Percentage', 'Fees per Unit'])
      expect(box(new RegExp(`^${name}`)).value, name).toBe('0')
    // By its label: looking for a role reads the style of every element.
    const choice = (name: string) => dialog.getByLabelText(new RegExp(`^${name}`), { selector: '[role=combobox]' })
    for (const name of ['Available on', 'Active', 'Description Displayed', 'TIN Mandatory', 'Reference Type Mandatory'])
      expect(choice(name).textContent, name).toBe('YES')
    expect(choice('Currency').textContent).toBe('Uganda shillings')
    for (const [level, count] of [1, 5, 16, 7, 3].entries()) {
      await userEvent.click(choice(`Level ${level + 1}`))
      // With the one that takes the choice back.
      await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(count + 1))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull())
    }
    fireEvent.change(box(/^Tax Head ID/), { target: { value: '12a99' } })
    expect(box(/^Tax Head ID/).value).toBe('1299')
  })
})
