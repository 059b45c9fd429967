import type { Announced } from '@contract/extensions'
import { useQuery } from '@tanstack/react-query'
import { useStored } from '@/createStore'
import { NO_EXTENSIONS } from '@/dataProvider/extensions'
import type { Http } from '@/dataProvider/http'
import { askAgain } from '@/definition/source'
import { refreshAfter } from '@/views/refreshAfter'

/**
 * Milliseconds, doubled by each failure, until a host that could not be reached or is busy is asked for its extensions
 * again.
 */
const AGAIN = 10_000

/** The extensions that the host announced; undefined until it has answered, and none while it cannot be reached. */
export const useHostExtensions = ({ extensions }: Http): Announced | undefined => {
  const announced = useStored({ subscribe: extensions.subscribe, get: extensions.current })
  const { isError } = useQuery({
    queryKey: ['portal', 'extensions'],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !announced,
    queryFn: extensions.ask,
    ...askAgain,
    refetchInterval: query => refreshAfter(query.state.error ? AGAIN : false, query),
  })
  return announced ?? (isError ? NO_EXTENSIONS : undefined)
}
