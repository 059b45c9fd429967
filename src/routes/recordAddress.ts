import { type LoaderFunctionArgs, replace } from 'react-router-dom'
import { HOME, placeOf } from '@/authProvider/guard'
import { CREATE, writeDialogAddress } from '@/components/dialogRoutes/dialogAddress'
import type { Resource } from '@/definition/defineResource'
import { definitions, listNames } from './areas'

/** Views that react-admin has on pages of their own, and a list here in dialogs. */
type View = 'create' | 'edit' | 'show'
type RecordAddress = { list: string; view: View; id?: string }

/**
 * Returns the record at a path below /home that react-admin makes for it: 'registry/mda/create', 'registry/mda/7',
 * 'registry/mda/7/show'. Undefined for other paths.
 */
const recordAt = (place: string): RecordAddress | undefined => {
  const list = listNames.find(name => place.startsWith(`${name}/`))
  const [id, show, ...more] = list ? place.slice(list.length + 1).split('/') : []
  if (!list || !id || more.length || (show !== undefined && show !== 'show')) return undefined
  if (id === 'create') return show ? undefined : { list, view: 'create' }
  return { list, view: show ? 'show' : 'edit', id: decodeURIComponent(id) }
}

/** Returns the name of the dialog with which a list shows a view of react-admin; undefined without one. */
export const dialogOf = ({ create, actions = {} }: Pick<Resource, 'create' | 'actions'>, view: View) => {
  if (view === 'create') return create && CREATE
  const type = view === 'edit' ? 'form' : 'details'
  return Object.entries(actions).find(
    ([, action]) => action.type === type && (action.type !== 'form' || action.verb === 'update'),
  )?.[0]
}

/**
 * Loader of the route of all paths without a page: leads from react-admin's address of a record to the dialog of its list, so
 * that `<EditButton>`, `<CreateButton>` and the rows of a `<DataTable>` open it.
 */
export const leadToDialog = async ({ request }: LoaderFunctionArgs) => {
  const record = recordAt(placeOf(new URL(request.url).pathname))
  const list = record && (await definitions.load(record.list))
  const name = list && dialogOf(list, record.view)
  if (!list?.path || !name) return null
  const params = writeDialogAddress(new URLSearchParams(list.tab && { tab: list.tab.key }), { name, id: record.id })
  return replace(`${HOME}/${list.path}?${params}`)
}
