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
/** The browser dispatches `click` in the task of `mouseup`, so that a timer ends the press after the click's handlers. */
const lift = () => {
  clearTimeout(release)
  release = setTimeout(set, 0, false)
}

const liftBeforeLeaving = ({ target }: Event) => {
  if (target === window) lift()
}

// A finger presses twice: its pointer events come first, then the mouse events that the browser makes of a tap.
const presses = ['pointerdown', 'mousedown'].map(type => [type, press] as const)
const lifts = ['pointerup', 'mouseup', 'pointercancel', 'keydown'].map(type => [type, lift] as const)
// Drags, the menu of the right button and other windows take the release with them.
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
 * Returns the value as it was when the pointer went down, until the click that follows was handled. Messages that
 * appear or go when a field is left pass through it: the control under the pointer stays where it was pressed.
 */
export const useHeldWhilePressed = <T>(value: T): T => {
  const isPressed = useSyncExternalStore(subscribe, () => pressed)
  const held = useRef(value)
  // A render of a transition may never be shown, or only later: the value on the screen is the one that was committed.
  useLayoutEffect(() => {
    if (!isPressed) held.current = value
  })
  return isPressed ? held.current : value
}
