import { useEffect, useState } from 'react'

/** Milliseconds of waiting before a progress indicator is shown. */
const PATIENCE = 150

/** Returns true once the component has waited long enough to show it. */
export const useSpinnerDelay = () => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return over
}
