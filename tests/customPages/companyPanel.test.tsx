import { extensions } from '@contract/extensions'
import { toId } from '@contract/id'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { CompanyPanel } from '@/customPages/processes/CompanyPanel'
import { readForms } from '@/customPages/processes/calls'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { adminContext } from '../support/adminContext'
import { unmountPages } from '../support/mountListPage'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(unmountPages)

const BRN = '80020001234567'
const company = {
  brn: BRN,
  name: 'KISIMA LTD',
  registeredOn: '2016-03-01',
  forms: [{ form: 'FORM_20', compliant: true }],
}

/** Mounts the panel beside a form with a BRN, before a host that answers each reading by `host`. */
const mount = (host: Parameters<typeof recordedHttp>[0]) => {
  const { http } = recordedHttp(host)
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  render(
    <AnnouncedExtensions value={new Set(extensions)}>
      <CompanyPanel typed={BRN} read={readForms} name="form-compliance">
        {({ forms }) => <p>{forms.length} form</p>}
      </CompanyPanel>
    </AnnouncedExtensions>,
    { wrapper: adminContext(dataProvider) },
  )
}

it('says why a company could not be read, and shows it after Reload', async () => {
  let fails = true
  mount(() => (fails ? { status: 500, body: { message: 'Closed for the night' } } : { body: { data: company } }))
  const banner = within(await screen.findByRole('alert'))
  banner.getByText(`${BRN} could not be loaded.`)
  banner.getByText('Closed for the night')
  fails = false
  await userEvent.click(banner.getByRole('button', { name: 'Reload' }))
  await screen.findByRole('heading', { name: 'KISIMA LTD' })
  await screen.findByText('1 form')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('names the missing permission', async () => {
  mount(() => ({ status: 403, body: { message: 'Forbidden' } }))
  await screen.findByText('You do not have access')
  screen.getByText(/can_access_internal_processing/)
})

it('says that no entity has the number, without Reload', async () => {
  mount(() => ({ status: 404, body: { code: 'unknown-brn', message: 'No such', params: { brn: BRN } } }))
  await screen.findByText(`No entity is registered under BRN ${BRN}.`)
  expect(screen.queryByRole('button')).toBeNull()
})
