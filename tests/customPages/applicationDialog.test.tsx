import { toId } from '@contract/id'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { PageFunctionsProvider, usePageFunctions } from '@/components/actions/PageFunctionsProvider'
import { useAddress } from '@/components/useAddress'
import ApplicationDialog from '@/customPages/insolvency/ApplicationDialog'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { mountPart } from '../support/mountPart'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

const Row = () => {
  const { open } = usePageFunctions()
  return (
    <button type="button" onClick={() => open({ application: 'WU-1' })}>
      WU-1
    </button>
  )
}

/** A list with one application, whose dialog the address opens. */
const List = () => {
  const [params] = useAddress()
  const number = params.get('application')
  return (
    <PageFunctionsProvider>
      <Row />
      {number && <ApplicationDialog number={number} kind={undefined} />}
    </PageFunctionsProvider>
  )
}

const mount = (search: string) => {
  window.history.replaceState(null, '', `/home/insolvency-settings${search}`)
  const { http } = recordedHttp(() => ({ status: 404, body: { message: 'No application has this number' } }))
  render(
    <TestRouter>
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))}
        i18nProvider={createI18nProvider(currentTable())}
      >
        <List />
      </CoreAdminContext>
    </TestRouter>,
  )
}

const close = async () => {
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('goes back where it was opened from the list, so that Back does not open it again', async () => {
  mount('?search=lake')
  const before = window.history.length
  await userEvent.click(screen.getByRole('button', { name: 'WU-1' }))
  await close()
  expect(window.location.search).toBe('?search=lake')
  await userEvent.click(screen.getByRole('button', { name: 'WU-1' }))
  await close()
  expect(window.history.length).toBe(before + 1)
})

it('leaves the address where a link opened it', async () => {
  mount('?search=lake&application=WU-1')
  const before = window.history.length
  await close()
  expect(window.location.search).toBe('?search=lake')
  expect(window.history.length).toBe(before)
})

it('leads to the journey of the case, whose number may hold slashes', async () => {
  const details = {
    id: 1,
    trackingNumber: 'WU/1',
    companyName: 'LAKE TRADERS',
    brn: '80020001234567',
    status: 'PENDING',
  }
  mountPart(<ApplicationDialog number="WU/1" kind={undefined} />, () => ({ body: { data: details } }), {
    address: '/home/insolvency-settings?tab=submissions&application=WU/1',
    announced: ['journey'],
  })
  const link = (await screen.findByText('Journey')).closest('a')
  expect(link?.getAttribute('href')).toBe('/home/journey/WU%2F1')
})
