import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CoreAdminContext, type DataProvider } from 'react-admin'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable } from '@/i18n/words'

/** Returns a wrapper for `render` and `renderHook`: react-admin's context with a data provider and a cache. */
export const adminContext =
  (dataProvider: DataProvider, queryClient = new QueryClient()) =>
  ({ children }: { children: ReactNode }) => (
    <CoreAdminContext
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={createI18nProvider(currentTable())}
    >
      {children}
    </CoreAdminContext>
  )
