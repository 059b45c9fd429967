import { useEffect, useRef, useState } from 'react'
import { rangeIn } from './pageText'
import type { Search } from './useSearch'
import './pdf.css'

type Mark = { key: string; active: boolean; left: string; top: string; width: string; height: string }

const percent = (part: number, whole: number) => `${((part / (whole || 1)) * 100).toFixed(3)}%`

type Props = { layer: Element; number: number; search: Search; reveal(part: DOMRect): void }

/** Marks of the search matches on one page; the active one is scrolled into view. */
export const SearchMarks = ({ layer, number, search, reveal }: Props) => {
  const { hits, active, textOfPage } = search
  const [marks, setMarks] = useState<Mark[]>([])
  const chosen = useRef<HTMLElement>(null)
  const here = hits.filter(({ page }) => page === number)
  const activeHit = hits[active]?.page === number ? hits[active] : undefined
  const hitKey = here.length ? `${here.map(({ start, end }) => `${start}-${end}`)}:${activeHit?.start ?? ''}` : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hits of this page are told by `hitKey`
  useEffect(() => {
    let mounted = true
    const place = async () => {
      const text = here.length ? await textOfPage(number) : ''
      if (!mounted || !layer.isConnected) return
      const frame = layer.getBoundingClientRect()
      setMarks(
        here.flatMap(hit => {
          const parts = [...(rangeIn(layer, text, hit)?.getClientRects() ?? [])]
          return parts.map((part, index) => ({
            key: `${hit.start}.${index}`,
            active: hit.start === activeHit?.start,
            left: percent(part.left - frame.left, frame.width),
            top: percent(part.top - frame.top, frame.height),
            width: percent(part.width, frame.width),
            height: percent(part.height, frame.height),
          }))
        }),
      )
    }
    void place()
    return () => {
      mounted = false
    }
  }, [layer, hitKey, number, textOfPage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hit that is gone to, when its mark stands
  useEffect(() => {
    if (activeHit && chosen.current) reveal(chosen.current.getBoundingClientRect())
  }, [marks, activeHit, reveal])

  const first = marks.findIndex(({ active }) => active)
  return (
    <div className="pdf-marks" aria-hidden>
      {marks.map(({ key, active, ...box }, index) => (
        <span key={key} ref={index === first ? chosen : undefined} data-active={active || undefined} style={box} />
      ))}
    </div>
  )
}
