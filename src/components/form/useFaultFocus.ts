import { useEffect, useReducer, useRef } from 'react'

/**
 * Returns the ref of a form, and the function that its submit handler calls when it has checked the boxes: the first box
 * with an error takes the focus as soon as the errors are drawn.
 */
export const useFaultFocus = () => {
  const form = useRef<HTMLFormElement>(null)
  const [checks, focusFault] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (checks) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [checks])
  return { form, focusFault }
}
