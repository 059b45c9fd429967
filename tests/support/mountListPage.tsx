import { toId } from '@contract/id'
import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { createDataProvider } from '@/dataProvider'
import type { Resource } from '@/definition/defineResource'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable } from '@/i18n/words'
import { forgetNotices, Notices } from '@/views/notices'
import ResourcePage from '@/views/ResourcePage'
import { recordedHttp } from './recordedHttp'
// A list fetches the forms behind its rows: here they are loaded before, so that no import outlives the test.
import '@/views/form/forms'

const signedIn = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => [],
  can: () => true,
}

/**
 * Mounts the page of a list for a person with all permissions, at its address with `search`, on the portal's data
 * provider; `host` answers each call. Returns the requests so far; end each test with `unmountPages`.
 */
export const mountListPage = (definition: Resource, host: Parameters<typeof recordedHttp>[0], search = '') => {
  window.history.replaceState(null, '', `/home/${definition.path}${search}`)
  const { http, asked } = recordedHttp(host)
  render(
    <BrowserRouter>
      <CoreAdminContext
        dataProvider={createDataProvider([definition], http, { paths: {} }, () => ({ userId: toId('me') }))}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <Notices />
        <ResourcePage resource={definition} />
      </CoreAdminContext>
    </BrowserRouter>,
  )
  return { asked }
}

/** Removes the mounted pages, their notices and their address. */
export const unmountPages = () => {
  cleanup()
  forgetNotices()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

/** Returns the texts of the first cells in the body of the shown table. */
export const firstCells = (column = 0): string[] =>
  [...screen.getByRole('table').querySelectorAll('tbody tr[data-key]')].map(
    row => row.querySelectorAll('td')[column]?.textContent ?? '',
  )
