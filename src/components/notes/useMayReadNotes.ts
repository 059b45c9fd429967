import { type RecordKind, recordReaders } from '@contract/portal/noteKinds'
import { useCallback } from 'react'
import { useCan } from '../useCan'

/** Returns a check of whether the person may read records of a kind, and so their notes. */
export const useMayReadNotes = () => {
  const can = useCan('general')
  return useCallback((kind: RecordKind) => recordReaders[kind].some(permission => can(permission)), [can])
}
