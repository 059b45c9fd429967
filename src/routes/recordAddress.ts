import { type LoaderFunctionArgs, matchPath, replace } from 'react-router-dom'
import { HOME } from '@/authProvider/guard'
import { CREATE, writeDialogAddress } from '@/components/dialogRoutes/dialogAddress'
import type { Action, AnyRow, Resource } from '@/definition/defineResource'
import { definitions, listNames } from './areas'

/** Views that react-admin has on pages of their own, and a list here in dialogs; their paths below that of the list. */
const views = { create: 'create', show: ':id/show', edit: ':id' } as const
type View = keyof typeof views

/** Returns the list and the record at a path below /home that react-admin makes for them; undefined for other paths. */
const recordAt = (place: string) => {
  const list = listNames.find(name => place.startsWith(`${name}/`))
  if (!list) return undefined
  for (const [view, path] of Object.entries(views) as [View, string][]) {
    const match = matchPath(`/${list}/${path}`, `/${place}`)
    if (match) return { list, view, id: match.params.id }
  }
  return undefined
}

const isViewed: Record<Exclude<View, 'create'>, (action: Action<AnyRow>) => boolean> = {
  edit: action => action.type === 'form' && action.verb === 'update',
  show: action => action.type === 'details',
}

/** Returns the name of the dialog with which a list shows a view of react-admin; undefined without one. */
export const dialogOf = ({ create, actions = {} }: Pick<Resource, 'create' | 'actions'>, view: View) =>
  view === 'create' ? create && CREATE : Object.entries(actions).find(([, action]) => isViewed[view](action))?.[0]

/**
 * Loader of the route of all paths without a page: leads from react-admin's address of a record to the dialog of its list, so
 * that `<EditButton>`, `<CreateButton>` and the rows of a `<DataTable>` open it.
 */
export const leadToDialog = async ({ params: { '*': place = '' } }: Pick<LoaderFunctionArgs, 'params'>) => {
  const record = recordAt(place)
  const list = record && (await definitions.load(record.list))
  const name = list && dialogOf(list, record.view)
  if (!list?.path || !name) return null
  const params = writeDialogAddress(new URLSearchParams(list.tab && { tab: list.tab.key }), { name, id: record.id })
  return replace(`${HOME}/${list.path}?${params}`)
}
