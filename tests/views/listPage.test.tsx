import { toId } from '@contract/id'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, memoryStore, testDataProvider } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import declared from '@/resources/registry/mdas'
import ResourcePage from '@/views/ResourcePage'
import '@/views/form/forms'

beforeAll(() => addWords(en))
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const authProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => [],
  can: () => true,
}

/** Opens the list of MDAs with two rows. `reads` counts how often a cell has read the name of a row. */
const openPage = async (definition: Resource = declared) => {
  window.history.replaceState(null, '', `/home/${definition.path}`)
  let reads = 0
  const rowOf = (no: string, name: string) => ({
    id: no,
    no: toId(no),
    status: 'ACTIVE',
    get name() {
      reads++
      return name
    },
  })
  const data = [rowOf('1', 'Ministry of Water'), rowOf('2', 'Ministry of Works')]
  render(
    <BrowserRouter>
      <CoreAdminContext
        dataProvider={testDataProvider({ getList: async () => ({ data, total: data.length }) as never })}
        authProvider={authProvider}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <ResourcePage resource={definition} />
      </CoreAdminContext>
    </BrowserRouter>,
  )
  await screen.findByText('Ministry of Works')
  return { reads: () => reads }
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

it('does not draw the rows again when a dialog opens over them and closes', async () => {
  const { reads } = await openPage()
  const before = reads()
  await userEvent.click(screen.getByRole('button', { name: 'Add MDA/Entity' }))
  const dialog = await screen.findByRole('dialog')
  expect(location.search).toBe('?open=create')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reads()).toBe(before)
})

it('starts the first action of a row with Enter', async () => {
  await openPage()
  fireEvent.keyDown(row('Ministry of Works'), { key: 'Enter' })
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ministry of Works')
})

it('opens the menu of a row with Enter when none of its actions has a button', async () => {
  const edit = declared.actions?.edit
  if (!edit) throw new Error('MDAs are edited')
  await openPage({ ...declared, actions: { edit: { ...edit, primary: false } } })
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.keyDown(row('Ministry of Works'), { key: 'Enter' })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(location.search).toBe('?open=edit.2')
})

it('keeps a search that is entered while a dialog is still closing', async () => {
  await openPage()
  await userEvent.click(screen.getByRole('button', { name: 'Add MDA/Entity' }))
  const dialog = within(await screen.findByRole('dialog'))
  const box = screen.getByRole('searchbox', { hidden: true })
  // A browser goes back only after the events at hand; jsdom does so at once.
  const go = history.go.bind(history)
  vi.spyOn(history, 'go').mockImplementation(steps => void setTimeout(() => go(steps)))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  fireEvent.change(box, { target: { value: 'water' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(location.search).toBe('?open=create')
  await waitFor(() => expect(location.search).toBe('?search=water'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
