import { useQuery } from '@tanstack/react-query'
import { FailedBanner } from '@/components/list/listStates'
import { useAdmin } from './adminContext'
import { extensionsQuery } from './useHostExtensions'

/** In place of a page, while the host cannot say whether it has it. The page comes with the answer. */
export const Unanswered = () => {
  const { http } = useAdmin()
  const { error, isFetching, refetch } = useQuery({ ...extensionsQuery(http), enabled: false })
  return <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} />
}
