import { useEffect, useState } from 'react'

/** A wait shorter than this, in milliseconds, is not worth saying. */
const PATIENCE = 150

/** Whether something has been waited for so long that it is said. */
export const usePatience = () => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return over
}
