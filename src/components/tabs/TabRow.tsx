import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { Link } from 'react-router-dom'
import { opensElsewhere } from '../linkPress'
import './tabRow.css'

export type RowTab<K extends string> = {
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
  tabs: readonly RowTab<K>[]
  /** Key of the selected tab; undefined where none of them is. */
  open: K | undefined
  /** Called when another tab is pressed; tabs that are links need none. */
  choose?(key: K): void
  /** Beginning of the ids of the tabs and of `-panel`, which they control; without it they have none. */
  id?: string
  className?: string
}

/** MUI's row of tabs. A pressed tab is selected at once, before its content is drawn. */
export const TabRow = <K extends string>({ label, tabs, open, choose, id, className }: Props<K>) => {
  const [selected, select] = useOptimistic(open)
  return (
    <Tabs
      className={className}
      aria-label={label}
      variant="scrollable"
      allowScrollButtonsMobile
      value={tabs.some(({ key }) => key === selected) && selected}
      onChange={(event, key: K) => {
        if (event.nativeEvent instanceof MouseEvent && opensElsewhere(event.nativeEvent)) return
        startTransition(() => {
          select(key)
          choose?.(key)
        })
      }}
    >
      {tabs.map(({ key, label, count, to }) => (
        <Tab
          key={key}
          value={key}
          label={label}
          icon={count === undefined ? undefined : <span className="tab-count figures">{count}</span>}
          iconPosition="end"
          {...(to !== undefined && { component: Link, to })}
          {...(id && { id: `${id}-${key}`, 'aria-controls': `${id}-panel` })}
        />
      ))}
    </Tabs>
  )
}
