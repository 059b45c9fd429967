import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useOverdue } from '@/basics/useOverdue'
import { PaneState } from './PaneState'
import { PlainContent } from './PlainContent'
import { ScanContent } from './ScanContent'
import { saveContent } from './saveContent'
import type { Failing, PdfSource, Place } from './source'
import { UnshownContent } from './UnshownContent'
import { useContent } from './useContent'
import { useViewer } from './useViewer'
import './pane.css'

export type { Failing, PdfSource } from './source'

type Props = {
  /** Selected document; null without one. */
  source: PdfSource | null
  /** Reason why the document cannot be opened; no request is sent then. */
  notice?: 'notInEdms' | 'migrating' | undefined
  /** Number of times the same document was selected again: a failed or stopped one is then loaded again. */
  repeats?: number
  /** Place to open the document at; a later change from outside, for example of the address, goes there. */
  place?: Place | undefined
  onPlace?(place: Place): void
  onFailed?(reason: Failing): void
  /** Milliseconds after which loading is aborted (decision D10). */
  timeout?: number | undefined
}

const reloadPage = () => location.reload()

/**
 * Document beside the list that it was selected from. A PDF opens in a reader, pictures and plain text are shown
 * directly, other files are named by their kind, and each can be saved. Each reason why a document cannot be shown has its own message. The reader's code is loaded with the
 * first document.
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
      return (
        <PaneState
          kind={loaded.reason}
          title={chosen.title}
          error={loaded.error}
          act={loaded.reason === 'missingCode' ? reloadPage : reload}
        />
      )
    const { content } = loaded
    const { title, fileName } = chosen
    if (content.kind === 'image' || content.kind === 'text')
      return <PlainContent content={content} title={title} fileName={fileName} />
    if (content.kind === 'empty') return <PaneState kind="empty" title={title} act={reload} />
    if (content.kind === 'other') return <UnshownContent content={content} title={title} fileName={fileName} />
    if (!Viewer && missing) return <PaneState kind="missingCode" title={chosen.title} act={reloadPage} />
    if (!Viewer) return <PaneState kind="loading" title={chosen.title} act={stop} />
    const key = `${chosen.key}#${attempt}`
    const shown = { title, fileName, place, onPlace, onFailed: fail, stop, reload }
    if (content.kind === 'scan') return <ScanContent {...shown} key={key} content={content} Viewer={Viewer} />
    return <Viewer {...shown} key={key} bytes={content.bytes} save={() => saveContent(content, fileName)} />
  }
  return <div className="pdf-pane">{inside()}</div>
}
