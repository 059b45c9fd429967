import { AccessFilter } from '@contract/portal/accessLog'
import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import Readers from '@/customPages/fileReaders/Readers'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import accessLog from '@/resources/portal/accessLog'
import { recordedHttp } from '../support/recordedHttp'
import { nobody, signedIn } from '../support/signedIn'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(cleanup)

it('leads to all reads of this file, and not to those of another kind of file with its number', async () => {
  const { http } = recordedHttp(() => ({ body: { entries: [] } }))
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => nobody)}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <Readers file={{ kind: 'PERSON', key: '12' }} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  const link = await screen.findByRole('link')
  expect(link.getAttribute('href')).toBe('/home/access-log?fileKind=PERSON&fileKey=12')
})

it('has a filter on its page for each one of the access log', () => {
  expect(Object.keys(accessLog.filters ?? {}).toSorted()).toEqual(Object.keys(AccessFilter.shape).toSorted())
})
