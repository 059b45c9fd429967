import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RecordHead } from '@/components/notes/RecordHead'
import { mountFile } from '../support/mountFile'
import { mountPart, unmountParts } from '../support/mountPart'

afterEach(unmountParts)

const BRN = '80020009876543'
const flag = {
  ...{ id: 2, kindId: 4, name: 'Court order', colour: 'RED', icon: 'GAVEL', reason: 'Order of 3 May' },
  ...{ setBy: 'Grace Nakato', setAt: '2026-11-26T08:00:00Z', effect: 'REFUSES', masksAddresses: false },
}
const notes = {
  flags: [flag],
  count: 1,
  latest: { text: 'The seal is at the engraver', author: 'Grace Nakato', at: '2026-11-26T08:00:00Z' },
}

it('shows flags and the latest note of a file without a request of its own', async () => {
  const file: object = { notes }
  const { asked } = mountPart(<RecordHead kind="ENTITY" recordKey={BRN} name="A" file={file} />, () => ({ body: {} }), {
    announced: ['notes'],
  })
  const head = within(await screen.findByLabelText('Notes and flags'))
  await head.findByText('Court order')
  head.getByText('Refuses changes')
  head.getByText('Order of 3 May')
  head.getByText('Grace Nakato: The seal is at the engraver')
  expect(asked).toEqual([])
})

it('shows and asks nothing of notes in the file of a host without them', async () => {
  localStorage.setItem('entityType', 'company')
  const data = { brn: BRN, name: 'LAKE TRADERS', subType: 'Private company', status: 'REGISTERED', notes }
  const asked = mountFile(({ path }) => {
    if (path.startsWith('/portal/entity-kinds/')) return { body: { kind: 'COMPANY' } }
    return { body: { data: path.startsWith('/central-registry/api/companies/') ? data : [] } }
  }, BRN)
  await screen.findByText(/^Directors/)
  expect(screen.queryByText('Court order')).toBeNull()
  expect(screen.queryByText(/^Notes and flags/)).toBeNull()
  expect(asked.filter(({ path }) => /note|flag/.test(path))).toEqual([])
})
