import { contract } from '@contract/index'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import countries from '@/resources/settings/countries'
import departments from '@/resources/settings/departments'
import occupations from '@/resources/settings/occupations'
import { dialogCloses, fill, press } from '../support/listPresses'
import { box } from '../support/mountForm'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(unmountPages)

/** Mounts a list whose host refuses the first entries with these answers, and keeps the others. */
const mount = (definition: Resource, ...refusals: { status: number; body: object }[]) => {
  const rows: object[] = []
  const { asked } = mountListPage(definition, ({ method, body }) => {
    if (method === 'GET') return { body: { data: rows } }
    const refused = refusals.shift()
    if (refused) return refused
    rows.push({ id: '7', ...(body as object) })
    return { body: { status: 200, message: 'Added' } }
  })
  return {
    sent: () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
  }
}
const openForm = async (label: string) => {
  fireEvent.click(await screen.findByText(label))
  await screen.findByRole('dialog')
}
const submitByEnter = () => fireEvent.submit(document.querySelector('[role=dialog] form') ?? document.body)
const notices = () => within(screen.getByLabelText('Notices'))

it.each([
  ['departments', 'Department', departments, pathOf(contract.departments.create), 'departmentName'],
  ['occupations', 'Occupation', occupations, pathOf(contract.occupations.create), 'name'],
] as const)('adds %s by name, once each', async (_, thing, definition: Resource, path, source) => {
  const name = `Second ${thing}`
  const message = `An entry named ${name.toUpperCase()} already exists.`
  const refusal = {
    status: 409,
    body: { status: 409, code: 'name-taken', message, params: { name: name.toUpperCase() } },
  }
  const { sent } = mount(definition, refusal)
  await openForm(`Add ${thing}`)
  fill({ Name: name.toUpperCase() })
  submitByEnter()
  await waitFor(() => notices().getByText(`${thing} creation failed`))
  await within(screen.getByRole('dialog')).findByText(message)
  fill({ Name: name })
  submitByEnter()
  await waitFor(() => notices().getByText(`${thing} created successfully`))
  await dialogCloses()
  await waitFor(() => expect(firstCells(1)).toEqual([name]))
  expect(sent()).toEqual([
    [path, { [source]: name.toUpperCase() }],
    [path, { [source]: name }],
  ])
})

it('adds a country from ISO 3166 by name or code, or typed with a valid code', async () => {
  const message = 'No country has the code ZZ. Choose a country from the list.'
  const { sent } = mount(countries, { status: 400, body: { status: 400, message, fields: { code: message } } })
  await openForm('Add Country')
  expect(box(/^Code/).placeholder).toBe('UG')
  fill({ Name: 'Nowhere', Code: 'zz' })
  await press('Submit')
  await waitFor(() => notices().getByText('creation failed'))
  await within(screen.getByRole('dialog')).findAllByText(message)
  act(() => box(/^Name/).focus())
  fill({ Name: 'icel' })
  await waitFor(() => {
    const offered = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
    expect(offered).toEqual(['IcelandIS'])
  })
  fireEvent.keyDown(box(/^Name/), { key: 'Enter' })
  await waitFor(() => expect([box(/^Name/).value, box(/^Code/).value]).toEqual(['Iceland', 'IS']))
  await press('Submit')
  await waitFor(() => notices().getByText('Country created successfully'))
  await dialogCloses()
  await waitFor(() => expect(firstCells(2)).toEqual(['IS']))
  expect(sent().map(([, body]) => body)).toEqual([
    { name: 'Nowhere', code: 'ZZ' },
    { name: 'Iceland', code: 'IS' },
  ])
})
