import { screen } from '@testing-library/react'
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

it('reads the description under each name that hosts use', async () => {
  open({ number: 'IP-1' }, [
    { trackingNumber: 7, complaint: 'Fees', descriptionOfComplaint: 'Twice what was agreed', status: 'ESCALATED' },
    { trackingNumber: 8, complaint: 'No word at all' },
  ])
  expect((await screen.findByRole('button', { name: 'Fees' })).getAttribute('aria-haspopup')).toBe('dialog')
  screen.getByText('Escalated')
  expect(screen.queryByRole('button', { name: 'No word at all' })).toBeNull()
})
