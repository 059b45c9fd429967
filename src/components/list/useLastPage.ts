import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'

type Asked = {
  /** Number of rows on the loaded page; undefined before. */
  rows: number | undefined
  total: number
  page: number
  perPage: number
  /** The rows belong to another page, and those of this one are being loaded. */
  waiting: boolean
}

/**
 * Goes to the last page when the loaded page has no rows, for example after its last row was removed. Returns whether
 * it is about to go there. Stays if the host's last page is empty too.
 */
export const useLastPage = ({ rows, total, page, perPage, waiting }: Asked, goTo: (page: number) => void): boolean => {
  const last = Math.max(1, Math.ceil(total / perPage))
  const leaves = rows === 0 && !waiting && page > last
  const { key } = useLocation()
  const go = useEffectEvent(() => goTo(last))
  // The address ignores a change while its page is being left; `key` runs the effect again after a return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the step
  useEffect(() => {
    if (leaves) go()
  }, [leaves, key])
  return leaves
}
