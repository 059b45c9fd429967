import type { QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyFile, ViewOf } from '@/definition/defineFile'
import { useAddress } from '../useAddress'
import { useSource } from '../useSource'
import { type Documents, documentSource, type Place } from './useTabs'

type Props = { tab: ViewOf<'documents'>; file: AnyFile; fileKey: QueryKey }

/** Returns the page and the search text of the documents from the address, and the functions that change them. */
export const usePlace = () => {
  const [params, setAddress] = useAddress()
  const page = Number(params.get('page'))
  const go = (next: Place) =>
    setAddress(
      now => {
        now.delete('search')
        now.delete('page')
        if (next.search) now.set('search', next.search)
        if (next.page > 1) now.set('page', String(next.page))
        return now
      },
      { replace: true },
    )
  return { page: Number.isSafeInteger(page) && page >= 1 ? page : 1, search: params.get('search') ?? '', go }
}

/** Returns the requested documents. The previous rows stay, with their page number, until the next ones arrive. */
export const useDocuments = ({ tab, file, fileKey }: Props, place: Place) => {
  const query = useSource(fileKey, documentSource(tab.list, place), file)
  const lastPage = useRef<Documents & { page: number }>(undefined)
  if (query.data) lastPage.current = { ...query.data, page: place.page }
  return { ...query, shown: lastPage.current }
}
