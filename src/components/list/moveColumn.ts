/** Pixels that a pointer moves before a press on a heading is a drag and no click. */
const DRAG_STARTS = 6
/** Pixels from the side of the frame at which it scrolls below a dragged heading. */
const SCROLL_EDGE = 40

type Press = Pick<PointerEvent, 'button' | 'clientX' | 'pointerId' | 'pointerType'>
type Drop = { beside: string; isAfter: boolean }

/** Attribute of a heading at whose side a dragged column would stand. */
const DROP = 'data-drop'

/** A release over the heading is no click on its sort button. */
const swallowClick = () => {
  const end = new AbortController()
  window.addEventListener('click', event => event.stopPropagation(), { capture: true, signal: end.signal })
  setTimeout(() => end.abort())
}

/**
 * Follows a pointer that pressed a heading, marks the place where its column would stand, and gives that of the release to
 * `place`: the source of the column beside it, and the side. Escape leaves the column where it is. Fingers scroll instead.
 */
export const moveColumn = (heading: HTMLTableCellElement, press: Press, place: (drop: Drop) => void) => {
  const row = heading.closest('tr')
  if (!row || press.button !== 0 || press.pointerType === 'touch') return
  const headings = [...row.querySelectorAll<HTMLTableCellElement>('th[data-source]')]
  const frame = row.closest('.list-frame')
  const end = new AbortController()
  const { signal } = end
  let isMoving = false
  let drop: Drop | undefined
  const mark = (at: Element | undefined) => {
    for (const one of headings) {
      if (one === at && drop) one.setAttribute(DROP, drop.isAfter ? 'after' : 'before')
      else one.removeAttribute(DROP)
    }
  }
  const finish = () => {
    end.abort()
    drop = undefined
    mark(undefined)
    heading.removeAttribute('data-moving')
  }
  const start = () => {
    isMoving = true
    heading.setAttribute('data-moving', '')
    heading.setPointerCapture(press.pointerId)
  }
  const scroll = (clientX: number) => {
    const { left, right } = frame?.getBoundingClientRect() ?? { left: 0, right: 0 }
    if (clientX > right - SCROLL_EDGE) frame?.scrollBy({ left: SCROLL_EDGE })
    else if (clientX < left + SCROLL_EDGE) frame?.scrollBy({ left: -SCROLL_EDGE })
  }
  const move = ({ clientX, buttons }: PointerEvent) => {
    // The pointer was released before this code arrived.
    if (!buttons) return finish()
    if (!isMoving && Math.abs(clientX - press.clientX) >= DRAG_STARTS) start()
    if (!isMoving) return
    scroll(clientX)
    const at = headings.findLast(one => one.getBoundingClientRect().left <= clientX) ?? headings[0]
    const { left = 0, width = 0 } = at?.getBoundingClientRect() ?? {}
    const beside = at?.dataset.source
    drop = beside && at !== heading ? { beside, isAfter: clientX > left + width / 2 } : undefined
    mark(at)
  }
  const release = () => {
    const target = drop
    if (isMoving) swallowClick()
    finish()
    if (target) place(target)
  }
  const keyPressed = (event: KeyboardEvent) => {
    if (!isMoving || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    swallowClick()
    finish()
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', finish, { signal })
  window.addEventListener('keydown', keyPressed, { signal, capture: true })
  document.addEventListener('selectstart', event => event.preventDefault(), { signal })
}
