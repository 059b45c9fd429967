import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router-dom'
import { opensElsewhere } from '../linkPress'
import { ScrollButton } from './ScrollButton'
import { useStripEnds } from './useStripEnds'
import './tabStrip.css'

export type StripTab<K extends string> = {
  key: K
  label: ReactNode
  /** Number in a badge beside the label, or what stands for it until it is known. */
  count?: string | undefined
  /** Address of a tab that is a link. */
  to?: string
}

type Props<K extends string> = {
  /** Accessible name of the row of tabs. */
  label?: string | undefined
  tabs: readonly StripTab<K>[]
  /** Key of the selected tab; undefined where none of them is. */
  open: K | undefined
  /** Called when another tab is pressed; tabs that are links need none. */
  choose?(key: K): void
  /** Beginning of the ids of the tabs and of `-panel`, which they control; without it they have none. */
  id?: string
  className?: string
}

/** Keys that move the focus among tabs, and where to. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Row of tabs, as plain markup: MUI's measure themselves while a page is drawn
 * (figures in docs/decisions/101-plain-frameworks.md). A pressed tab is selected at once, before its content is drawn. The arrow
 * keys, Home and End move the focus; Enter and the space bar choose.
 */
export const TabStrip = <K extends string>({ label, tabs, open, choose, id, className = '' }: Props<K>) => {
  const [selected, select] = useOptimistic(open)
  const [focused, setFocused] = useState<K>()
  const list = useRef<HTMLDivElement>(null)
  const ends = useStripEnds(list, selected, tabs.map(tab => tab.count).join())
  const reachable = [focused, selected].find(key => tabs.some(tab => tab.key === key)) ?? tabs[0]?.key

  const press = (key: K, event: MouseEvent) => {
    if (opensElsewhere(event) || key === open) return
    startTransition(() => {
      select(key)
      choose?.(key)
    })
  }

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = moves[event.key]
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (!to || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    all[to(at, all.length)]?.focus()
  }

  return (
    <div className={`tab-strip ${className}`}>
      {ends.before && <ScrollButton list={list} to="start" />}
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ key, label, count, to }) => {
          const props = {
            role: 'tab',
            'aria-selected': key === selected,
            tabIndex: key === reachable ? 0 : -1,
            className: 'tab',
            onClick: (event: MouseEvent) => press(key, event),
            onFocus: () => setFocused(key),
            ...(id && { id: `${id}-${key}`, 'aria-controls': `${id}-panel` }),
          }
          const content = (
            <>
              {label}
              {count !== undefined && <span className="tab-count figures">{count}</span>}
            </>
          )
          return to === undefined ? (
            <button key={key} type="button" {...props}>
              {content}
            </button>
          ) : (
            <Link key={key} to={to} {...props}>
              {content}
            </Link>
          )
        })}
      </div>
      {ends.after && <ScrollButton list={list} to="end" />}
    </div>
  )
}
