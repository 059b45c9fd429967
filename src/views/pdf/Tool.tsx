import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

type Props = {
  name: string
  /** Shown with the name, as people read it: '+', 'Ctrl P'. */
  keys?: string
  pressed?: boolean
  disabled?: boolean
  act(): void
  children: ReactNode
}

/** A quiet button with an icon, named with its key. */
export const Tool = ({ name, keys, pressed, disabled = false, act, children }: Props) => (
  <Tooltip title={keys ? `${name} (${keys})` : name}>
    {/* A disabled button hears no pointer; its frame does. */}
    <span>
      <IconButton
        aria-label={name}
        aria-keyshortcuts={keys?.replace(/^Ctrl /, 'Control+')}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={act}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
)
