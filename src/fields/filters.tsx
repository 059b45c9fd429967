import { useEffect, useState } from 'react'
import { ChoiceBox } from './ChoiceBox'
import type { FilterProps } from './kind'
import './textBox.css'
import './fields.css'

/** Filter menu. Its own name is shown while nothing is chosen; the filter's chip shows name and value. */
export const ChosenFilter = ({ id, label, value, onChange, options, all, unset, usual }: FilterProps) => {
  const shown = value || usual || ''
  return (
    <ChoiceBox
      id={id}
      label={label}
      value={shown}
      options={usual === undefined ? [{ value: '', label: all }, ...options] : options}
      onChange={onChange}
      className="text-box"
    >
      {options.find(option => option.value === shown)?.label ?? unset ?? <span className="filter-unset">{label}</span>}
    </ChoiceBox>
  )
}

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
    <div className="text-box">
      <input
        id={id}
        type="text"
        value={typed}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply()
        }}
      />
    </div>
  )
}
