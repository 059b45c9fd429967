import { idText } from '@contract/id'
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import type { PageFunctions } from '../actionKinds'
import { FROM_PAGE_STATE, useOpenDialog } from '../dialogRoutes/useOpenDialog'
import type { Row } from '../list/columns'
import { ListValueContext } from '../list/listContext'
import { usePageExists } from '../pageExists'
import { type Opener, originOf, stateOf } from '../steps/origin'
import { overOpener, pageOpener } from '../steps/rowAddress'
import { useAddress } from '../useAddress'
import { useTasks } from './tasks'

const PageFunctionsContext = createContext<PageFunctions | undefined>(undefined)

/** Returns the functions of the page that the actions of its rows use. Throws outside a PageFunctionsProvider. */
export const usePageFunctions = (): PageFunctions => {
  const page = useContext(PageFunctionsContext)
  if (!page) throw new Error('usePageFunctions outside a PageFunctionsProvider')
  return page
}

/** Returns the function that opens an address below /home from a row; undefined outside a list. */
export const useOpenAddress = (row: Row) => {
  const page = useContext(PageFunctionsContext)
  return page && ((address: string) => page.go(address, row))
}

type Props = {
  /** List of the rows, whose records can then be stepped through. */
  definition?: Resource
  children: ReactNode
}

/**
 * Provides the functions of the page to the rows of a list. It follows the address and the list in place of the rows, so
 * that an address that changes, as it does for each dialog, does not draw them again.
 */
export const PageFunctionsProvider = ({ definition, children }: Props) => {
  const pageExists = usePageExists()
  const tasks = useTasks()
  const navigate = useNavigate()
  const [, setAddress] = useAddress()
  const openDialog = useOpenDialog()
  const list = useContext(ListValueContext)
  const { key: entry } = useLocation()
  const latest = useRef({ list, entry })
  latest.current = { list, entry }
  const page = useMemo<PageFunctions>(() => {
    const stateFor = (by: Opener | undefined, row: Row | undefined) =>
      stateOf(by && row && originOf(latest.current.list, latest.current.entry, by, row))
    return {
      pageExists,
      tasks,
      openDialog: (action, row) => openDialog(action, idText(row.id), stateFor({ action }, row)),
      go: (path, row) =>
        void navigate(`/home/${path}`, {
          state: stateFor(row && definition && pageOpener(definition, row, path), row),
        }),
      open: (parameters, row) =>
        setAddress(now => new URLSearchParams({ ...Object.fromEntries(now), ...parameters }), {
          state: { ...FROM_PAGE_STATE, ...stateFor(definition && overOpener(definition), row) },
          preventScrollReset: true,
        }),
    }
  }, [pageExists, tasks, navigate, setAddress, openDialog, definition])
  return <PageFunctionsContext value={page}>{children}</PageFunctionsContext>
}
