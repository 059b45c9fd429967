import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import './fields.css'
import type { FilterProps } from './kind'

/** Says what it filters by until something is chosen; the chip beside it says both. */
export const ChosenFilter = ({ id, label, value, onChange, options, all, unset, usual }: FilterProps) => (
  <Select
    id={id}
    value={value || usual || ''}
    onChange={({ target }) => onChange(target.value)}
    displayEmpty
    fullWidth
    renderValue={chosen =>
      options.find(option => option.value === chosen)?.label ?? unset ?? <span className="filter-unset">{label}</span>
    }
    SelectDisplayProps={{ 'aria-label': label }}
  >
    {usual === undefined && <MenuItem value="">{all}</MenuItem>}
    {options.map(option => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </Select>
)

/** What is typed, and what was applied last: the address may change it from elsewhere. */
export const useTyped = (value: string) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return [typed, setTyped] as const
}

/** Applied on Enter, or when it is left. */
export const TypedFilter = ({ id, label, value, onChange }: FilterProps) => {
  const [typed, setTyped] = useTyped(value)
  const apply = () => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      id={id}
      value={typed}
      placeholder={label}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply()
      }}
      fullWidth
      slotProps={{ htmlInput: { 'aria-label': label, autoComplete: 'off', spellCheck: false } }}
    />
  )
}
