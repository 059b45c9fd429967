import { reservationPush as calls } from '@contract/processes/reservationPush'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import ReservationPush from '@/customPages/processes/ReservationPush'
import namePushes from '@/resources/processes/namePushes'
import form from '@/resources/processes/reservationPush'
import { boxOf, choose, fill, press } from '../support/fillBoxes'
import { mountPart, unmountParts } from '../support/mountPart'

afterEach(unmountParts)

const PUSH = '6d5d0365-e589-43e2-823e-4305b4ab8c4a'

/** Mounts the page, at the address of a push by default, before a host that answers by `host`. Returns the requests so far. */
const mount = (host: Parameters<typeof mountPart>[1], search = `?push=${PUSH}`) =>
  mountPart(<ReservationPush form={form} names={namePushes} />, host, {
    address: `/home/internal-processes/reservation${search}`,
  }).asked

const BRN = '80030555000002'
const name = { brn: BRN, name: 'BAHARI STORES', type: 'BUSINESS_NAME', status: 'SENT' }

it('says why the pushed names of a link are not shown, and shows them after Reload', async () => {
  let fails = true
  const row = {
    ...name,
    ...{ id: '1', push: PUSH, service: 'BUSINESS_NAME', pushedAt: '2026-01-31T08:00:00Z' },
  }
  mount(() =>
    fails
      ? { status: 500, body: { message: 'Closed for the night' } }
      : { body: [row], headers: { 'content-range': 'items 0-0/1' } },
  )
  const banner = within(await screen.findByRole('alert'))
  banner.getByText('Closed for the night')
  fails = false
  fireEvent.click(banner.getByText('Reload'))
  await screen.findByText('BAHARI STORES')
  expect(screen.queryByText('Closed for the night')).toBeNull()
})

it('says that the pushed names are being loaded, and which permission they need', async () => {
  let refuse: (answer: object) => void = () => undefined
  mount(() => new Promise(answer => (refuse = answer)))
  await screen.findByLabelText('Loading')
  refuse({ status: 403, body: {} })
  await screen.findByText('You do not have access')
})

it('requires a service, refuses an end before the start, and keeps what a refused push was for', async () => {
  const words = `BRN ${BRN} was not registered between these dates.`
  const asked = mount(() => ({ status: 404, body: { message: words } }), '')
  await fill('BRN', ' 80030 555 000002')
  await press('Push')
  await screen.findByText('Select a service first.')
  await choose(/^Service/, 'Business Name Registration')
  await fill('Start Date', '05-03-1985')
  await fill('End Date', '01-03-1985')
  await press('Push')
  await screen.findByText('The end date is before the start date.')
  expect(asked).toEqual([])
  await fill('End Date', '07-03-1985')
  await press('Push')
  await screen.findByText(words)
  expect(asked.map(({ path }) => path)).toEqual([calls.businessNames.path])
  const [start, end] = [expect.stringMatching(/^1985-03-0[45]T.*Z$/), expect.stringMatching(/^1985-03-07T.*Z$/)]
  expect(asked[0]?.body).toEqual({ brn: BRN, startDate: start, endDate: end })
  expect((await boxOf('BRN')).value).toBe(' 80030 555 000002')
})

it('pushes companies with days as they spell them, and shows each name with its status and reason', async () => {
  const failed = { status: 'FAILED', cause: 'The name is reserved for somebody else' }
  const refused = { ...name, ...failed, brn: '80030555000003', name: 'HIFADHI STORES' }
  const asked = mount(() => ({ body: { data: [name, refused] } }), '')
  await choose(/^Service/, 'Company Incorporation')
  await fill('Start Date', '01032016')
  await fill('End Date', '01-03-2016')
  await press('Push')
  await screen.findByText('BAHARI STORES')
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    [calls.companies.path, { startDate: '2016-03-01 00:00:00', endDate: '2016-03-01 23:59:59' }],
  ])
  const [head, first, second] = [...document.querySelectorAll('.push-names tr')].map(row =>
    [...row.children].map(({ textContent }) => textContent?.trim()),
  )
  expect(head).toEqual(['#', 'BRN', 'Name', 'Entity Type', 'Sub-entity Type', 'Status'])
  expect(first?.slice(0, 4)).toEqual(['1', BRN, 'BAHARI STORES', 'Business name'])
  expect(first?.at(-1)).toBe('Sent')
  expect(second?.at(-1)).toBe('FailedThe name is reserved for somebody else')
})
