import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useContext } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import type { PagePart } from '../pagePart'
import { ListValueContext } from './listContext'
import { writeState } from './useListState'
import './sharedTabs.css'

type Props = {
  /** Name of the open list, or key of the open part. */
  open: string
  label: string
  among: readonly Resource[]
  parts: readonly PagePart[]
  /** Values of the page's figures, by key. */
  counts: Partial<Record<string, number>>
}

/** Tabs of the lists that share a page. Switching keeps the search text of the open list. */
export const SharedTabs = ({ open, label, among, parts, counts }: Props) => {
  const translate = useTranslate()
  // Missing while a part that is not a list is open.
  const state = useContext(ListValueContext)?.state
  const [locale] = useLocaleState()
  const [, setParams] = useSearchParams()
  const go = (name: string) => {
    const next = among.find(other => other.name === name)
    if (!next) return setParams({ tab: name })
    const from = among.find(other => other.name === open)
    const filters = Object.fromEntries(
      Object.entries(state?.filters ?? {}).filter(([source]) => source in (next.filters ?? {})),
    )
    // A list that arrives whole is searched in its own rows: its search text means nothing in the other lists.
    const search = !state || from?.list.paging.local ? '' : state.search
    // The chosen page size is kept if the next list offers it.
    const perPage = state && next.sizes?.includes(state.perPage) ? state.perPage : next.size
    setParams(writeState(next, { search, filters, page: 1, perPage }))
  }
  const partTab = ({ key, tab }: PagePart) => <Tab key={key} value={key} disableRipple label={translate(tab)} />
  return (
    <Tabs
      className="shared-tabs"
      value={among.some(({ name, tab }) => name === open && tab?.hidden) ? false : open}
      onChange={(_, name: string) => go(name)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={label}
    >
      {parts.filter(({ leads }) => leads).map(partTab)}
      {among
        .filter(({ tab }) => !tab?.hidden)
        .map(({ name, tab, label: own }) => {
          const count = tab?.figure && (counts[tab.figure]?.toLocaleString(locale) ?? '–')
          return (
            <Tab
              key={name}
              value={name}
              disableRipple
              iconPosition="end"
              label={tab?.label ?? own}
              // A placeholder keeps the width until the figure arrives.
              {...(count && { icon: <span className="tab-count">{count}</span> })}
            />
          )
        })}
      {parts.filter(({ leads }) => !leads).map(partTab)}
    </Tabs>
  )
}
