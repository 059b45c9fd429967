import { createContext, useContext } from 'react'
import type { Http } from '@/dataProvider/http'
import type { Connection } from './connection'

/** Context of the frame, and of the pages that no definition describes. */
export type AdminValue = { http: Http; connection: Connection; leave(): void }

export const AdminContext = createContext<AdminValue | undefined>(undefined)

export const useAdmin = (): AdminValue => {
  const value = useContext(AdminContext)
  if (!value) throw new Error('useAdmin is called outside AdminContext')
  return value
}
