import { type Id, idText } from '@contract/id'
import { useEffect } from 'react'
import { useAddress } from '@/components/useAddress'

const ACCOUNT = 'account'

/**
 * Returns the account that the address names. Without one there, returns the account that was opened from a list and
 * writes it into the address; undefined without either.
 */
export const useAccount = (selected: () => { id: Id; name: string } | undefined) => {
  const [params, setAddress] = useAddress()
  const opened = selected()
  const named = params.get(ACCOUNT)
  const storedId = opened && idText(opened.id)
  useEffect(() => {
    if (named || !storedId) return
    setAddress(
      now => {
        now.set(ACCOUNT, storedId)
        return now
      },
      { replace: true },
    )
  }, [named, storedId, setAddress])
  const id = named ?? storedId
  return id ? { id, name: storedId === id ? opened?.name : undefined } : undefined
}
