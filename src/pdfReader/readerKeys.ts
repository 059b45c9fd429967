import type { KeyboardEvent } from 'react'
import type { Commands } from './Reader'

type Key = [key: string, act: () => void]

const isTyping = (target: EventTarget) => target instanceof Element && target.matches('input, textarea, select')

/**
 * Returns a key handler for an open document, wherever in it the focus is. Page Up, Page Down, Home, End and Space
 * scroll natively. A handled key does not propagate: '/' would otherwise also reach the list's search.
 */
export const readerKeys = (commands: Commands, page: number, pages: number, step: (by: 1 | -1) => void) => {
  const sizes: Key[] = [
    ['+', commands.zoomIn],
    ['=', commands.zoomIn],
    ['-', commands.zoomOut],
    ['0', () => commands.setZoom('width')],
  ]
  const plain = new Map<string, () => void>([
    ...sizes,
    ['9', () => commands.setZoom('page')],
    ['/', commands.focusSearch],
    ['r', commands.rotate],
    ['t', commands.toggleThumbnails],
    ['ArrowLeft', () => commands.goTo(Math.max(page - 1, 1))],
    ['ArrowRight', () => commands.goTo(Math.min(page + 1, pages))],
  ])
  const withControl = new Map<string, () => void>([
    ...sizes,
    ['f', commands.focusSearch],
    ['p', commands.print],
    ['s', commands.download],
  ])
  const commandOf = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return withControl.get(key)
    if (key === 'F3') return () => step(shiftKey ? -1 : 1)
    return isTyping(target) ? undefined : plain.get(key)
  }
  return (event: KeyboardEvent) => {
    // A menu opened from here is elsewhere in the page's DOM and has its own keys.
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target)
    const act = event.altKey || event.defaultPrevented || !inside ? undefined : commandOf(event)
    if (!act) return
    event.preventDefault()
    event.nativeEvent.stopPropagation()
    act()
  }
}
