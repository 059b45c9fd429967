import { type ReactNode, useMemo } from 'react'
import type { Resource } from '@/definition/defineResource'
import type { Row } from './columns'
import { ShownListBase } from './ListBase'
import type { ListAnswer } from './listContext'
import { useListValue } from './useListValue'

const ANSWERED = {
  error: null,
  isPending: false,
  isFetching: false,
  isLoading: false,
  isPaused: false,
  isPlaceholderData: false,
  refetch: () => undefined,
} as const

const NO_FILTER = {}
const staysAsItIs = () => undefined

type Props = { definition: Resource; rows: Row[]; children: ReactNode }

/** Provides rows that are already loaded as a list of one page. */
export const RowsProvider = ({ definition, rows, children }: Props) => {
  const answer: ListAnswer = { ...ANSWERED, data: rows, total: rows.length }
  const shownPage = useMemo(() => ({ page: 1, perPage: Math.max(1, rows.length) }), [rows])
  const state = useMemo(() => ({ ...shownPage, search: '', filters: {} }), [shownPage])
  const value = useListValue(definition, {
    state,
    change: staysAsItIs,
    answer,
    shownPage,
    requestFilter: NO_FILTER,
  })
  const list = useMemo(
    () => ({
      ...value,
      getData: async ({ maxResults = rows.length } = {}) => rows.slice(0, maxResults),
    }),
    [value, rows],
  )
  return (
    <ShownListBase definition={definition} list={list}>
      {children}
    </ShownListBase>
  )
}
