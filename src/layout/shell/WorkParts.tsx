import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useCallback } from 'react'
import { useDataProvider } from 'react-admin'
import WorkCompanion from '@/customPages/work/WorkCompanion'
import workItems from '@/resources/work/work'
import { useAdmin } from '@/routes/adminContext'
import { fetchPage } from '@/routes/pages'
import { prefetchPage } from '@/routes/prefetchPage'
import workPages from '@/routes/workPages'

type Props = Omit<ComponentProps<typeof WorkCompanion>, 'http' | 'pages' | 'list' | 'readAhead'>

/** Work beside every page, with the pages of the portal on which it is decided. */
const WorkParts = (props: Props) => {
  const { http } = useAdmin()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider()
  const readAhead = useCallback(
    (address: string) => {
      const next = new URL(address, location.origin)
      // A page whose code does not come says so itself when it is opened.
      fetchPage(next.pathname).catch(() => undefined)
      prefetchPage({ queryClient, dataProvider }, next).catch(() => undefined)
    },
    [queryClient, dataProvider],
  )
  return <WorkCompanion {...props} http={http} pages={workPages} list={workItems} readAhead={readAhead} />
}

export default WorkParts
