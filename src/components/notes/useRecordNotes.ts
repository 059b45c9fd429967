import type { Id } from '@contract/id'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRegistry } from '../useRegistry'
import { recordNotes, type Subject } from './calls'

/** Part of the notes: those before one of them, or the latest. */
type Part = { before?: Id | undefined }
const LATEST: Part = {}

/**
 * Returns the notes and flags of a record as one answer, with its older notes as far as they were asked for, and the
 * function that asks for more of them. After a write all of them are read again.
 */
export const useRecordNotes = (subject: Subject) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const queryKey = ['record-notes', subject.kind, subject.key]
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => registry.read(recordNotes, { ...subject, ...pageParam }, { signal }),
    initialPageParam: LATEST,
    getNextPageParam: ({ notes, older }): Part | undefined => (older ? { before: notes.at(-1)?.id } : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [first] = data?.pages ?? []
  return {
    query: {
      data: first && { ...first, notes: data?.pages.flatMap(({ notes }) => notes) ?? [] },
      error: query.error,
      isFetching: query.isFetching,
      isPending: query.isPending,
      refetch: query.refetch,
      request: JSON.stringify(queryKey),
      stop: () => void cache.cancelQueries({ queryKey, exact: true }),
    },
    older: {
      isOffered: hasNextPage,
      isBusy: isFetchingNextPage,
      error: isFetchNextPageError ? query.error : null,
      load: () => void fetchNextPage(),
    },
  }
}
