import { type RefObject, useEffect, useRef, useState } from 'react'

const neither = { before: false, after: false }

/** A tab is in sight when all of it is, but for the fraction of a pixel that a zoomed page cuts off. */
const WHOLE = 0.98

/** Events by which somebody scrolls the row: from then on it stays as they leave it. */
const touches = ['pointerdown', 'click', 'wheel', 'keydown']

/**
 * Tells whether a row of tabs can be scrolled to its start (`before`) and to its end (`after`), and scrolls the selected
 * tab into sight. It does the same for a row of links, one of which is the current page. The browser tells what is in
 * sight after it has laid the page out: to measure the row when it is drawn would lay the page out within the task that
 * draws it. It looks again when another tab is `selected`, and when `counts` in the tabs change.
 */
export const useStripEnds = (list: RefObject<HTMLElement | null>, selected: string | undefined, counts: string) => {
  const [ends, setEnds] = useState(neither)
  /** Tab that was selected when somebody scrolled the row. */
  const scrolledAt = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons that appear and counts that grow may cut the tab off again.
  useEffect(() => {
    const root = list.current
    const first = root?.firstElementChild
    const last = root?.lastElementChild
    const open = root?.querySelector('[aria-selected=true], [aria-current=page]')
    if (!root || !first || !last || !('IntersectionObserver' in window)) return
    const touch = () => {
      scrolledAt.current = selected
    }
    const observer = new IntersectionObserver(
      entries => {
        const cut = new Map(entries.map(({ target, intersectionRatio }) => [target, intersectionRatio < WHOLE]))
        setEnds(known => {
          const next = { before: cut.get(first) ?? known.before, after: cut.get(last) ?? known.after }
          return next.before === known.before && next.after === known.after ? known : next
        })
        if (scrolledAt.current !== selected && open && cut.get(open))
          open.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      },
      { root, threshold: [WHOLE] },
    )
    for (const one of new Set([first, last, open])) if (one) observer.observe(one)
    for (const event of touches) root.parentElement?.addEventListener(event, touch, { passive: true })
    return () => {
      observer.disconnect()
      for (const event of touches) root.parentElement?.removeEventListener(event, touch)
    }
  }, [list, selected, ends, counts])
  return ends
}
