import { news } from '@contract/portal/news'
import { useQuery } from '@tanstack/react-query'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useRegistry } from '@/components/useRegistry'
import { WORK } from './calls'

const readNews = news.latest.from(() => ({}))

/** Returns the query for the news of the person, on a host that has it; all parts of the portal share one answer. */
export const useNews = (isEnabled = true) => {
  const registry = useRegistry()
  const isOffered = useAnnouncedExtensions()?.has('news') ?? false
  return useQuery({
    queryKey: [WORK, 'news'],
    queryFn: ({ signal }) => registry.read(readNews, {}, { signal }),
    enabled: isOffered && isEnabled,
    retry: false,
  })
}
