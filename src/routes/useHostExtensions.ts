import type { Announced } from '@contract/extensions'
import { useQuery } from '@tanstack/react-query'
import { refreshAfter } from '@/components/refreshAfter'
import { useStored } from '@/createStore'
import { UNANSWERED } from '@/dataProvider/extensions'
import type { Http } from '@/dataProvider/http'
import { askAgain } from '@/definition/source'

/**
 * Milliseconds, doubled by each failure, until a host that could not be reached or is busy is asked for its extensions
 * again.
 */
const AGAIN = 10_000

/** Query by which the host is asked for its extensions. */
export const extensionsQuery = ({ extensions }: Http) => ({
  queryKey: ['portal', 'extensions'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: extensions.ask,
  ...askAgain,
})

/** The extensions that the host announced; undefined until it has answered, and none while it cannot be reached. */
export const useHostExtensions = (http: Http): Announced | undefined => {
  const { extensions } = http
  const announced = useStored({ subscribe: extensions.subscribe, get: extensions.current })
  const { isError } = useQuery({
    ...extensionsQuery(http),
    enabled: !announced,
    refetchInterval: query => refreshAfter(query.state.error ? AGAIN : false, query),
  })
  return announced ?? (isError ? UNANSWERED : undefined)
}
