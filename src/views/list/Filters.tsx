import FilterIcon from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import type { Resource } from '@/definition/defineResource'
import { fieldKinds } from '@/fields'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import type { ListState } from './useListState'

type Props = { resource: Resource; state: ListState; onChange(next: Partial<ListState>): void }

const useFilterWords = ({ name, filters }: Resource) => {
  const words = useWords()
  return {
    words,
    label: (source: string) => words(keys.filter(name, source), { _: filters?.[source]?.label ?? source }),
    option: (source: string, value: string) =>
      words(keys.filterOption(name, source, value), { _: filters?.[source]?.options?.[value] ?? value }),
  }
}

/** On a narrow screen more filters than these are folded away. */
const FEW = 2

/** The filters beside the search box, each by its kind. */
export const Filters = ({ resource, state, onChange }: Props) => {
  const { words, label, option } = useFilterWords(resource)
  const [unfolded, setUnfolded] = useState(false)
  const filters = Object.entries(resource.filters ?? {})
  const shown = filters.map(([source, filter]) => {
    if (!filter) return null
    const { Filter } = fieldKinds[filter.kind]
    const options = Object.keys(filter.options ?? {}).map(value => ({ value, label: option(source, value) }))
    return (
      <div className="list-filter" key={source}>
        <Filter
          id={`filter-${source}`}
          label={label(source)}
          value={state.filters[source] ?? ''}
          options={options}
          all={
            filter.unset
              ? words(keys.filterUnset(resource.name, source), { _: filter.unset })
              : words('daftari.lists.all')
          }
          {...(filter.unset && { unset: words(keys.filterUnset(resource.name, source), { _: filter.unset }) })}
          onChange={value => onChange({ filters: { ...state.filters, [source]: value }, page: 1 })}
        />
      </div>
    )
  })
  if (filters.length <= FEW) return shown
  return (
    <>
      <Button
        className="list-filters-fold"
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {words('daftari.lists.filters')}
      </Button>
      <div className="list-filters-many" data-folded={!unfolded || undefined}>
        {shown}
      </div>
    </>
  )
}

/** What is set now, each to be taken away by itself, or all at once. */
export const Chips = ({ resource, state, onChange }: Props) => {
  const { words, label, option } = useFilterWords(resource)
  const set = Object.entries(state.filters).filter(([, value]) => value)
  if (!set.length && !state.search) return null
  return (
    <div className="list-chips">
      {state.search && (
        <Chip
          size="small"
          label={`${words('daftari.lists.search')}: ${state.search}`}
          onDelete={() => onChange({ search: '', page: 1 })}
        />
      )}
      {set.map(([source, value]) => (
        <Chip
          key={source}
          size="small"
          label={`${label(source)}: ${option(source, value)}`}
          onDelete={() => onChange({ filters: { ...state.filters, [source]: '' }, page: 1 })}
        />
      ))}
      <Button size="small" color="inherit" onClick={() => onChange({ search: '', filters: {}, page: 1 })}>
        {words('daftari.lists.clearAll')}
      </Button>
    </div>
  )
}
