import { useEffect, useState } from 'react'

const PAUSE = 300

/** The value once it has stayed the same for a while; at first, the one that is there. */
export const useSettled = <T>(value: T) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
