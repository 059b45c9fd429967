import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useCan } from '@/components/useCan'

/** Name of the dialog in the address. */
export const READERS = 'readers'

/** Returns true when the host keeps an access log and the person may open its page. */
export const useMayReadLog = (): boolean => {
  const can = useCan('access-log')
  return Boolean(useAnnouncedExtensions()?.has('accessLog')) && can('list')
}
