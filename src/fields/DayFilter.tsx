import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DateField } from './DateField'
import { isDay } from './days'
import { useTyped } from './filters'
import { useFrozenWhilePressed } from './frozenWhilePressed'
import type { FilterProps } from './kind'

/** Filter by a day, applied as soon as the date is complete; invalid text is refused when the box is left. */
export const DayFilter = ({ id, label, value, onChange }: FilterProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useTyped(value)
  const [isRefused, setRefused] = useState(false)
  const isShown = useFrozenWhilePressed(isRefused)
  const check = () => setRefused(typed !== '' && !isDay(typed))
  return (
    <DateField
      id={id}
      label={label}
      unlabelled
      form="DD-MM-YYYY"
      placeholder={label}
      value={typed}
      error={isShown}
      helperText={isShown && translate('daftari.lists.notADay')}
      onValue={next => {
        setTyped(next)
        setRefused(false)
        if ((next === '' || isDay(next)) && next !== value) onChange(next)
      }}
      onLeave={check}
      onKeyDown={({ key }) => {
        if (key === 'Enter') check()
      }}
    />
  )
}
