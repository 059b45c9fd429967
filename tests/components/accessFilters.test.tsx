import type { AccessEntry } from '@contract/portal/accessLog'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import accessLog from '@/resources/portal/accessLog'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

const ADA = '00000000-0000-4000-8000-00000000000a'
const entry = {
  id: 1,
  at: '2026-01-01T08:00:00Z',
  actorId: ADA,
  actorName: 'Ada Nakato',
  kind: 'EXPORT',
  fileKind: 'PERSON',
  fileKey: '12',
  fileName: 'Agnes Zumaridi',
  call: 'PORTAL-PERSON-DATA',
} satisfies Omit<AccessEntry, 'id'> & { id: number }

/** Mounts the access log before a host that finds these entries; returns the filter that was asked for last. */
const mount = (search: string, entries: readonly object[] = [entry], pagesExist = false) => {
  const people = [
    { id: ADA, name: 'Ada Nakato' },
    { id: '00000000-0000-4000-8000-00000000000b', name: 'Ben Okello' },
  ]
  const { asked } = mountListPage(
    accessLog,
    ({ path, query }) => {
      const { q = '', id } = JSON.parse(query.filter ?? '{}')
      const found = people.filter(one => (!id || one.id === id) && one.name.toLowerCase().includes(q))
      const body = path.endsWith('/actors') ? found : entries
      return { body, headers: { 'content-range': `items */${body.length}` } }
    },
    search,
    { pagesExist },
  )
  return () => JSON.parse(asked.filter(({ path }) => path.endsWith('/access-log')).at(-1)?.query.filter ?? '{}')
}
/** Suggestions that are shown; a look-up by role would compute the style of each element. */
const options = () => [...document.querySelectorAll('[role=option]')]
const row = () => screen.findByText(/Agnes Zumaridi/)

it('keeps its filters in the address, and reads them from there', async () => {
  const last = mount('')
  await row()
  await userEvent.type(screen.getByLabelText('Person', { selector: 'input' }), 'nak')
  await waitFor(() => expect(options().map(one => one.textContent)).toEqual(['Ada Nakato']))
  fireEvent.click(options()[0] as Element)
  await screen.findByText('Person: Ada Nakato')
  fireEvent.mouseDown(screen.getByLabelText('Access', { selector: '[role=combobox]' }))
  fireEvent.click(await screen.findByText('Revealed', { selector: '[role=option]' }))
  await waitFor(() => expect(last()).toEqual({ actorId: ADA, kind: 'REVEAL' }))
  const { search } = window.location
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    ...{ tab: 'entries', actorId: ADA, kind: 'REVEAL' },
  })
  unmountPages()
  const again = mount(search)
  await screen.findByText('Person: Ada Nakato')
  expect(again()).toEqual({ actorId: ADA, kind: 'REVEAL' })
})

it('says that nothing is found for the number of no file', async () => {
  const last = mount('?fileKey=80099999999999', [])
  await screen.findByText('No results found')
  expect(last()).toEqual({ fileKey: '80099999999999' })
})

it('names the person whose data was given out, and opens the page of the person', async () => {
  mount('?kind=EXPORT', [entry], true)
  expect((await row()).textContent).toContain('Ada Nakato')
  fireEvent.click(screen.getByText('Open person'))
  await waitFor(() => expect(window.location.pathname).toBe('/home/people/12'))
})
