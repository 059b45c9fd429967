import { entityKinds } from '@contract/portal/entityKinds'
import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { foundFileType } from '@/components/file/fileType'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useSource } from '@/components/useSource'
import { type AnyFileType, STORED_FILE_TYPE } from '@/definition/defineFile'
import { isNotFound, reading } from '@/definition/source'

const kindOf = reading(entityKinds.of.from(({ id }: { id: string }) => ({ path: { brn: id } })))

/** Type of each file that was open since the page was loaded, by its number. */
const openedTypes = new Map<string, string>()

/** Returns the type that the documents have in local storage; Back and Forward open a file with the type that it had. */
const useStoredType = (id: string) => {
  const isReturn = useNavigationType() === 'POP'
  const [stored] = useState(
    () => (isReturn ? openedTypes.get(id) : undefined) ?? localStorage.getItem(STORED_FILE_TYPE) ?? undefined,
  )
  return stored
}

/**
 * Returns the type of the file with this number, and a function that sets it. Our host tells the type by the number, unless
 * the page that led here told it. On other hosts, and where ours does not know the number, the type is the one in local
 * storage, as the documents have it (docs/requirements/entity-file.md).
 */
export const useEntityType = (types: readonly AnyFileType[], id: string) => {
  const announced = useAnnouncedExtensions()
  const isTold = announced?.has('entityKinds') ?? false
  const stored = useStoredType(id)
  const [chosen, choose] = useState<string>()
  const [found] = useState(() => foundFileType(id))
  const isAsked = isTold && !found && !chosen
  const { data, error } = useSource(['file kind', id], kindOf, { id }, isAsked)
  const told = found ?? types.find(({ record }) => record === data?.kind)?.key
  // A number that our host does not know is looked up all the same, so that the page says that it was not found.
  const unknown = isAsked && isNotFound(error) ? types[0]?.key : undefined
  const key = chosen ?? (isTold ? told : undefined) ?? stored ?? unknown
  const isPending = !chosen && (!announced || (isAsked && !data && !error))
  const type = isPending ? undefined : types.find(one => one.key === key)
  const opened = type?.key
  useEffect(() => {
    if (!opened) return
    openedTypes.set(id, opened)
    localStorage.setItem(STORED_FILE_TYPE, opened)
  }, [id, opened])
  return { type, isPending, choose }
}
