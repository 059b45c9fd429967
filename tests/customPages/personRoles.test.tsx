import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { PersonRoles } from '@/customPages/people/PersonParts'
import { signedIn } from '../support/signedIn'
import { TestRouter } from '../support/TestRouter'

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
const mount = (pages: readonly string[]) => {
  const can = ({ action, resource }: { action: string; resource: string }) =>
    action === 'list' && pages.includes(resource)
  render(
    <TestRouter at="/">
      <CoreAdminContext authProvider={{ ...signedIn, can } as typeof signedIn}>
        <PersonRoles roles={[{ ...role, roles: [...role.roles] }]} />
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
