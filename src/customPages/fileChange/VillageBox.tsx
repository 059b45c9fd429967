import type { Id } from '@contract/id'
import { idText, toId } from '@contract/id'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useRegistry } from '@/components/useRegistry'
import { findVillages } from './calls'

type Village = { id: Id; name: string }
type Props = {
  id: string
  label: string
  none: string
  /** Village that was chosen, by its id and its name. */
  village: string
  value: string
  disabled: boolean
  choose(village: Village | null): void
}

/** Box that finds a village by the beginning of its name. */
export const VillageBox = ({ id, label, none, village, value, disabled, choose }: Props) => {
  const registry = useRegistry()
  const [typed, setTyped] = useState(value)
  const q = useDeferredValue(typed.split(',')[0]?.trim() ?? '')
  const chosen = useMemo(() => (village ? { id: toId(village), name: value } : null), [village, value])
  const { data = [], isFetching } = useQuery({
    queryKey: ['villages', q],
    queryFn: ({ signal }) => registry.read(findVillages, { q }, { signal }),
    enabled: q.length > 1,
    retry: false,
  })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Autocomplete<Village>
        id={id}
        options={data}
        value={chosen}
        disabled={disabled}
        loading={isFetching}
        noOptionsText={none}
        filterOptions={options => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={village => idText(village.id)}
        isOptionEqualToValue={(one, other) => idText(one.id) === idText(other.id)}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, village) => choose(village)}
        slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
        renderInput={params => <TextField {...params} />}
      />
    </div>
  )
}
