import { find, LONGEST_FIND } from '@contract/portal/find'
import { useCancellableQuery } from '@/components/useCancellableQuery'
import { useRegistry } from '@/components/useRegistry'
import { useSettled } from '@/components/useSettled'

/** Milliseconds without a key after which the records are searched. */
const PAUSE = 150

const search = find.records.from(({ text }: { text: string }) => ({ body: { text } }))

/**
 * Searches the records for a text, where the host can. Each text is a query of its own, which ends when the text
 * changes, so an answer never stands under another text.
 */
export const useRecords = (typed: string, isOffered: boolean) => {
  const registry = useRegistry()
  const text = typed.trim()
  const settled = useSettled(text, PAUSE)
  const isAsked = isOffered && text !== '' && text.length <= LONGEST_FIND
  const query = useCancellableQuery({
    queryKey: ['palette', settled],
    queryFn: ({ signal }) => registry.read(search, { text: settled }, { signal }),
    enabled: isAsked && settled === text,
    gcTime: 0,
    retry: false,
  })
  const isCurrent = isAsked && settled === text
  return {
    found: isCurrent ? query.data?.found : undefined,
    error: isCurrent ? query.error : null,
    isPending: isAsked && (!isCurrent || query.isFetching),
    again: () => void query.refetch(),
  }
}
