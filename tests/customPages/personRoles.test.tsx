import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { PersonRoles } from '@/customPages/people/PersonParts'
import en from '@/i18n/en/adminPages'
import people from '@/i18n/en/people'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { signedIn } from '../support/signedIn'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  addWords(en)
  addWords(people)
})
afterEach(cleanup)

const role = {
  brn: '80020001234567',
  entity: 'Lake Traders',
  register: 'COMPANY',
  status: 'REGISTERED',
  roles: ['DIRECTOR'],
  registeredOn: '2019-03-04',
  name: 'Agnes Zumaridi',
} as const

/** Mounts the roles of a person for somebody who may enter the given pages. */
const mount = (pages: readonly string[], other: object = {}) => {
  const can = ({ action, resource }: { action: string; resource: string }) =>
    action === 'list' && pages.includes(resource)
  render(
    <TestRouter at="/">
      <CoreAdminContext
        i18nProvider={createI18nProvider(currentTable())}
        authProvider={{ ...signedIn, can } as typeof signedIn}
      >
        <PersonRoles roles={[{ ...role, roles: [...role.roles], ...other }]} />
      </CoreAdminContext>
    </TestRouter>,
  )
}

it('lead to the files of entities for those who may open them', () => {
  mount(['registry/file-viewer'])
  expect(screen.getByRole('link', { name: 'Lake Traders' }).getAttribute('href')).toBe(
    '/home/registry/file-viewer/80020001234567',
  )
})

it('name the entities without a link for those who may not', () => {
  mount([])
  screen.getByText('Lake Traders')
  expect(screen.queryByRole('link')).toBeNull()
})

it('tell the days of roles, also of those that ended', () => {
  mount([], { roles: [], days: [{ role: 'DIRECTOR', since: '2019-03-04', until: '2021-05-06' }] })
  screen.getByText('Held no more')
  screen.getByText('Director, 04-03-2019 – 06-05-2021')
})
