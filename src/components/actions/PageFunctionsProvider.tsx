import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageFunctions } from '../actionKinds'
import { FROM_PAGE_STATE, useOpenDialog } from '../dialogRoutes/useOpenDialog'
import { usePageExists } from '../pageExists'
import { useAddress } from '../useAddress'
import { useTasks } from './tasks'

const PageFunctionsContext = createContext<PageFunctions | undefined>(undefined)

/** Returns the functions of the page that the actions of its rows use. Throws outside a PageFunctionsProvider. */
export const usePageFunctions = (): PageFunctions => {
  const page = useContext(PageFunctionsContext)
  if (!page) throw new Error('usePageFunctions outside a PageFunctionsProvider')
  return page
}

/**
 * Provides the functions of the page to the rows of a list. It follows the address in place of the rows, so that an
 * address that changes, as it does for each dialog, does not draw them again.
 */
export const PageFunctionsProvider = ({ children }: { children: ReactNode }) => {
  const pageExists = usePageExists()
  const tasks = useTasks()
  const navigate = useNavigate()
  const [, setAddress] = useAddress()
  const openDialog = useOpenDialog()
  const page = useMemo<PageFunctions>(
    () => ({
      pageExists,
      tasks,
      openDialog,
      go: path => void navigate(`/home/${path}`),
      open: parameters =>
        setAddress(now => new URLSearchParams({ ...Object.fromEntries(now), ...parameters }), {
          state: FROM_PAGE_STATE,
          preventScrollReset: true,
        }),
    }),
    [pageExists, tasks, navigate, setAddress, openDialog],
  )
  return <PageFunctionsContext value={page}>{children}</PageFunctionsContext>
}
