import { toId } from '@contract/id'
import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Complaints } from '@/customPages/practitioner/Complaints'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import complaints from '@/resources/registry/complaints'
import { resources } from '../support/resources'
// A list fetches the forms behind its rows: here they are loaded before, so that no import outlives the test.
import '@/components/dialogs'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  addWords(en)
})
afterEach(cleanup)

const open = (whose: { number?: string; name?: string }, rows: object[]) => {
  const { http, asked } = recordedHttp(() => ({ body: { content: rows, totalElements: rows.length } }))
  const dataProvider = createDataProvider(loadedDefinitions(resources), http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  render(
    <TestRouter at="/">
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(currentTable())}>
        <Complaints resource={complaints} {...whose} />
      </CoreAdminContext>
    </TestRouter>,
  )
  return asked
}

it('lists complaints of one practitioner, or all pending ones without a practitioner', async () => {
  const all = open({}, [{ trackingNumber: 'T-1', complaint: 'Fees', status: 'PENDING' }])
  await screen.findByText('T-1')
  expect(all[0]?.query).toEqual({ page: '1', perPage: '20', status: 'PENDING' })
  cleanup()
  const one = open({ number: 'IP-1', name: 'Ann Opio' }, [])
  await screen.findByText('Ann Opio has no complaints lodged against him/her')
  expect(one[0]?.query).toEqual({ page: '1', perPage: '20', practitionerNumber: 'IP-1' })
  cleanup()
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
