import { isMasked } from '@contract/personal'
import GoodIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import BadIcon from '@mui/icons-material/ErrorOutlineOutlined'
import WaitingIcon from '@mui/icons-material/HourglassTop'
import QuietIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import type { ReactNode } from 'react'
import type { Tone } from '@/definition/field'
import { MaskedText } from '../personalData/MaskedText'
import './toneText.css'

const icons: Record<Tone, typeof GoodIcon> = { good: GoodIcon, bad: BadIcon, warning: WarningIcon, quiet: QuietIcon }

/** Icon of a state, with its text in a tooltip and for screen readers. */
export const ToneMark = ({ tone = 'quiet', children }: { tone: Tone | undefined; children: string }) => {
  const Icon = tone === 'quiet' ? WaitingIcon : icons[tone]
  return (
    <span className={`tone tone-${tone}`} title={children}>
      <Icon aria-hidden fontSize="inherit" />
      <span className="only-spoken">{children}</span>
    </span>
  )
}

/** Text of a state with an icon, so that colour is never the only sign. Masked values say that they are masked. */
export const ToneText = ({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) => {
  if (typeof children === 'string' && isMasked(children)) return <MaskedText>{children}</MaskedText>
  if (!tone || !children) return children
  const Icon = icons[tone]
  return (
    <span className={`tone tone-${tone}`}>
      <Icon aria-hidden fontSize="inherit" />
      {children}
    </span>
  )
}
