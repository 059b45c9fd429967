import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useOverdue } from '../useOverdue'
import { PaneState } from './PaneState'
import { Plain } from './Plain'
import type { Failing, PdfSource, Place } from './source'
import { useContent } from './useContent'
import { useViewer } from './useViewer'
import './pane.css'

export type { Failing, PdfSource, Place } from './source'

type Props = {
  /** What is chosen; null while nothing is. */
  source: PdfSource | null
  /** Why what is chosen cannot be opened at all; no call is made then. */
  notice?: 'notInEdms' | 'migrating' | undefined
  /** Count of how often the same document was chosen once more: one that failed or was stopped is then read again. */
  repeats?: number
  /** Where to open it, and where to go when this changes from outside: from an address, for example. */
  place?: Place | undefined
  onPlace?(place: Place): void
  onFailed?(reason: Failing): void
  /** Milliseconds after which loading is given up (decision D10). */
  timeout?: number | undefined
}

/**
 * A document beside the list it was chosen from. A PDF opens in a reader, pictures and plain text as they are, and
 * whatever keeps a document from being shown has its own words. The reader's code is fetched with the first document.
 */
export const PdfPane = ({ source, repeats = 0, notice, place, onPlace, onFailed, timeout = 60_000 }: Props) => {
  const chosen = notice ? null : source
  const unreadable = useRef<string>(undefined)
  const fail = (reason: Failing) => {
    unreadable.current = reason === 'broken' ? source?.key : undefined
    onFailed?.(reason)
  }
  const { loaded, attempt, stop, reload } = useContent(chosen, { timeout, onFailed: fail })
  const isSlow = useOverdue(loaded.at === 'loading', `${chosen?.key}#${attempt}`)
  const readAgain = useEffectEvent(() => {
    const broken = unreadable.current !== undefined && unreadable.current === source?.key
    if (loaded.at !== 'failed' && loaded.at !== 'stopped' && !broken) return
    unreadable.current = undefined
    reload()
  })
  useEffect(() => {
    if (repeats) readAgain()
  }, [repeats])
  const { Viewer, missing } = useViewer(loaded.at === 'loading', attempt)

  const inside = (): ReactNode => {
    if (notice) return <PaneState kind={notice} />
    if (!chosen || loaded.at === 'none') return <PaneState kind="none" />
    if (loaded.at === 'loading') return <PaneState kind="loading" title={chosen.title} isSlow={isSlow} act={stop} />
    if (loaded.at === 'stopped') return <PaneState kind="stopped" title={chosen.title} act={reload} />
    if (loaded.at === 'failed')
      return <PaneState kind={loaded.reason} title={chosen.title} error={loaded.error} act={reload} />
    const { content } = loaded
    if (content.kind !== 'pdf') return <Plain content={content} title={chosen.title} fileName={chosen.fileName} />
    if (missing) return <PaneState kind="failed" title={chosen.title} act={reload} />
    if (!Viewer) return <PaneState kind="loading" title={chosen.title} act={stop} />
    return (
      <Viewer
        key={`${chosen.key}#${attempt}`}
        bytes={content.bytes}
        title={chosen.title}
        fileName={chosen.fileName}
        place={place}
        onPlace={onPlace}
        onFailed={fail}
        stop={stop}
        reload={reload}
      />
    )
  }
  return <div className="pdf-pane">{inside()}</div>
}
