import { useEffect, useState } from 'react'

const PAUSE = 300

/** The value once typing has paused; at first, the one that is there. */
export const useSettled = (value: string) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
