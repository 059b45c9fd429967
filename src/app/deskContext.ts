import { createContext, useContext } from 'react'
import type { Http } from '@/dataProvider/http'

/** What the desk gives the pages that no definition describes. Without capabilities the host has not said yet. */
export type DeskContents = { http: Http; capabilities: Readonly<Partial<Record<string, boolean>>> | undefined }

export const DeskContext = createContext<DeskContents | undefined>(undefined)

export const useDesk = (): DeskContents => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk outside the desk')
  return desk
}
