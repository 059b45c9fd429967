import FilterIcon from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Field } from '@/definition/field'
import { codeText } from '@/i18n/codeText'
import { placeTitle } from '@/i18n/pageTitle'
import { useLocale } from '@/i18n/useLocale'
import type { Words } from '@/i18n/words'
import { useDefinition } from '../definitionContext'
import { fieldKinds, useFrozenWhilePressed } from '../fields'
import { leaveChip } from './chipFocus'
import { FilterChip } from './FilterChip'
import { useListContextValue } from './listContext'
import { useFilterOptions } from './useFilterOptions'
import './filters.css'

/** Most filters that a screen with little room shows unfolded. */
const FEW = 2

/** Returns the label of an option of a filter, undefined for a value without one. */
const optionLabel = (field: Field<never>, value: string, translate: Words): string | undefined => {
  const list = field.listOf?.(value)
  return list ? field.options?.[value]?.replace('%{list}', placeTitle(translate, list)) : field.options?.[value]
}

type OneProps = { source: string; field: Field<never> }

/** Filter by its kind, with its options where they are rows of a host's list. */
const OneFilter = ({ source, field }: OneProps) => {
  const translate = useTranslate()
  const { defaults } = useDefinition()
  const { state, change } = useListContextValue()
  const [typed, setTyped] = useState('')
  const value = state.filters[source] ?? ''
  const fixed = Object.keys(field.options ?? {}).map(value => ({
    value,
    label: optionLabel(field, value, translate) ?? value,
  }))
  const isFixed = fixed.some(option => option.value === value)
  const { options: rows, busy } = useFilterOptions(field.among, { typed, value: isFixed ? '' : value })
  const { Filter } = fieldKinds[field.kind]
  const options = [...(typed ? [] : fixed), ...(field.among ? rows.map(({ value, label }) => ({ value, label })) : [])]
  const search = field.among?.search
  if (field.among && !options.length && !typed) return null
  const usual = String(defaults?.[source] ?? '')
  const { label, unset } = field
  return (
    <div className="list-filter">
      <Filter
        id={`filter-${source}`}
        label={label}
        value={value}
        options={options}
        all={unset || translate('daftari.lists.all')}
        {...(unset && { unset })}
        {...(options.some(({ value }) => value === usual) && { usual })}
        {...(search && { search: { onTyped: setTyped, busy, none: search.none } })}
        onChange={value => change({ filters: now => ({ ...now, [source]: value }), page: 1 })}
      />
    </div>
  )
}

/** Filters beside the search box. */
export const Filters = () => {
  const translate = useTranslate()
  const [unfolded, setUnfolded] = useState(false)
  const filters = Object.entries(useDefinition().filters ?? {}).filter(([, field]) => field && !field.apart)
  const shown = filters.map(([source, field]) => field && <OneFilter key={source} source={source} field={field} />)
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
        {translate('daftari.lists.filters')}
      </Button>
      <div className="list-filters-many" data-folded={!unfolded || undefined}>
        {shown}
      </div>
    </>
  )
}

type ValueProps = { source: string; value: string; clear(): void }

/** Chip with the label of a filter's value, which may be the label of a row. */
const ValueChip = ({ source, value, clear }: ValueProps) => {
  const translate = useTranslate()
  const filter = useDefinition().filters?.[source]
  const locale = useLocale()
  const fixed = filter && optionLabel(filter, value, translate)
  const { options } = useFilterOptions(filter?.among, { typed: '', value: fixed === undefined ? value : '' })
  const row = options.find(one => one.value === value)
  const option = (one: string) => filter?.options?.[one] ?? codeText(translate, one)
  const plain = () => filter && (filter.options?.[value] ?? fieldKinds[filter.kind].plain(value, { locale, option }))
  // The id of a row that is still being read says nothing.
  const valueText = row?.label ?? fixed ?? (filter?.among?.search ? '…' : plain())
  return (
    <FilterChip
      label={translate('daftari.lists.labelled', { label: filter?.label ?? source, value: valueText })}
      remove={clear}
    />
  )
}

/** Chips of the search text and the set filters, each with a button to remove it, and one to remove all. */
export const Chips = () => {
  const translate = useTranslate()
  const { state, change } = useListContextValue()
  // A filter that applies on blur must not move the table under the pointer before the click.
  const { search, filters } = useFrozenWhilePressed({ search: state.search, filters: state.filters })
  const set = Object.entries(filters).filter(([, value]) => value)
  if (!set.length && !search) return null
  return (
    <div className="list-chips">
      {search && (
        <FilterChip
          label={translate('daftari.lists.labelled', { label: translate('daftari.lists.search'), value: search })}
          remove={() => change({ search: '', page: 1 })}
        />
      )}
      {set.map(([source, value]) => (
        <ValueChip
          key={source}
          source={source}
          value={value}
          clear={() => change({ filters: now => ({ ...now, [source]: '' }), page: 1 })}
        />
      ))}
      <Button
        size="small"
        color="inherit"
        onClick={({ currentTarget, detail }) => {
          leaveChip(currentTarget, detail === 0)
          change({ search: '', filters: {}, page: 1 })
        }}
      >
        {translate('daftari.lists.clearAll')}
      </Button>
    </div>
  )
}
