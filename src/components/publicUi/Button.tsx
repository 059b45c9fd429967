import type { ComponentProps } from 'react'
import './plain.css'

type Props = ComponentProps<'button'> & { look?: 'primary' | 'quiet' | 'link'; busy?: boolean }

/** Button that keeps its width while it is busy; it then stays focusable but ignores clicks. */
export const Button = ({ look = 'primary', busy = false, type = 'button', children, onClick, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className="plain-button"
    data-look={look}
    data-busy={busy ? '' : undefined}
    aria-disabled={busy || undefined}
    onClick={event => {
      if (busy) event.preventDefault()
      else onClick?.(event)
    }}
  >
    <span className="plain-button-words">{children}</span>
    {busy && <span className="plain-spinner" aria-hidden="true" />}
  </button>
)
