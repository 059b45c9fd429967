import type { QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnyFile, ViewOf } from '@/definition/defineFile'
import { useSource } from '../useSource'
import { type Documents, documentSource, type Place } from './useTabs'

type Props = { tab: ViewOf<'documents'>; file: AnyFile; fileKey: QueryKey }

/** Which page of the documents is asked for, as the address tells it. */
export const usePlace = () => {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const go = (next: Place) =>
    setParams(
      current => {
        const changed = new URLSearchParams(current)
        changed.delete('search')
        changed.delete('page')
        if (next.search) changed.set('search', next.search)
        if (next.page > 1) changed.set('page', String(next.page))
        return changed
      },
      { replace: true },
    )
  return { page: Number.isSafeInteger(page) && page >= 1 ? page : 1, search: params.get('search') ?? '', go }
}

/** Documents as they are asked for. The rows before stay, with their page, while the next ones come. */
export const useDocuments = ({ tab, file, fileKey }: Props, place: Place) => {
  const asked = useSource(fileKey, documentSource(tab.list, place), file)
  const kept = useRef<Documents & { page: number }>(undefined)
  if (asked.data) kept.current = { ...asked.data, page: place.page }
  return { ...asked, shown: kept.current }
}
