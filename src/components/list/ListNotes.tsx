import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useStored } from '@/createStore'
import { reveals } from '@/dataProvider/reveals'
import { useDefinition } from '../definitionContext'
import { useListContextValue } from './listContext'
import { isDenied } from './listStates'
import { RequestNotes } from './RequestNotes'

const RowReveals = lazy(() => import('./RowReveals'))

/**
 * Notes above a list: that it does not load, that the portal masks personal data which the host sent whole, and until
 * when the personal data of its rows is shown. A refusal (403) is shown in place of the rows instead.
 */
export const ListNotes = () => {
  const queryClient = useQueryClient()
  const translate = useTranslate()
  const { id, rowFile } = useDefinition().list
  const { files, ended, maskedHere } = useStored(reveals)
  const { resource, state, requestFilter, error, isPending, isFetching, isPlaceholderData, refetch } =
    useListContextValue()
  return (
    <>
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
      {maskedHere.includes(id) && (
        <p className="list-note" role="note">
          {translate('daftari.personal.maskedHere')}
        </p>
      )}
      {rowFile && files.length + ended.length > 0 && (
        <Suspense>
          <RowReveals file={rowFile} />
        </Suspense>
      )}
    </>
  )
}
