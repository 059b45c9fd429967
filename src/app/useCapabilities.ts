import { type Capabilities, portal } from '@contract/portal/capabilities'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/dataProvider/apiError'
import type { Http } from '@/dataProvider/http'
import { askAgain, isTrouble } from '@/definition/source'

const NONE: Capabilities = { access: false, audit: false, summary: false, broadcasts: false }

/**
 * Which parts of the extension API the host has; undefined until it has said. A host that does not know the question
 * has none of them; one in trouble is asked again.
 */
export const useCapabilities = (http: Http): Readonly<Partial<Record<string, boolean>>> | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['portal', 'capabilities'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Capabilities> => {
      try {
        return await http.ask(portal.capabilities, {}, { signal })
      } catch (error) {
        // Not there, not for us, or a page in place of an answer: the host has no such part.
        if (error instanceof ApiError && !isTrouble(error) && error.code !== 'cancelled') return NONE
        throw error
      }
    },
    ...askAgain,
    // Until it has said, nothing of the extension API can be seen.
    refetchInterval: ({ state }) => (state.error ? 20_000 : false),
  })
  return data ?? (isError ? NONE : undefined)
}
