import { useEffect, useEffectEvent } from 'react'

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
  const go = useEffectEvent(() => goTo(last))
  useEffect(() => {
    if (leaves) go()
  }, [leaves])
  return leaves
}
