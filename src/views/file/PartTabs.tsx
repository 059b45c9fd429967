import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useId } from 'react'
import { useLocaleState } from 'react-admin'
import './partTabs.css'

type Part<K extends string = string> = {
  key: K
  label: string
  /** Number of entries, shown in a badge beside the label. */
  count?: number | undefined
}

type Props<K extends string> = {
  /** Accessible name of the row of tabs. */
  label: string
  parts: readonly Part<K>[]
  open: K
  choose(key: K): void
  /** Name of the open part's layout, for the styles of a file. */
  view?: string | undefined
  /** The panel itself takes the keyboard focus, for parts without controls that may need scrolling. */
  focusable?: boolean
  children: ReactNode
}

const TabLabel = ({ label, count }: Pick<Part, 'label' | 'count'>) => {
  const [locale] = useLocaleState()
  return (
    <>
      {label}
      {count !== undefined && <span className="file-count figures">{count.toLocaleString(locale)}</span>}
    </>
  )
}

/** Parts of an open record as tabs, with the selected one below. */
export const PartTabs = <K extends string>(props: Props<K>) => {
  const { label, parts, open, choose, view, focusable = false, children } = props
  const id = useId()
  return (
    <>
      <Tabs
        className="file-tabs"
        value={open}
        onChange={(_, key: K) => choose(key)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={label}
      >
        {parts.map(part => (
          <Tab
            key={part.key}
            value={part.key}
            id={`${id}-${part.key}`}
            aria-controls={`${id}-panel`}
            disableRipple
            label={<TabLabel {...part} />}
          />
        ))}
      </Tabs>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${open}`}
        tabIndex={focusable ? 0 : undefined}
        className="file-panel"
        data-view={view}
      >
        {children}
      </div>
    </>
  )
}
