import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '@/i18n/words'
import { Lines } from '../Lines'
import { isDialogOpen } from '../shortcutKeys'
import { dismiss, type Notice, UNDO_TIME, undoAct, useShowing } from './store'
import { ToneIcon } from './ToneIcon'
import './notices.css'

/** Long enough to be read twice at an unhurried pace; failures stay longer. */
const readingTime = ({ tone, title, text, undo }: Notice) =>
  undo ? UNDO_TIME : (tone === 'bad' ? 8000 : 5000) + 55 * (title.length + text.length)

/** Link to the record of a notice; a click with a key opens it as the browser does. */
const RecordName = ({ record: { name, page } }: { record: NonNullable<Notice['record']> }) => {
  if (!page) return <p className="notice-record">{name}</p>
  return (
    <p className="notice-record">
      <a
        href={page.address}
        onClick={event => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          page.open()
        }}
      >
        {name}
      </a>
    </p>
  )
}

/** Returns whether the act of a notice can still be taken back; the focus of its button passes on when it cannot. */
const useUndoTime = ({ at, undo }: Notice, dismissButton: RefObject<HTMLButtonElement | null>) => {
  const [offered, setOffered] = useState(undo !== undefined)
  useEffect(() => {
    if (!offered) return
    const timer = setTimeout(
      () => {
        if (document.activeElement?.classList.contains('notice-undo')) dismissButton.current?.focus()
        setOffered(false)
      },
      UNDO_TIME - (Date.now() - at.getTime()),
    )
    return () => clearTimeout(timer)
  }, [offered, at, dismissButton])
  return offered
}

const Toast = ({ notice }: { notice: Notice }) => {
  const words = useWords()
  const [paused, setPaused] = useState(false)
  const dismissButton = useRef<HTMLButtonElement>(null)
  const canUndo = useUndoTime(notice, dismissButton)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismiss(notice.id), readingTime(notice))
    return () => clearTimeout(timer)
  }, [paused, notice])
  return (
    <li
      className="notice"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ToneIcon tone={notice.tone} />
      <div className="notice-words" role={notice.tone === 'bad' ? 'alert' : 'status'}>
        <strong>{notice.title}</strong>
        {notice.text && <Lines text={notice.text} />}
        {notice.record && <RecordName record={notice.record} />}
        {canUndo && <span className="notice-hint">{words('daftari.notices.undoKeys')}</span>}
      </div>
      {canUndo && (
        <button
          type="button"
          className="notice-undo"
          aria-keyshortcuts="Control+Z Meta+Z"
          title={words('daftari.notices.undoKeys')}
          onClick={() => undoAct(notice.id)}
        >
          {words('daftari.notices.undo')}
        </button>
      )}
      <button
        ref={dismissButton}
        type="button"
        className="notice-dismiss"
        onClick={() => dismiss(notice.id)}
        aria-label={words('daftari.notices.dismiss')}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  )
}

/**
 * An open dialog hides all that stands beside it from screen readers. What is said meanwhile is mostly about that very
 * dialog, and must be heard.
 */
const useHeard = () => {
  const corner = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = corner.current
    if (!element) return
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'))
    observer.observe(element, { attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [])
  return corner
}

const TYPING = 'input, textarea, select, [contenteditable]'

/**
 * Ctrl Z takes back the newest act that a toast offers to take back, unless it is pressed in a box of text or, beside the
 * toasts, while a dialog is open: there it is meant for what stands in the dialog.
 */
const useUndoKey = () =>
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.repeat) return
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest(TYPING) || (isDialogOpen() && !target?.closest('.notices'))) return
      if (undoAct()) event.preventDefault()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])

/**
 * The corner where toasts appear; the group is called foo in the documents (docs/requirements/portal-shell.md, decision
 * B13).
 */
export const Notification = () => {
  const words = useWords()
  const showing = useShowing()
  const corner = useHeard()
  useUndoKey()
  return createPortal(
    <section ref={corner} id="foo" className="notices" aria-label={words('daftari.notices.label')}>
      <ul aria-live="polite" aria-relevant="additions">
        {showing.map(notice => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>,
    document.body,
  )
}
