import { createContext, useContext } from 'react'
import type { Http } from '@/dataProvider/http'

/** Context of the pages that no definition describes. */
export type DeskContents = { http: Http }

export const DeskContext = createContext<DeskContents | undefined>(undefined)

export const useDesk = (): DeskContents => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk outside the desk')
  return desk
}
