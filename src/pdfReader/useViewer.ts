import { useEffect, useState } from 'react'
import { whenIdle } from '@/basics/idle'

type Viewer = typeof import('./PdfViewer')
let viewer: Viewer | undefined

const fetchViewer = async () => {
  viewer ??= await import('./PdfViewer')
  viewer.prepareWorker()
  return viewer
}

/**
 * Loads the reader's code and a worker for it while the pane is idle, at the latest with a document, and ends the
 * worker on unmount. React's `lazy` is not used, because it shows loaded content no sooner than 300 ms after its
 * fallback.
 */
export const useViewer = (enabled: boolean, attempt: number) => {
  const [here, setHere] = useState(viewer)
  const [missed, setMissed] = useState<number>()
  const isMissing = missed === attempt
  useEffect(() => {
    // Asked for once: what an update of the server has removed does not come back.
    if (isMissing) return
    let open = true
    const fetch = () =>
      void fetchViewer().then(
        viewer => open && setHere(viewer),
        () => open && setMissed(attempt),
      )
    const callOff = enabled ? fetch() : whenIdle(fetch)
    return () => {
      open = false
      callOff?.()
    }
  }, [enabled, attempt, isMissing])
  useEffect(() => () => viewer?.dropSpareWorker(), [])
  return { Viewer: here?.PdfViewer, missing: isMissing }
}
