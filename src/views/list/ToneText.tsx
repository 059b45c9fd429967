import GoodIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import BadIcon from '@mui/icons-material/ErrorOutlineOutlined'
import WaitingIcon from '@mui/icons-material/HourglassTop'
import QuietIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import type { Tone } from '@/definition/field'

const icons: Record<Tone, typeof GoodIcon> = { good: GoodIcon, bad: BadIcon, warning: WarningIcon, quiet: QuietIcon }

/** A mark alone; its words are shown when it is pointed at, and read out. */
export const ToneMark = ({ tone = 'quiet', children }: { tone: Tone | undefined; children: string }) => {
  const Icon = tone === 'quiet' ? WaitingIcon : icons[tone]
  return (
    <span className={`tone tone-${tone}`} title={children}>
      <Icon aria-hidden fontSize="inherit" />
      <span className="only-spoken">{children}</span>
    </span>
  )
}

/** A state told in words and by a mark, never by colour alone. */
export const ToneText = ({ tone, children }: { tone: Tone | undefined; children: string }) => {
  if (!tone || !children) return children
  const Icon = icons[tone]
  return (
    <span className={`tone tone-${tone}`}>
      <Icon aria-hidden fontSize="inherit" />
      {children}
    </span>
  )
}
