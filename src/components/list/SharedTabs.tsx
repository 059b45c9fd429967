import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { useLocale } from '@/i18n/useLocale'
import type { PagePart } from '../pagePart'
import { type RowTab, TabRow } from '../tabs/TabRow'
import { ListValueContext } from './listContext'
import { usualSize, writeState } from './useListState'
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
  const locale = useLocale()
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
    const perPage = state && next.sizes?.includes(state.perPage) ? state.perPage : usualSize(next, 1)
    setParams(writeState(next, { search, filters, page: 1, perPage }))
  }
  const partTab = ({ key, tab }: PagePart): RowTab<string> => ({ key, label: translate(tab) })
  const listTab = ({ name, tab, label }: Resource): RowTab<string> => ({
    key: name,
    label: tab?.label ?? label,
    // A placeholder keeps the width until the figure arrives.
    count: tab?.figure && (counts[tab.figure]?.toLocaleString(locale) ?? '–'),
  })
  const shown = among.filter(({ tab }) => !tab?.hidden)
  return (
    <TabRow
      className="shared-tabs"
      label={label}
      tabs={[
        ...parts.filter(({ leads }) => leads).map(partTab),
        ...shown.map(listTab),
        ...parts.filter(({ leads }) => !leads).map(partTab),
      ]}
      open={open}
      choose={go}
    />
  )
}
