import type { ComponentProps } from 'react'
import { go } from './place'

/** A link within the portal. With a modifier key, or any button but the first, it is the browser's own business. */
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
