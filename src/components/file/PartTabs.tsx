import { type ReactNode, useId } from 'react'
import { useLocale } from '@/i18n/useLocale'
import { TabRow } from '../tabs/TabRow'
import { UnknownTab } from '../tabs/UnknownTab'
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
  /** Name of each part in the address, where that is not its key. */
  addressOf?(key: K): string
  /** Name of the open part's layout, for the styles of a file. */
  view?: string | undefined
  /** The panel itself takes the keyboard focus, for parts without controls that may need scrolling. */
  focusable?: boolean
  children: ReactNode
}

/** Parts of an open record as tabs, with the selected one below. */
export const PartTabs = <K extends string>(props: Props<K>) => {
  const { label, parts, open, choose, addressOf = String, view, focusable = false, children } = props
  const id = useId()
  const locale = useLocale()
  return (
    <>
      <UnknownTab known={parts.map(({ key }) => addressOf(key))} />
      <TabRow
        label={label}
        id={id}
        tabs={parts.map(({ count, ...part }) => ({ ...part, count: count?.toLocaleString(locale) }))}
        open={open}
        choose={choose}
      />
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
