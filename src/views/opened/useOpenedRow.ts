import { idText } from '@contract/id'
import { useRef } from 'react'
import { useGetOne } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import type { Row } from '../list/columns'

/** The row a dialog is about: as the list has it, as it had it last, or as the host knows it where it was never listed. */
export const useOpenedRow = (resource: Resource, rows: readonly Row[] | undefined, id: string | undefined) => {
  const kept = useRef<Row>(undefined)
  const listed = id === undefined ? undefined : rows?.find(row => idText(row.id) === id)
  if (listed) kept.current = listed
  const known = idText(kept.current?.id) === id ? kept.current : undefined
  const { data, error } = useGetOne<Row>(
    resource.name,
    { id: id ?? '' },
    { enabled: Boolean(id && rows && !known), retry: false },
  )
  if (id === undefined) kept.current = undefined
  const row = id === undefined ? undefined : (known ?? data)
  return { row, error: row ? null : error }
}
