import { idText } from '@contract/id'
import { useRef } from 'react'
import { useGetOne } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import type { Row } from '../list/columns'

/**
 * Returns the row of a dialog: from the list, from the list's earlier answer, or from the host if the list never had
 * it. Rows that were reset are forgotten, such as those with personal data whose reason has ended.
 */
export const useDialogRow = (resource: Resource, rows: readonly Row[] | undefined, id: string | undefined) => {
  const lastRow = useRef<Row>(undefined)
  const listed = id === undefined ? undefined : rows?.find(row => idText(row.id) === id)
  if (listed || !rows) lastRow.current = listed
  const listRow = idText(lastRow.current?.id) === id ? lastRow.current : undefined
  const { data, error } = useGetOne<Row>(
    resource.name,
    { id: id ?? '' },
    { enabled: Boolean(id && rows && !listRow), retry: false },
  )
  if (id === undefined) lastRow.current = undefined
  const row = id === undefined ? undefined : (listRow ?? data)
  return { row, error: row ? null : error }
}
