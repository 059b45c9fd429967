import CircularProgress from '@mui/material/CircularProgress'
import type SvgIcon from '@mui/material/SvgIcon'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { useButtonHandover } from '../list/rowPosition'
import './rowButton.css'

type Props = Omit<ComponentProps<'button'>, 'ref'> & {
  ref?: RefObject<HTMLButtonElement | null>
  icon: typeof SvgIcon
  /** The action is running: the button does nothing, and keeps its width and the focus. */
  busy?: boolean
  /** Its dialog is being drawn: it looks pressed until then. */
  pressed?: boolean
}

/**
 * Button of a row, as plain markup. A list has some thirty of them, and each of MUI's would be six components that make
 * their style anew (figures in docs/decisions/101-plain-frameworks.md).
 */
export const RowButton = ({ ref, icon: Icon, busy = false, pressed = false, onClick, children, ...others }: Props) => {
  const own = useRef<HTMLButtonElement>(null)
  const shown = ref ?? own
  useButtonHandover(shown)
  return (
    <button
      ref={shown}
      type="button"
      className="row-button"
      data-pressed={pressed || undefined}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...others}
    >
      {busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Icon />}
      {children}
    </button>
  )
}
