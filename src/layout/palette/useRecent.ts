import { find, type Recent } from '@contract/portal/find'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRegistry } from '@/components/useRegistry'
import { returnVisits, takeVisits } from '@/components/visits'

const add = find.recent.from((visits: ReturnType<typeof takeVisits>) => ({ body: { visits } }))
const pin = find.pin.from(({ address, pinned }: Pick<Recent, 'address' | 'pinned'>) => ({ body: { address, pinned } }))

const KEY = ['palette', 'recent']

/** Sends the pages opened since the palette was last open, and returns this person's latest pages and their pins. */
export const useRecent = (isOffered: boolean) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const { data = [], isPending } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const visits = takeVisits()
      try {
        return (await registry.send(add, visits)).recent
      } catch (error) {
        returnVisits(visits)
        throw error
      }
    },
    enabled: isOffered,
    retry: false,
    gcTime: 0,
  })
  return {
    recent: data,
    /** True once they are there, or will not come. */
    isRead: !isOffered || !isPending,
    async setPinned({ address, pinned }: Pick<Recent, 'address' | 'pinned'>) {
      cache.setQueryData(KEY, (await registry.send(pin, { address, pinned })).recent)
    },
  }
}
