import { useEffect, useRef } from 'react'
import { useGetOne } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { holdsPermission } from '@/authProvider/session'
import type { Resource } from '@/definition/defineResource'
import { useWords } from '@/i18n/words'
import type { Row } from '../list/columns'
import { notify } from '../notices'
import { DetailsDialog } from './DetailsDialog'

const OPEN = 'open'

/** Which details an address opens: `details.1042` is the action `details` of the row 1042. */
const openedIn = (params: URLSearchParams) => {
  const [action = '', ...id] = (params.get(OPEN) ?? '').split('.')
  return { action, id: id.join('.') }
}

/** Opens the details of a row by their address, so that a link shows them too and Back closes them. */
export const useOpenDetails = () => {
  const [, setParams] = useSearchParams()
  return (action: string, row: Row) =>
    setParams(current => {
      const next = new URLSearchParams(current)
      next.set(OPEN, `${action}.${row.id}`)
      return next
    })
}

/** The details that the address opens. They stay as they are when a list that renews itself has lost the row. */
export const OpenedDetails = ({ resource, rows }: { resource: Resource; rows: readonly Row[] | undefined }) => {
  const words = useWords()
  const [params, setParams] = useSearchParams()
  const { action: name, id } = openedIn(params)
  const action = resource.actions?.[name]
  const details =
    action && 'details' in action && (!action.permit || holdsPermission(action.permit)) ? action.details : undefined
  const kept = useRef<Row>(undefined)
  const listed = rows?.find(row => String(row.id) === id)
  if (listed) kept.current = listed
  const known = String(kept.current?.id) === id ? kept.current : undefined
  const { data, error } = useGetOne<Row>(
    resource.name,
    { id },
    { enabled: Boolean(details && id && rows && !known), retry: false },
  )
  const row = known ?? data
  const close = () =>
    setParams(
      current => {
        const next = new URLSearchParams(current)
        next.delete(OPEN)
        return next
      },
      { replace: true },
    )
  const lost = Boolean(error && details && !row)
  const leave = useRef(close)
  leave.current = close
  useEffect(() => {
    if (!lost) return
    notify({ tone: 'warning', text: words('daftari.watching.gone') })
    leave.current()
  }, [lost, words])
  if (!details || !row) return null
  return <DetailsDialog resource={resource} name={name} details={details} row={row} close={close} />
}
