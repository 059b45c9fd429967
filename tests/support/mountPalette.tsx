import { toId } from '@contract/id'
import { find, type Recent } from '@contract/portal/find'
import { fireEvent, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { start } from '@/authProvider/session'
import { PageExists } from '@/components/pageExists'
import { PaletteButton } from '@/layout/palette/PaletteButton'
import { openAllAreas } from '@/routes/areas'
import { mountPart } from './mountPart'
import { menu, routeAccess } from './siteMap'
// The palette is loaded with its definitions before any test, so that it opens at once.
import '@/layout/palette/CommandPalette'
import '@/resources/files'

await openAllAreas()

type Host = Parameters<typeof mountPart>[1]
type Asked = Parameters<Host>[0]
type MountOptions = NonNullable<Parameters<typeof mountPart>[2]> & { page?: ReactNode }

/** Returns a host that finds these records, or answers a search by a function of its own; the person has opened `recent`. */
export const paletteHost =
  (found: object[] | Host = [], recent: () => Recent[] = () => []): Host =>
  asked => {
    if (asked.path === find.records.path) return Array.isArray(found) ? { body: { found } } : found(asked)
    if (asked.path === find.recent.path || asked.path === find.pin.path) return { body: { recent: recent() } }
    return { body: { views: [], roles: [] } }
  }

/** Signs a person in who holds every permission of a route and a menu entry. */
const signIn = () => {
  const needed = [
    ...Object.values(routeAccess),
    ...menu.map(({ permit }) => permit && { action: permit, resource: 'general' }),
  ]
  const permissions = needed.flatMap(one => (one ? [{ permission: one.action, group: one.resource }] : []))
  start({ accessToken: 't', user: { userId: toId('me'), givenName: 'Grace', roles: [{ name: 'ROLE', permissions }] } })
}

/**
 * Mounts the button of the palette at an address, beside `page`, for a person with all permissions. Returns the requests
 * so far; end each test with `unmountParts`.
 */
export const mountPalette = (host: Host, { page = null, ...options }: MountOptions = {}): Asked[] => {
  signIn()
  return mountPart(
    <PageExists.Provider value={() => true}>
      <PaletteButton />
      {page}
    </PageExists.Provider>,
    host,
    { address: '/home/profile', ...options },
  ).asked
}
/** Returns the text box of the palette if it is open. A look-up by role would compute the style of every line. */
export const shownBox = () => document.querySelector<HTMLInputElement>('input[role=combobox]')

/** Returns the text box of the palette, once it is open. */
export const paletteBox = () =>
  waitFor(() => {
    const box = shownBox()
    if (!box) throw new Error('The palette is closed')
    return box
  })

/** Types a text into the palette, in place of what is in its box. */
export const typeIn = async (text: string) => fireEvent.change(await paletteBox(), { target: { value: text } })

/** Opens the palette by its keys, and types a text. */
export const openPalette = async (text = '') => {
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const box = await paletteBox()
  if (text) await typeIn(text)
  return box
}

/** Returns the shown lines, each as its text. */
export const paletteLines = () => [...document.querySelectorAll('[role=option]')].map(line => line.textContent ?? '')

/** Returns the text of the selected line. */
export const selectedLine = () => document.querySelector('[role=option][aria-selected=true]')?.textContent ?? undefined

/** Presses a key in the text box. */
export const press = async (key: string) => fireEvent.keyDown(await paletteBox(), { key })
