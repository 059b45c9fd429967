import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let pressed = false
let release: ReturnType<typeof setTimeout> | undefined

const set = (next: boolean) => {
  if (pressed === next) return
  pressed = next
  for (const listener of listeners) listener()
}
const press = () => {
  clearTimeout(release)
  set(true)
}
/**
 * Ends the press in a timer: the browser dispatches `click` in the task of `mouseup`, and its handlers must run before.
 */
const lift = () => {
  clearTimeout(release)
  release = setTimeout(set, 0, false)
}

const liftBeforeLeaving = ({ target }: Event) => {
  if (target === window) lift()
}

// A touch sends two presses: its pointer events, then the mouse events that the browser derives from the tap.
const presses = ['pointerdown', 'mousedown'].map(type => [type, press] as const)
const lifts = ['pointerup', 'mouseup', 'pointercancel', 'keydown'].map(type => [type, lift] as const)
// A drag, the context menu and another window swallow the release event.
const losses = [['dragend', lift] as const, ['contextmenu', lift] as const, ['blur', liftBeforeLeaving] as const]
const handlers = [...presses, ...lifts, ...losses]

const subscribe = (listener: () => void) => {
  if (!listeners.size) for (const [type, handler] of handlers) window.addEventListener(type, handler, true)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    for (const [type, handler] of handlers) window.removeEventListener(type, handler, true)
    clearTimeout(release)
    pressed = false
  }
}

/**
 * Returns the value from before the pointer went down, until the following click was handled. Messages that appear or
 * disappear on blur pass through it, so that the control under the pointer does not move: without it
 * tests/e2e/pressControls.test.ts loses presses in forms of every layout, and tests/e2e/pager.test.ts those on a row whose
 * list is searched meanwhile.
 */
export const useFrozenWhilePressed = <T>(value: T): T => {
  const frozen = useRef(value)
  // A press alone renders nothing: only a value that arrives during it is held back, and shown at the release.
  const isHeldBack = useSyncExternalStore(subscribe, () => pressed && value !== frozen.current)
  // A render in a transition may be discarded or delayed: only a committed value is on the screen.
  useLayoutEffect(() => {
    if (!isHeldBack) frozen.current = value
  })
  return isHeldBack ? frozen.current : value
}
