import { type Capabilities, portal } from '@contract/portal/capabilities'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/dataProvider/apiError'
import type { Http } from '@/dataProvider/http'

const NONE: Capabilities = { access: false, audit: false, summary: false, broadcasts: false }

/**
 * Which parts of the extension API the host has; undefined until it has said. A host that does not know the question
 * has none of them; one that cannot be reached is asked again once it can.
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
        if (error instanceof ApiError && (error.status >= 400 || error.code === 'unfit-answer')) return NONE
        throw error
      }
    },
  })
  return data ?? (isError ? NONE : undefined)
}
