import type { ReactNode } from 'react'
import { type NoticeTone, ToneIcon } from '@/views/notices'
import './plain.css'

/** A sentence that stays on the page until it is dealt with; a bad one is read out at once. */
export const Message = ({ tone, children }: { tone: NoticeTone; children: ReactNode }) => (
  <div className="plain-message" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    <ToneIcon tone={tone} />
    <p>{children}</p>
  </div>
)
