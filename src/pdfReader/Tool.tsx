import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

type Props = {
  name: string
  /** Shortcut shown in the tooltip, in readable form: '+', 'Ctrl P'. */
  keys?: string
  pressed?: boolean
  disabled?: boolean
  act(): void
  children: ReactNode
}

/** Icon button with its name and shortcut in a tooltip. */
export const Tool = ({ name, keys, pressed, disabled = false, act, children }: Props) => (
  <Tooltip title={keys ? `${name} (${keys})` : name}>
    {/* A disabled button gets no pointer events; its frame does, for the tooltip. */}
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
