import { useEffect, useState } from 'react'

/** Milliseconds after which an unanswered request counts as overdue. */
const OVERDUE = 3_000

/** Returns true once `waiting` has lasted three seconds for the same `request`. */
export const useOverdue = (waiting: boolean, request: string): boolean => {
  const [overdue, setOverdue] = useState<string>()
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setOverdue(request), OVERDUE)
    return () => {
      clearTimeout(timer)
      setOverdue(undefined)
    }
  }, [waiting, request])
  return waiting && overdue === request
}
