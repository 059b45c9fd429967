import { createContext, useContext } from 'react'
import type { Http } from '@/dataProvider/http'
import type { Connection } from './shell/connection'

/** Context of the frame, and of the pages that no definition describes. */
export type DeskContents = { http: Http; connection: Connection; leave(): void }

export const DeskContext = createContext<DeskContents | undefined>(undefined)

export const useDesk = (): DeskContents => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk outside the desk')
  return desk
}
