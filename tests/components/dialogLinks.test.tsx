import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import List from '@/components/list/List'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import clientAccounts from '@/resources/accounts/clientAccounts'
import words from '@/resources/configurations/words'
import blacklist from '@/resources/registry/blacklist'
import mdas from '@/resources/registry/mdas'
import manuals from '@/resources/settings/manuals'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { mountPart } from '../support/mountPart'
import { signedIn } from '../support/signedIn'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(unmountPages)

const water = { no: 7, name: 'Ministry of Water', createdAt: '2026-01-31T08:00:00Z', status: 'ACTIVE' }
const rows = (...data: object[]) => ({ body: { content: data, data, totalElements: data.length } })
const dialog = () => screen.queryByRole('dialog')
const opened = () => new URLSearchParams(location.search).get('open')

describe('a link to a dialog', () => {
  it('opens it for a row that no page of the shown list has', async () => {
    mountListPage(mdas, ({ query }) => (query.search ? rows() : rows(water)), '?search=zzz&open=edit.7')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ministry of Water'))
    expect(within(screen.getByRole('table', { hidden: true })).queryByText('Ministry of Water')).toBeNull()
  })

  it('opens the way to import that it names, which a pressed tab puts into the address', async () => {
    mountListPage(blacklist, () => rows(), '?open=create.2')
    const tabs = await screen.findAllByRole('tab')
    const isSelected = () => tabs.map(tab => tab.getAttribute('aria-selected'))
    expect(tabs[1]?.textContent).toContain('Upload File')
    expect(isSelected()).toEqual(['false', 'true'])
    fireEvent.click(tabs[0] as HTMLElement)
    await waitFor(() => expect(opened()).toBe('create'))
    fireEvent.click(tabs[1] as HTMLElement)
    await waitFor(() => expect(opened()).toBe('create.2'))
  })

  it('opens a question, whose No has the focus, and sends nothing', async () => {
    const manual = {
      id: 4,
      sectionName: 'Signing in',
      position: 1,
      filename: 'a.pdf',
      createdAt: '2026-01-31T08:00:00Z',
    }
    const { asked } = mountListPage(manuals, () => ({ body: [manual] }), '?open=remove.4')
    const question = await screen.findByRole('dialog')
    within(question).getByText('Signing in')
    expect(document.activeElement?.textContent).toBe('NO')
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('opens none for an entry that is gone, and says so', async () => {
    mountListPage(mdas, () => rows(water), '?open=edit.8')
    await screen.findByText('This entry is no longer in the list.')
    await waitFor(() => expect(opened()).toBeNull())
    expect(dialog()).toBeNull()
  })

  it('opens none for an action that does not fit the entry, and says so', async () => {
    mountListPage(clientAccounts, () => rows({ id: 7, givenName: 'Ann', enabled: true }), '?open=activate.7')
    await screen.findByText('This action is not available for this entry.')
    await waitFor(() => expect(opened()).toBeNull())
    expect(dialog()).toBeNull()
  })

  it('opens none without the permission, which it names, and shows the rows', async () => {
    const authProvider = { ...signedIn, can: ({ action }: { action: string }) => action !== 'edit' }
    const word = {
      id: 7,
      word: 'Bank',
      description: 'Needs a licence',
      position: 'Any',
      dictionary: { id: 1, name: 'Reserved' },
    }
    const options = { address: '/home/words?open=edit.7', definitions: [words], announced: [], authProvider }
    mountPart(<List resource={words} />, () => rows(word), options)
    const permit = 'Edit dictionaries and templates (can_edit_dictionary_entry)'
    await screen.findByText(`You cannot open this link. It needs the permission ${permit}.`)
    await screen.findByText('Needs a licence')
    expect([dialog(), opened()]).toEqual([null, null])
  })
})
