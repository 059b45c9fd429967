import { contract } from '@contract/index'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import buildingSocieties from '@/resources/registry/buildingSocieties'
import businessNames from '@/resources/registry/businessNames'
import companies from '@/resources/registry/companies'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(unmountPages)

const insolvent = { brn: '80020001234567', name: 'LAKE TRADERS', status: 'INSOLVENT', dateOfRegistration: '2020-03-04' }
const found = () => ({ body: { data: [insolvent], total: 1, totalElements: 1 } })
const start = { page: 1, limit: 15, offset: 0 }
const requestsOf = (asked: ReturnType<typeof mountListPage>['asked']) =>
  asked.map(({ method, path, query, body }) => ({ method, path, query, body }))

it('lists companies by GET, searches and filters them by POST, and shows the chosen status', async () => {
  const { asked } = mountListPage(companies, found)
  await screen.findByText('LAKE TRADERS')
  const box = screen.getByPlaceholderText('BRN or Name')
  fireEvent.change(box, { target: { value: 'LTD' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('Search: LTD')
  await waitFor(() => expect(asked).toHaveLength(2))
  fireEvent.keyDown(screen.getByLabelText('Status', { selector: '[role=combobox]' }), { key: 'ArrowDown' })
  await screen.findByText('Insolvent', { selector: '[role=option]' })
  const options = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
  expect(options.slice(-3)).toEqual(['Registered', 'Insolvent', 'Ceased'])
  fireEvent.click(screen.getByText('Insolvent', { selector: '[role=option]' }))
  await screen.findByText('Status: Insolvent')
  await waitFor(() => expect(asked).toHaveLength(3))
  screen.getByText('Insolvent', { selector: 'td *' })
  const path = pathOf(contract.companies.search)
  expect(requestsOf(asked)).toEqual([
    {
      method: 'GET',
      path: pathOf(contract.companies.list),
      query: { page: '1', limit: '15', offset: '0' },
      body: undefined,
    },
    { method: 'POST', path, query: {}, body: { search: 'LTD', ...start } },
    { method: 'POST', path, query: {}, body: { search: 'LTD', status: 'Insolvent', ...start } },
  ])
})

it.each([
  [
    'business names by POST',
    businessNames,
    { method: 'POST', path: pathOf(contract.businessNames.search), query: {}, body: { search: 'LTD', ...start } },
  ],
  [
    // Read whole: the call has no published search (decision D2).
    'building societies whole by GET',
    buildingSocieties,
    {
      method: 'GET',
      path: pathOf(contract.buildingSocieties.list),
      query: { page: '1', limit: '100', offset: '0' },
      body: undefined,
    },
  ],
])('searches %s', async (_, definition, request) => {
  const { asked } = mountListPage(definition, found, '?search=LTD')
  await waitFor(() => expect(requestsOf(asked)).toEqual([request]))
})
