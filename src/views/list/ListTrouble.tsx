import { useQueryClient } from '@tanstack/react-query'
import { ReadingTrouble } from './ReadingTrouble'
import { useShownList } from './shownList'
import { isDenied } from './states'

/** Notes above a list whose rows do not come. A refusal (403) stands in place of the rows instead. */
export const ListTrouble = () => {
  const queryClient = useQueryClient()
  const { resource, state, requestFilter, error, isPending, isFetching, isPlaceholderData, refetch } = useShownList()
  return (
    <ReadingTrouble
      reading={{
        error: isDenied(error) ? null : error,
        isFetching,
        // Text that changes with each page, search or filter that is requested.
        request: JSON.stringify([requestFilter, state.page, state.perPage, state.sort]),
        refetch,
        stop: () => void queryClient.cancelQueries({ queryKey: [resource, 'getList'], type: 'active' }),
      }}
      // Rows of the request are missing: none came yet, or those of another page are shown.
      isMissing={!error && (isPending || isPlaceholderData)}
    />
  )
}
