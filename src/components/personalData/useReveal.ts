import type { FileKind } from '@contract/personal'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { useStored } from '@/createStore'
import { isFile, reveals } from '@/dataProvider/reveals'
import { useAnnouncedExtensions } from '../hostExtensions'
import { useCan } from '../useCan'

/**
 * Returns the state of a file's personal data: masked with a reason asked for (`isOffered`), or shown `until` a time in
 * milliseconds. `hasEnded` is true once that time is over. All are absent on other hosts, and for somebody who sees personal data without a reason.
 */
export const useReveal = (kind: FileKind, key: string) => {
  const { files, ended, maskedHere } = useStored(reveals)
  const isAnnounced = useAnnouncedExtensions()?.has('personalData') ?? false
  const sees = useCan('general')(SEES_PERSONAL_DATA)
  const isOffered = isAnnounced && !sees
  const isThis = isFile(kind, key)
  const until = isOffered ? files.find(isThis)?.until : undefined
  return { isOffered, until, hasEnded: ended.some(isThis), isMaskedHere: isOffered && maskedHere.length > 0 }
}
