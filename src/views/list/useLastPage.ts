import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'

type Asked = {
  /** Number of rows on the page that was read; undefined until it was. */
  rows: number | undefined
  total: number
  page: number
  perPage: number
  /** The rows belong to another page, and those of this one are on their way. */
  waiting: boolean
}

/**
 * Goes to the last page when the page that was read has no rows, as after its last row was removed. Returns whether it is
 * on its way there. A host whose last page is empty too stays where it is.
 */
export const useLastPage = ({ rows, total, page, perPage, waiting }: Asked, goTo: (page: number) => void): boolean => {
  const last = Math.max(1, Math.ceil(total / perPage))
  const leaves = rows === 0 && !waiting && page > last
  const { key } = useLocation()
  const go = useEffectEvent(() => goTo(last))
  // A page that is being left does not go anywhere, and is asked once more when somebody comes back to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the step
  useEffect(() => {
    if (leaves) go()
  }, [leaves, key])
  return leaves
}
