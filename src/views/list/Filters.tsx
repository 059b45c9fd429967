import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
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

/** The filters beside the search box, each by its kind. */
export const Filters = ({ resource, state, onChange }: Props) => {
  const { words, label, option } = useFilterWords(resource)
  return Object.entries(resource.filters ?? {}).map(([source, filter]) => {
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
          all={words('daftari.lists.all')}
          onChange={value => onChange({ filters: { ...state.filters, [source]: value }, page: 1 })}
        />
      </div>
    )
  })
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
