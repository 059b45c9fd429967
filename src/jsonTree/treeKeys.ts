import type { Json } from './useJson'

/** Number of lines that Page Up and Page Down move. */
export const PAGE = 22

/** Handles a key in the tree of lines; returns false for a key without a meaning there. */
export const pressKey = (json: Json, key: string): boolean => {
  const { lines, shown, folded, active } = json
  const place = shown.indexOf(active)
  const opens = (lines[active]?.end ?? active) > active
  const move = (to: number) => json.setActive(shown[Math.min(Math.max(to, 0), shown.length - 1)] ?? 0)
  const toParent = () => {
    const depth = lines[active]?.depth ?? 0
    const parent = lines.findLastIndex((line, at) => at < active && line.depth < depth && line.end > at)
    if (parent >= 0) json.setActive(parent)
  }
  switch (key) {
    case 'ArrowDown':
      move(place + 1)
      break
    case 'ArrowUp':
      move(place - 1)
      break
    case 'PageDown':
      move(place + PAGE)
      break
    case 'PageUp':
      move(place - PAGE)
      break
    case 'Home':
      move(0)
      break
    case 'End':
      move(shown.length - 1)
      break
    case 'ArrowRight':
      if (opens && folded.has(active)) json.fold(active, false)
      else move(place + 1)
      break
    case 'ArrowLeft':
      if (opens && !folded.has(active)) json.fold(active, true)
      else toParent()
      break
    case 'Enter':
      if (opens) json.fold(active, !folded.has(active))
      break
    default:
      return false
  }
  return true
}
