import type { AsOf } from '@contract/registry/asOf'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { DataProviderContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'

/** Parameters of a file's address that its parts keep: the moment that it is read at, and the open history beside it. */
export const AS_OF = 'asOf'
export const KNOWN_ON = 'knownOn'
export const HISTORY = 'history'
export const keptParams = [AS_OF, KNOWN_ON, HISTORY] as const

/** Returns the moment that the address of a file names; undefined for today. */
export const useFileMoment = (): AsOf | undefined => {
  const [params] = useSearchParams()
  const asOf = params.get(AS_OF) || undefined
  const knownOn = params.get(KNOWN_ON) || undefined
  return useMemo(() => (asOf || knownOn ? { asOf, knownOn } : undefined), [asOf, knownOn])
}

const Past = createContext(false)

/** Tells whether the file around shows a moment of the past, where nothing can be changed. */
export const useIsPast = () => useContext(Past)

/** Reads everything below at a moment: the calls that read a file of an entity take it. */
export const AtMoment = ({ moment, children }: { moment: AsOf | undefined; children: ReactNode }) => {
  const registry = useContext(DataProviderContext) as RegistryDataProvider
  const past = useMemo(
    () =>
      moment && {
        ...registry,
        read: ((sending, row, options) => registry.read(sending, row, { ...options, moment })) as typeof registry.read,
        rows: ((call, page, filter, options) =>
          registry.rows(call, page, filter, { ...options, moment })) as typeof registry.rows,
      },
    [registry, moment],
  )
  if (!past) return children
  return (
    <DataProviderContext.Provider value={past}>
      <Past.Provider value={true}>{children}</Past.Provider>
    </DataProviderContext.Provider>
  )
}
