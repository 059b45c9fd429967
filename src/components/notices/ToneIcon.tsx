import type { NoticeTone } from './store'
import '../list/toneText.css'

const paths: Record<NoticeTone, string> = {
  good: 'M6.2 10.3 8.9 13l5-5.6',
  bad: 'm7.3 7.3 5.4 5.4m0-5.4-5.4 5.4',
  warning: 'M10 6.2v4.6m0 2.7v.1',
  info: 'M10 9.2v4.6m0-7.4v.1',
}

/** A ring with a tick, a cross, a stroke or an i: the tone told without colour. */
export const ToneIcon = ({ tone }: { tone: NoticeTone }) => (
  <svg className={`tone-icon tone-${tone}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path
      d={paths[tone]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
