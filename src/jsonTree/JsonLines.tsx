import FoldedIcon from '@mui/icons-material/ChevronRight'
import UnfoldedIcon from '@mui/icons-material/ExpandMore'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { MarkedText } from '@/basics/MarkedText'
import { useLocale } from '@/i18n/useLocale'
import { glimpseOf, type JsonLine } from './lines'
import { PAGE, pressKey } from './treeKeys'
import type { Json } from './useJson'

const LINE = 20

const closing = { '{': '}', '[': ']' } as Record<string, string>

const Content = ({ line, isFolded, term }: { line: JsonLine; isFolded: boolean; term: string }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { name, text, kind, size } = line
  const count = { smart_count: size, size: size.toLocaleString(locale) }
  return (
    <>
      {name && (
        <span className="json-name">
          <MarkedText text={name} term={term} />
          {': '}
        </span>
      )}
      <span className={`json-${kind}`}>
        <MarkedText text={kind === 'long' ? glimpseOf(text) : text} term={term} />
        {kind === 'open' && isFolded && `…${closing[text]}`}
      </span>
      {kind === 'open' && isFolded && <span className="json-size">{translate('daftari.json.members', count)}</span>}
      {kind === 'long' && <span className="json-size">{translate('daftari.json.characters', count)}</span>}
    </>
  )
}

/** Visible lines of a JSON text; arrow keys move between lines, fold and unfold. */
export const JsonLines = ({ label, json }: { label: string; json: Json }) => {
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const { lines, shown, folded, active, term, isJson } = json
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE,
    overscan: 12,
  })
  const place = shown.indexOf(active)
  const scroll = useRef(virtual.scrollToIndex)
  scroll.current = virtual.scrollToIndex
  useEffect(() => {
    if (place >= 0) scroll.current(place, { align: 'auto' })
  }, [place])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (pressKey(json, event.key)) event.preventDefault()
  }
  return (
    <div
      ref={frame}
      className="json-frame"
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={place >= 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
      style={{ height: Math.min(shown.length, PAGE) * LINE + 14 }}
    >
      <div role="presentation" className="json-lines" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(item => {
          const at = shown[item.index] ?? 0
          const line = lines[at]
          if (!line) return null
          const mayFold = line.end > at
          const isFolded = folded.has(at)
          const Icon = isFolded ? FoldedIcon : UnfoldedIcon
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys for all of its lines
            // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and names its active line
            <div
              key={at}
              id={`${id}-${at}`}
              role="treeitem"
              aria-level={line.depth + 1}
              aria-selected={at === active}
              aria-posinset={item.index + 1}
              aria-setsize={shown.length}
              {...(mayFold && { 'aria-expanded': !isFolded })}
              data-active={at === active || undefined}
              className="json-line"
              style={{ transform: `translateY(${item.start}px)`, paddingLeft: isJson ? line.depth * 14 + 20 : 8 }}
              onClick={() => {
                json.setActive(at)
                // A click that ends a text selection must not fold the line.
                if (mayFold && !getSelection()?.toString()) json.fold(at, !isFolded)
              }}
            >
              {mayFold && <Icon aria-hidden className="json-fold" style={{ left: line.depth * 14 + 3 }} />}
              <Content line={line} isFolded={isFolded} term={term} />
            </div>
          )
        })}
      </div>
    </div>
  )
}
