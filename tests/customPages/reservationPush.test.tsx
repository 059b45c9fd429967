import { extensions } from '@contract/extensions'
import { toId } from '@contract/id'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import ReservationPush from '@/customPages/processes/ReservationPush'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import namePushes from '@/resources/processes/namePushes'
import form from '@/resources/processes/reservationPush'
import { adminContext } from '../support/adminContext'
import { unmountPages } from '../support/mountListPage'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(unmountPages)

const PUSH = '6d5d0365-e589-43e2-823e-4305b4ab8c4a'

/** Mounts the page at the address of a push, before a host that answers each reading by `host`. */
const mount = (host: Parameters<typeof recordedHttp>[0]) => {
  history.replaceState(null, '', `/home/internal-processes/reservation?push=${PUSH}`)
  const { http } = recordedHttp(host)
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const Admin = adminContext(dataProvider)
  render(
    <BrowserRouter>
      <Admin>
        <AnnouncedExtensions value={new Set(extensions)}>
          <ReservationPush form={form} names={namePushes} />
        </AnnouncedExtensions>
      </Admin>
    </BrowserRouter>,
  )
}

it('says why the pushed names of a link are not shown, and shows them after Reload', async () => {
  let fails = true
  const row = {
    id: '1',
    push: PUSH,
    service: 'BUSINESS_NAME',
    brn: '80030555000002',
    name: 'BAHARI STORES',
    type: 'BUSINESS_NAME',
    status: 'SENT',
    pushedAt: '2026-01-31T08:00:00Z',
  }
  mount(() =>
    fails
      ? { status: 500, body: { message: 'Closed for the night' } }
      : { body: [row], headers: { 'content-range': 'items 0-0/1' } },
  )
  const banner = within(await screen.findByRole('alert'))
  banner.getByText('Closed for the night')
  fails = false
  await userEvent.click(banner.getByRole('button', { name: 'Reload' }))
  await screen.findByText('BAHARI STORES')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that the pushed names are being loaded, and which permission they need', async () => {
  let refuse: (answer: object) => void = () => undefined
  mount(() => new Promise(answer => (refuse = answer)))
  await screen.findByLabelText('Loading')
  refuse({ status: 403, body: {} })
  await screen.findByText('You do not have access')
})
