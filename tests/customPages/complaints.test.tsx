import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Complaints } from '@/customPages/practitioner/Complaints'
import complaints from '@/resources/registry/complaints'
import { mountPart, unmountParts } from '../support/mountPart'
import { resources } from '../support/resources'
// A list fetches the forms behind its rows: here they are loaded before, so that no import outlives the test.
import '@/components/dialogs'

afterEach(unmountParts)

const open = (whose: { number?: string; name?: string }, rows: object[]) =>
  mountPart(
    <Complaints resource={complaints} {...whose} />,
    () => ({ body: { content: rows, totalElements: rows.length } }),
    { definitions: resources },
  ).asked

it('lists complaints of one practitioner, or all pending ones without a practitioner', async () => {
  const all = open({}, [{ trackingNumber: 'T-1', complaint: 'Fees', status: 'PENDING' }])
  await screen.findByText('T-1')
  expect(all[0]?.query).toEqual({ page: '1', perPage: '20', status: 'PENDING' })
  unmountParts()
  const one = open({ number: 'IP-1', name: 'Ann Opio' }, [])
  await screen.findByText('Ann Opio has no complaints lodged against him/her')
  expect(one[0]?.query).toEqual({ page: '1', perPage: '20', practitionerNumber: 'IP-1' })
  unmountParts()
  open({}, [])
  await screen.findByText('No results found')
})

it('lists 20 at a time, with the description in a popover', async () => {
  const rows = Array.from({ length: 27 }, (_, at) => ({ trackingNumber: `T-${at + 1}`, complaint: `Fees ${at + 1}` }))
  const { asked } = mountPart(
    <Complaints resource={complaints} number="IP-1001" />,
    ({ query }) => {
      const from = (Number(query.page) - 1) * 20
      const content = rows
        .slice(from, from + 20)
        .map(row => ({ ...row, description: `Twice what ${row.complaint} was` }))
      return { body: { content, totalElements: rows.length } }
    },
    { definitions: resources, address: '/?tab=complaints' },
  )
  const title = await screen.findByText('Fees 1')
  expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    'Tracking Number',
    'Complainant',
    'Complaint',
    'Date',
    'Status',
  ])
  expect(document.querySelectorAll('tr[data-key]')).toHaveLength(20)
  expect(screen.queryByText('Twice what Fees 1 was')).toBeNull()
  title.closest('button')?.focus()
  await userEvent.keyboard('{Enter}')
  const more = await screen.findByText('Twice what Fees 1 was')
  expect(screen.getByRole('dialog', { name: 'Fees 1' }).contains(more)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Twice what Fees 1 was')).toBeNull())
  fireEvent.click(screen.getByText('Next'))
  await screen.findByText('21 - 27 of 27')
  await screen.findByText('Fees 27')
  expect(window.location.search).toBe('?tab=complaints&page=2')
  expect(asked.at(-1)?.query).toEqual({ page: '2', perPage: '20', practitionerNumber: 'IP-1001' })
})

it('reads the description under each name that hosts use', async () => {
  open({ number: 'IP-1' }, [
    { trackingNumber: 7, complaint: 'Fees', descriptionOfComplaint: 'Twice what was agreed', status: 'ESCALATED' },
    { trackingNumber: 8, complaint: 'No word at all' },
  ])
  expect((await screen.findByRole('button', { name: 'Fees' })).getAttribute('aria-haspopup')).toBe('dialog')
  screen.getByText('Escalated')
  expect(screen.queryByRole('button', { name: 'No word at all' })).toBeNull()
})
