import { createContext, useContext } from 'react'
import type { Resource } from '@/definition/defineResource'

/** Functions of work that pages and the shell share. */
export type WorkFunctions = {
  /** Leases the next item and opens its page. */
  next(): void
  isBusy: boolean
  isStartPage: boolean
  setStartPage(isStartPage: boolean): void
}

export const WorkContext = createContext<WorkFunctions | undefined>(undefined)

/** Returns the functions of work; undefined on a host without work. */
export const useWork = () => useContext(WorkContext)

export const WorkListContext = createContext<Resource | undefined>(undefined)

/** Returns the list of work, whose labels the parts of work show. Throws outside a WorkListContext. */
export const useWorkList = (): Resource => {
  const list = useContext(WorkListContext)
  if (!list) throw new Error('useWorkList outside a WorkListContext')
  return list
}
