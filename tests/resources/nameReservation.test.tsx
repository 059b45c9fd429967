import { contract } from '@contract/index'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import periods from '@/resources/configurations/periods'
import templates from '@/resources/configurations/templates'
import { choose } from '../support/fillBoxes'
import { dialogCloses, fill, headings, inRows, ofRow, press } from '../support/listPresses'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(unmountPages)

it('sets the period of a notification, and takes one away from the screen only', async () => {
  const NOTIFICATION = 'EXPIRY_NOTIFICATION'
  let value = { period: 2, type: 'DAYS' }
  let fails = true
  const host: Parameters<typeof mountListPage>[1] = ({ method, body }) => {
    if (method === 'GET') return { body: { data: [{ key: NOTIFICATION, value }] } }
    if (fails) return { status: 400, body: {} }
    value = (body as { value: typeof value }).value
    return { body: { status: 200, message: 'Set' } }
  }
  const { asked } = mountListPage(periods, host)
  await screen.findByText('Expiry notification')
  expect(headings()).toEqual(['Name', 'Quantity', 'Unit', 'Action'])
  fireEvent.click(screen.getByText('Add Expiry'))
  await screen.findByRole('dialog')
  fill({ Number: '0' })
  await choose(/^Type/, 'Expiry notification')
  await choose(/^Unit/, 'Minutes')
  await press('Submit')
  await within(screen.getByRole('dialog')).findByText('Enter an amount greater than 0')
  const sent = () => asked.filter(({ method }) => method === 'POST')
  expect(sent()).toEqual([])
  fill({ Number: '3' })
  await press('Submit')
  const notices = within(screen.getByLabelText('Notices'))
  await notices.findByText('something went wrong')
  fails = false
  await press('Submit')
  await dialogCloses()
  await screen.findByText('Minutes')
  expect(sent().map(({ path, body }) => [path, body])).toEqual(
    Array.from({ length: 2 }, () => [
      pathOf(contract.periods.setNotification),
      { key: NOTIFICATION, value: { period: 3, type: 'MINUTES' } },
    ]),
  )
  fireEvent.click(screen.getByText('Remove', ofRow))
  await screen.findByText('Removed from this screen only. It returns when the list is reloaded.')
  await waitFor(() => expect(screen.queryByText('Expiry notification', inRows)).toBeNull())
  unmountPages()
  mountListPage(periods, host)
  await screen.findByText('Expiry notification')
})

it('adds a response template, and removes one after a question', async () => {
  const made = { reason: 'Too like another', message: 'The name is too like a registered one.', appealStatus: true }
  let rows: object[] = []
  const { asked } = mountListPage(templates, ({ method, path, body }) => {
    if (method === 'POST') {
      rows = [{ ...(body as object), id: '5' }]
      return { body: { status: 200, code: 'template-added', message: 'The response template was added.' } }
    }
    if (path !== pathOf(contract.responseTemplates.remove, { id: '5' })) return { body: { data: rows } }
    rows = []
    return { body: { status: 200, code: 'template-removed', message: 'The response template was removed.' } }
  })
  fireEvent.click(await screen.findByText('Add Template'))
  await screen.findByRole('dialog')
  fill({ Reason: made.reason, Message: made.message })
  await choose(/^Allow Appeal/, 'Yes')
  await press('Submit')
  await screen.findByText('The response template was added.')
  await dialogCloses()
  await screen.findByText('Too like another', inRows)
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual(made)
  expect(firstCells(3)).toEqual(['Yes'])
  fireEvent.click(screen.getByText('Remove', ofRow))
  within(await screen.findByRole('dialog')).getByText('Too like another')
  await press('YES')
  await screen.findByText('The response template was removed.')
  await waitFor(() => expect(screen.queryByText('Too like another', inRows)).toBeNull())
})
