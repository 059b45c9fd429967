import { useCallback, useState } from 'react'
import { STORED_FILE_TYPE } from '@/definition/defineFile'
import { announceFileType } from '@/views/file/fileType'

/**
 * Returns the type of the file that is open or was opened last, and a function that sets it: a list stores it, and the
 * viewer reads it (docs/requirements/entity-file.md).
 */
export const useEntityType = (types: readonly string[]) => {
  const [type, setType] = useState(() => localStorage.getItem(STORED_FILE_TYPE))
  const choose = useCallback((next: string) => {
    announceFileType(next)
    setType(next)
  }, [])
  return { type: types.find(one => one === type), choose }
}
