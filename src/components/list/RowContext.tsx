import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import type { Action } from '@/definition/defineResource'
import type { Row } from './columns'

/** Action that can be started on a row, with its key in the definition. */
export type Offered = [key: string, action: Action<Row>]

/** Stands for the menu of a row's actions where the name of an action may stand. */
export const MENU = Symbol('menu')

type RowParts = {
  offered: readonly Offered[]
  /** Action that a cell or the row started, until the row's actions take it over. */
  started: string | typeof MENU | undefined
  start(action: string | typeof MENU): void
  takeUp(): void
  /** Column whose text is unfolded below the row. */
  unfolded: string | undefined
  unfold(source: string | undefined): void
}

const RowPartsContext = createContext<RowParts | undefined>(undefined)

/** Returns the state that the cells and the actions of a row share. Throws outside a RowContext. */
export const useRowParts = (): RowParts => {
  const parts = useContext(RowPartsContext)
  if (!parts) throw new Error('useRowParts outside a RowContext')
  return parts
}

/**
 * Returns the row around a component: the value of `useRecordContext`, which always exists inside a row. Throws outside
 * a RowContext.
 */
export const useRow = (): Row => {
  const row = useRecordContext<Row>()
  if (!row) throw new Error('useRow outside a RowContext')
  return row
}

type Props = { row: Row; offered: readonly Offered[]; children: ReactNode }

/** Provides a row as react-admin's RecordContext, and the state that its cells and actions share. */
export const RowContext = ({ row, offered, children }: Props) => {
  const [started, setStarted] = useState<string | typeof MENU>()
  const [unfolded, unfold] = useState<string>()
  const takeUp = useCallback(() => setStarted(undefined), [])
  const parts = useMemo<RowParts>(
    () => ({ offered, started, start: setStarted, takeUp, unfolded, unfold }),
    [offered, started, takeUp, unfolded],
  )
  return (
    <RecordContextProvider value={row}>
      <RowPartsContext value={parts}>{children}</RowPartsContext>
    </RecordContextProvider>
  )
}
