import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { type ListState, writeState } from './useListState'

type Props = { resource: Resource; among: readonly Resource[]; state: ListState }

/** The lists that share a page. What was searched for is searched for in the next one too. */
export const SharedTabs = ({ resource, among, state }: Props) => {
  const words = useWords()
  const [, setParams] = useSearchParams()
  const go = (name: string) => {
    const next = among.find(other => other.name === name)
    if (!next) return
    const filters = Object.fromEntries(
      Object.entries(state.filters).filter(([source]) => source in (next.filters ?? {})),
    )
    // A list that arrives whole holds things of its own: what is sought in it is sought nowhere else.
    const search = resource.list.paging.local ? '' : state.search
    setParams(writeState(next, { search, filters, page: 1, perPage: state.perPage }))
  }
  return (
    <Tabs
      className="shared-tabs"
      value={resource.name}
      onChange={(_, name: string) => go(name)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={words(keys.name(resource.name), { _: resource.label })}
    >
      {among.map(({ name, tab, label }) => (
        <Tab key={name} value={name} disableRipple label={words(keys.tab(name), { _: tab?.label ?? label })} />
      ))}
    </Tabs>
  )
}
