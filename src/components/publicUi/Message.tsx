import type { ReactNode } from 'react'
import { type NoticeTone, ToneIcon } from '../notices'
import './plain.css'

/** Message that stays on the page; a `bad` one is announced immediately by screen readers. */
export const Message = ({ tone, children }: { tone: NoticeTone; children: ReactNode }) => (
  <div className="plain-message" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    <ToneIcon tone={tone} />
    <p>{children}</p>
  </div>
)
