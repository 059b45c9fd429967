import { type Id, idText } from '@contract/id'
import { useEffect, useState } from 'react'
import { useAddress } from '@/views/useAddress'

const ACCOUNT = 'account'

/**
 * Returns the account that the address names. Without one there, returns the account that was opened from a list and
 * writes it into the address; undefined without either.
 */
export const useAccount = (selected: () => { id: Id; name: string } | undefined) => {
  const [params, setAddress] = useAddress()
  const [opened] = useState(selected)
  const named = params.get(ACCOUNT)
  const kept = opened && idText(opened.id)
  useEffect(() => {
    if (named || !kept) return
    setAddress(
      now => {
        now.set(ACCOUNT, kept)
        return now
      },
      { replace: true },
    )
  }, [named, kept, setAddress])
  const id = named ?? kept
  return id ? { id, name: kept === id ? opened?.name : undefined } : undefined
}
