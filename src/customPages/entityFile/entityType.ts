import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { STORED_FILE_TYPE } from '@/definition/defineFile'
import { announceFileType } from '@/views/file/fileType'

/** Type of each file that was open since the page was loaded, by its number. */
const openedTypes = new Map<string, string>()

/**
 * Returns the type of the file with this number, and a function that sets it: a list stores it, and the viewer reads it
 * (docs/requirements/entity-file.md). Back and Forward open a file with the type that it had, and store that.
 */
export const useEntityType = (types: readonly string[], id: string) => {
  const isReturn = useNavigationType() === 'POP'
  const [type, setType] = useState(
    () => (isReturn ? openedTypes.get(id) : undefined) ?? localStorage.getItem(STORED_FILE_TYPE),
  )
  useEffect(() => {
    if (!type) return
    openedTypes.set(id, type)
    announceFileType(type)
  }, [id, type])
  return { type: types.find(one => one === type), choose: setType }
}
