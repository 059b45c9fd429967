import { toId } from '@contract/id'
import { persons } from '@contract/portal/persons'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { forgetReturn } from '@/components/list/listReturn'
import PeopleSearch from '@/customPages/people/PeopleSearch'
import PersonPage from '@/customPages/people/PersonPage'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { pathOf } from '../support/pathOf'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(() => {
  cleanup()
  forgetReturn('default')
})

const named = (key: string) => ({ key, name: `Person ${key}`, nationality: 'Uganda' })
const hit = (key: string) => ({ ...named(key), entities: 1, certainty: 'exact', reasons: [] })
const SEARCH = pathOf(persons.search)

/** Shows the search with the answer to one for three people; returns the requests that are no mark of presence. */
const openSearch = async () => {
  const { http, asked } = recordedHttp(({ path }) => {
    if (path === SEARCH) return { body: { people: ['p1', 'p2', 'p3'].map(hit), more: false } }
    const key = path.split('/').at(-1) ?? ''
    return path.startsWith('/portal/people/')
      ? { body: { ...named(key), roles: [], identities: [], decisions: [], duplicates: [] } }
      : { body: {} }
  })
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const queryClient = new QueryClient()
  const element = (
    <CoreAdminContext
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={signedIn}
      i18nProvider={createI18nProvider(currentTable())}
    >
      <Outlet />
    </CoreAdminContext>
  )
  const children = [
    { path: '/home/people', element: <PeopleSearch /> },
    { path: '/home/people/:key', element: <PersonPage /> },
  ]
  const at = { pathname: '/home/people', state: { peopleSearch: { text: 'Person', born: '' } } }
  const router = createMemoryRouter([{ element, children }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  await screen.findByRole('link', { name: 'Person p1' })
  return { router, requests: () => asked.map(({ path }) => path).filter(path => path.startsWith('/portal/people')) }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('steps through the people that a search found with one request each, and returns to the one shown last', async () => {
  const { router, requests } = await openSearch()
  await userEvent.click(screen.getByRole('link', { name: 'Person p1' }))
  await heading('Person p1')
  expect(screen.getByRole('group', { name: 'Step through the list' }).textContent).toBe('1 of 3')
  await userEvent.keyboard('j')
  await heading('Person p2')
  await userEvent.click(screen.getByRole('button', { name: 'Next record (j)' }))
  await heading('Person p3')
  expect(screen.getByRole('button', { name: 'This is the last record of the list' })).toBeTruthy()
  expect(requests()).toEqual([SEARCH, ...['p1', 'p2', 'p3'].map(key => `/portal/people/${key}`)])
  await router.navigate(-1)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Person p3'))
  expect(router.state.location.pathname).toBe('/home/people')
})

it('offers no steps from the people who may be the same person', async () => {
  const { router } = await openSearch()
  await router.navigate('/home/people/p2')
  await heading('Person p2')
  expect(screen.queryByRole('group', { name: 'Step through the list' })).toBeNull()
})
