import { useQueryClient } from '@tanstack/react-query'
import { useListContextValue } from './listContext'
import { isDenied } from './listStates'
import { RequestNotes } from './RequestNotes'

/** Notes above a list that does not load. A refusal (403) is shown in place of the rows instead. */
export const ListNotes = () => {
  const queryClient = useQueryClient()
  const { resource, state, requestFilter, error, isPending, isFetching, isPlaceholderData, refetch } =
    useListContextValue()
  return (
    <RequestNotes
      reading={{
        error: isDenied(error) ? null : error,
        isFetching,
        // Changes with each requested page, search or filter.
        request: JSON.stringify([requestFilter, state.page, state.perPage, state.sort]),
        refetch,
        stop: () => void queryClient.cancelQueries({ queryKey: [resource, 'getList'], type: 'active' }),
      }}
      // Either no rows have arrived yet, or those of another page are shown.
      isMissing={!error && (isPending || isPlaceholderData)}
    />
  )
}
