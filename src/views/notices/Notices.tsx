import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '@/i18n/words'
import { Lines } from '../Lines'
import { dismiss, type Notice, useShowing } from './store'
import { ToneIcon } from './ToneIcon'
import './notices.css'

/** Long enough to be read twice at an unhurried pace; failures stay longer. */
const readingTime = ({ tone, title, text }: Notice) =>
  (tone === 'bad' ? 8000 : 5000) + 55 * (title.length + text.length)

const Toast = ({ notice }: { notice: Notice }) => {
  const words = useWords()
  const [paused, setPaused] = useState(false)
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
      </div>
      <button
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

/**
 * The corner where toasts appear; the group is called foo in the documents (docs/requirements/portal-shell.md, decision
 * B13).
 */
export const Notices = () => {
  const words = useWords()
  const showing = useShowing()
  const corner = useHeard()
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
