/** The pixels that a hand may move during a press that is no drag. */
const TREMBLE = 5

/** The dialog or menu that an element belongs to; null for the page itself. */
const layerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('.MuiModal-root, dialog') : null

let pressed: { layer: Element | null; x: number; y: number } = { layer: null, x: 0, y: 0 }

const dropStray = (event: MouseEvent) => {
  const { type, detail, target, clientX: x, clientY: y } = event
  if (type === 'mousedown' && detail <= 1) {
    pressed = { layer: layerOf(target), x, y }
    return
  }
  const isRepeated = detail > 1
  const isRelease = type === 'mouseup' && Math.hypot(x - pressed.x, y - pressed.y) < TREMBLE
  if ((isRepeated || isRelease) && layerOf(target) !== pressed.layer) {
    event.stopPropagation()
    event.preventDefault()
  }
}

const types = ['mousedown', 'mouseup', 'click'] as const

/**
 * Drops the events of a press or double-click that land in another dialog or menu than the one it began in. The second
 * click on a button that opened a dialog would close that dialog or press its buttons; the release of a long press on a
 * choice would take the option that its menu brought under the pointer. Without it tests/e2e/pressControls.test.ts
 * fails, for a long press on a choice and a double-click on Send Message. Returns a function that stops dropping them.
 */
export const dropStrayClicks = () => {
  for (const type of types) window.addEventListener(type, dropStray, true)
  return () => {
    for (const type of types) window.removeEventListener(type, dropStray, true)
  }
}
