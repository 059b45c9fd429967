import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import type { FilterProps } from './kind'
import './fields.css'

/** Filter menu. Its own name is shown while nothing is chosen; the filter's chip shows name and value. */
export const ChosenFilter = ({ id, label, value, onChange, options, all, unset, usual }: FilterProps) => (
  <TextField
    select
    fullWidth
    id={id}
    value={value || usual || ''}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { 'aria-label': label },
      select: {
        displayEmpty: true,
        renderValue: shown =>
          options.find(option => option.value === shown)?.label ??
          unset ?? <span className="filter-unset">{label}</span>,
        MenuProps: { slotProps: { list: { 'aria-label': label } } },
      },
    }}
  >
    {usual === undefined && <MenuItem value="">{all}</MenuItem>}
    {options.map(({ value, label }) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ))}
  </TextField>
)

/**
 * Returns the state of the text in a filter box, reset when the applied value changes elsewhere, for example in the
 * address.
 */
export const useTyped = (value: string) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return [typed, setTyped] as const
}

/** Text filter, applied on Enter and on blur. */
export const TypedFilter = ({ id, label, value, onChange }: FilterProps) => {
  const [typed, setTyped] = useTyped(value)
  const apply = () => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      fullWidth
      id={id}
      value={typed}
      placeholder={label}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply()
      }}
      slotProps={{ htmlInput: { 'aria-label': label, autoComplete: 'off', spellCheck: false } }}
    />
  )
}
