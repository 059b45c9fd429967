import { type PersonFile, persons } from '@contract/portal/persons'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import PersonPage from '@/customPages/people/PersonPage'
import people from '@/i18n/en/people'
import { addWords } from '@/i18n/words'
import { mountPart, unmountParts } from '../support/mountPart'
import { pathOf } from '../support/pathOf'
import { signedIn } from '../support/signedIn'

beforeAll(() => addWords(people))
afterEach(unmountParts)

const person = {
  key: '12',
  name: 'Agnes Zumaridi',
  idType: 'NATIONAL_ID',
  idNumber: 'CM••••••••AB4K',
  roles: [],
  identities: [],
  duplicates: [],
  decisions: [],
} as unknown as PersonFile

const FILE = pathOf(persons.file, { person: '12' })

/** Mounts the page of a person for somebody who holds these permissions, or all. */
const mount = (...held: string[]) => {
  const can = ({ action }: { action: string }) => !held.length || held.includes(action)
  return mountPart(<PersonPage />, ({ path }) => ({ body: path === FILE ? person : [] }), {
    address: '/home/people/12',
    path: '/home/people/:key',
    authProvider: { ...signedIn, can } as typeof signedIn,
  })
}

describe('the page of a person', () => {
  it('does not offer the data that is held to who may search people, and not see their data', async () => {
    mount('can_search_people')
    await screen.findByText('Agnes Zumaridi', { selector: 'h1' })
    screen.getByText('Show personal data')
    expect(screen.queryByText('Data held')).toBeNull()
    unmountParts()
    mount()
    await screen.findByText('Data held')
    expect(screen.queryByText('Show personal data')).toBeNull()
  })

  it('shows masked values with a title, and says to screen readers that they are masked', async () => {
    mount('can_search_people')
    const masked = await screen.findByTitle('Masked')
    expect(masked.textContent).toBe('National ID CM••••••••AB4K (Masked)')
  })
})
