import { useDeferredValue, useMemo, useState } from 'react'
import { around, findIn, foldable, foldedAtFirst, jsonLines, plainLines, shownLines } from './lines'

/** Returns the lines of a JSON text with the state of folding, search and active line. */
export const useJson = (text: string) => {
  const { lines, isJson } = useMemo(() => {
    const read = jsonLines(text)
    return { lines: read ?? plainLines(text), isJson: read !== undefined }
  }, [text])
  const [folded, setFolded] = useState(() => foldedAtFirst(lines))
  const [of, setOf] = useState(lines)
  const [active, setActive] = useState(0)
  const [typed, setTyped] = useState('')
  if (of !== lines) {
    setOf(lines)
    setFolded(foldedAtFirst(lines))
    setActive(0)
  }
  const term = useDeferredValue(typed.trim())
  const hits = useMemo(() => findIn(lines, term), [lines, term])
  const shown = useMemo(() => shownLines(lines, folded), [lines, folded])

  const goTo = (place: number) => {
    // A folded long text shows its beginning only.
    const hiding = lines[place]?.kind === 'long' ? [...around(lines, place), place] : around(lines, place)
    const closed = hiding.filter(at => folded.has(at))
    if (closed.length) setFolded(new Set([...folded].filter(at => !closed.includes(at))))
    setActive(place)
  }
  return {
    lines,
    isJson,
    shown,
    folded,
    active,
    typed,
    term,
    hits,
    goTo,
    search(next: string) {
      setTyped(next)
      const [first] = findIn(lines, next.trim())
      if (first !== undefined) goTo(first)
    },
    /** Moves to the next or the previous match. */
    step(by: 1 | -1) {
      const at = hits.indexOf(active)
      const after = hits.findIndex(place => place > active)
      const next = at >= 0 ? at + by : by > 0 ? after : (after < 0 ? hits.length : after) - 1
      const place = hits.at(((next % hits.length) + hits.length) % hits.length)
      if (place !== undefined) goTo(place)
    },
    fold(at: number, closed: boolean) {
      const next = new Set(folded)
      if (closed) next.add(at)
      else next.delete(at)
      setFolded(next)
    },
    foldAll() {
      setFolded(foldable(lines))
      setActive(0)
    },
    unfoldAll: () => setFolded(new Set()),
    setActive,
  }
}

export type Json = ReturnType<typeof useJson>
