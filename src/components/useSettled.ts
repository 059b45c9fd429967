import { useEffect, useState } from 'react'

/** The value once it has stayed the same, by default for 300 milliseconds; at first, the one that is there. */
export const useSettled = <T>(value: T, pause = 300) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
