import { useState } from 'react'

/**
 * Returns which part, such as a form, is open in place of its button, at first the given one, and the functions that open
 * and close it.
 * `opener` gives the properties of a part's button, which takes the focus back when its part closes: the focus would be
 * nowhere otherwise.
 */
export const useOpenPart = <Part extends string>(first?: Part) => {
  const [part, open] = useState(first)
  const [closed, setClosed] = useState<Part>()
  return {
    part,
    open,
    close: () => {
      setClosed(part)
      open(undefined)
    },
    opener: (name: Part) => ({ autoFocus: closed === name, onClick: () => open(name) }),
  }
}
