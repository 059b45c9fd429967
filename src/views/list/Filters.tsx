import FilterIcon from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import type { Resource } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { readableCode } from '@/definition/readableCode'
import { fieldKinds, useHeldWhilePressed } from '@/fields'
import { keys } from '@/i18n/keys'
import { useLocale, useWords } from '@/i18n/words'
import { useFilterOptions } from '../form/useOptions'
import type { ListState } from './useListState'

type Props = { resource: Resource; state: ListState; onChange(next: Partial<ListState>): void }

const useFilterWords = ({ name, filters }: Resource) => {
  const words = useWords()
  return {
    words,
    label: (source: string) => words(keys.filter(name, source), { _: filters?.[source]?.label ?? source }),
    option: (source: string, value: string) =>
      words(keys.filterOption(name, source, value), { _: filters?.[source]?.options?.[value] ?? readableCode(value) }),
  }
}

/** On a narrow screen more filters than these are folded away. */
const FEW = 2

type OneProps = { source: string; field: Field<never>; resource: Resource; value: string; set(value: string): void }

/** One filter by its kind, with its options where they are rows of a list of the host. */
const OneFilter = ({ source, field, resource, value, set }: OneProps) => {
  const { words, label, option } = useFilterWords(resource)
  const rows = useFilterOptions(field.among)
  const { Filter } = fieldKinds[field.kind]
  const options = field.among
    ? rows.map(row => ({
        value: row.value,
        label: words(keys.filterOption(resource.name, source, row.value), { _: row.label }),
      }))
    : Object.keys(field.options ?? {}).map(value => ({ value, label: option(source, value) }))
  if (field.among && !options.length) return null
  const usual = String(resource.defaults?.[source] ?? '')
  const unset = field.unset && words(keys.filterUnset(resource.name, source), { _: field.unset })
  return (
    <div className="list-filter">
      <Filter
        id={`filter-${source}`}
        label={label(source)}
        value={value}
        options={options}
        all={unset || words('daftari.lists.all')}
        {...(unset && { unset })}
        {...(options.some(({ value }) => value === usual) && { usual })}
        onChange={set}
      />
    </div>
  )
}

/** The filters beside the search box, each by its kind. */
export const Filters = ({ resource, state, onChange }: Props) => {
  const words = useWords()
  const [unfolded, setUnfolded] = useState(false)
  const filters = Object.entries(resource.filters ?? {})
  const shown = filters.map(
    ([source, field]) =>
      field && (
        <OneFilter
          key={source}
          source={source}
          field={field}
          resource={resource}
          value={state.filters[source] ?? ''}
          set={value => onChange({ filters: { ...state.filters, [source]: value }, page: 1 })}
        />
      ),
  )
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

/** The value of a filter in words: its own, or those of the row it stands for. */
const FilterChip = ({ source, resource, value, clear }: Omit<OneProps, 'field' | 'set'> & { clear(): void }) => {
  const { words, label, option } = useFilterWords(resource)
  const locale = useLocale()
  const rows = useFilterOptions(resource.filters?.[source]?.among)
  const row = rows.find(one => one.value === value)
  const kind = resource.filters?.[source]?.kind
  const said = row
    ? words(keys.filterOption(resource.name, source, value), { _: row.label })
    : kind && fieldKinds[kind].plain(value, { locale, option: one => option(source, one) })
  return <Chip size="small" label={`${label(source)}: ${said}`} onDelete={clear} />
}

/** What is set now, each to be taken away by itself, or all at once. */
export const Chips = ({ resource, state, onChange }: Props) => {
  const words = useWords()
  // A filter that applies when it is left must not push the table down under the pointer that leaves it.
  const { search, filters } = useHeldWhilePressed({ search: state.search, filters: state.filters })
  const set = Object.entries(filters).filter(([, value]) => value)
  if (!set.length && !search) return null
  return (
    <div className="list-chips">
      {search && (
        <Chip
          size="small"
          label={`${words('daftari.lists.search')}: ${search}`}
          onDelete={() => onChange({ search: '', page: 1 })}
        />
      )}
      {set.map(([source, value]) => (
        <FilterChip
          key={source}
          source={source}
          resource={resource}
          value={value}
          clear={() => onChange({ filters: { ...state.filters, [source]: '' }, page: 1 })}
        />
      ))}
      <Button size="small" color="inherit" onClick={() => onChange({ search: '', filters: {}, page: 1 })}>
        {words('daftari.lists.clearAll')}
      </Button>
    </div>
  )
}
