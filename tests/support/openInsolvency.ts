import { insolvencyApplications } from '@contract/insolvency/applications'
import { fireEvent, screen, within } from '@testing-library/react'
import type { Resource } from '@/definition/defineResource'
import { mountListPage } from './mountListPage'

type Answer = { status?: number; body?: unknown }
type Row = Record<string, unknown>

/**
 * Opens a list of Insolvency Settings with rows that the test may change, before a host that answers each write by `write`.
 * Returns the writes.
 */
export const openInsolvency = (definition: Resource, rows: Row[], write: () => Answer = () => ({ body: {} })) => {
  const { asked } = mountListPage(definition, ({ method, path }) => {
    if (method !== 'GET') return write()
    if (path === insolvencyApplications.list.path) return { body: { content: [...rows], totalElements: rows.length } }
    return { body: { data: path === definition.list.path ? [...rows] : [{ id: 4, name: 'Bar Council' }] } }
  })
  return () => asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))
}

/** Presses the first button of this name in the list, which opens a dialog. */
export const startDialog = async (name: string) => {
  const [button] = await screen.findAllByText(name, { selector: 'button' })
  if (button) fireEvent.click(button)
  await screen.findByRole('dialog')
}

/** Finds a toast that says this. */
export const findNotice = (text: string | RegExp) => within(screen.getByLabelText('Notices')).findByText(text)
