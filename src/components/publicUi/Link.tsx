import type { ComponentProps } from 'react'
import { go } from './navigation'

/** Link within the portal. The browser handles a click with a modifier key or with another button than the first. */
export const Link = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) => (
  <a
    {...rest}
    href={to}
    onClick={event => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      go(to)
    }}
  />
)
