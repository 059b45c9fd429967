import { type RefObject, useEffect, useReducer, useRef } from 'react'

/**
 * Returns the ref of a form, and the function that its submit handler calls when it has checked the boxes: the first box
 * with an error takes the focus as soon as the errors are drawn; where no box has one, the element that is given.
 */
export const useFaultFocus = (otherwise?: RefObject<HTMLElement | null>) => {
  const form = useRef<HTMLFormElement>(null)
  const [checks, focusFault] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!checks) return
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(faulty ?? otherwise?.current)?.focus()
  }, [checks, otherwise])
  return { form, focusFault }
}
