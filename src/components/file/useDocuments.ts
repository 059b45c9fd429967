import type { QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyFile, ViewOf } from '@/definition/defineFile'
import { useAddress } from '../useAddress'
import { useSource } from '../useSource'
import { type Documents, documentSource, type Place } from './useTabs'

type Props = { tab: ViewOf<'documents'>; file: AnyFile; fileKey: QueryKey }

const placeIn = (params: URLSearchParams): Place => {
  const page = Number(params.get('page'))
  return { page: Number.isSafeInteger(page) && page >= 1 ? page : 1, search: params.get('search') ?? '' }
}

/** Returns the page and the search text of the documents from the address, and a function that changes them there. */
export const usePlace = () => {
  const [params, setAddress] = useAddress()
  const go = (next: (now: Place) => Partial<Place>) =>
    setAddress(
      now => {
        const place = placeIn(now)
        const { page, search } = { ...place, ...next(place) }
        now.delete('search')
        now.delete('page')
        if (search) now.set('search', search)
        if (page > 1) now.set('page', String(page))
        return now
      },
      { replace: true },
    )
  return { ...placeIn(params), go }
}

/** Returns the requested documents. The previous rows stay, with their page number, until the next ones arrive. */
export const useDocuments = ({ tab, file, fileKey }: Props, place: Place) => {
  const query = useSource(fileKey, documentSource(tab.list, place), file)
  const lastPage = useRef<Documents & { page: number }>(undefined)
  if (query.data) lastPage.current = { ...query.data, page: place.page }
  return { ...query, shown: lastPage.current }
}
