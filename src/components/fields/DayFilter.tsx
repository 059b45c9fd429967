import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DateField } from './DateField'
import { isDay } from './days'
import { useTyped } from './filters'
import { useFrozenWhilePressed } from './frozenWhilePressed'
import type { FilterProps } from './kind'

/** Filter by a day, applied as soon as the date is complete; invalid text is refused when the box is left. */
export const DayFilter = ({ id, label, value, onChange }: Pick<FilterProps, 'id' | 'label' | 'value' | 'onChange'>) => {
  const translate = useTranslate()
  const [typed, setTyped] = useTyped(value)
  const [refused, setRefused] = useState<string>()
  // The refusal of a text goes with it, also where the filter is changed elsewhere.
  const isShown = useFrozenWhilePressed(refused !== undefined && refused === typed)
  const check = () => setRefused(typed === '' || isDay(typed) ? undefined : typed)
  return (
    <DateField
      id={id}
      label={label}
      form="DD-MM-YYYY"
      value={typed}
      placeholder={label}
      error={isShown}
      helperText={isShown && translate('daftari.lists.notADay')}
      onValue={next => {
        setTyped(next)
        setRefused(undefined)
        if ((next === '' || isDay(next)) && next !== value) onChange(next)
      }}
      onLeave={check}
      onKeyDown={({ key }) => {
        if (key === 'Enter') check()
      }}
    />
  )
}
