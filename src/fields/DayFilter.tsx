import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isDay } from './days'
import { useTyped } from './filters'
import { useFrozenWhilePressed } from './frozenWhilePressed'
import type { FilterProps } from './kind'
import { useDateBox } from './useDateBox'
import './textBox.css'

/** Filter by a day, applied as soon as the date is complete; invalid text is refused when the box is left. */
export const DayFilter = ({ id, label, value, onChange }: FilterProps) => {
  const translate = useTranslate()
  const fault = useId()
  const [typed, setTyped] = useTyped(value)
  const [refused, setRefused] = useState<string>()
  // The refusal of a text goes with it, also where the filter is changed elsewhere.
  const isShown = useFrozenWhilePressed(refused !== undefined && refused === typed)
  const check = () => setRefused(typed === '' || isDay(typed) ? undefined : typed)
  const { anchor, frame, box, button, calendar } = useDateBox({
    label,
    form: 'DD-MM-YYYY',
    value: typed,
    placeholder: label,
    onValue: next => {
      setTyped(next)
      setRefused(undefined)
      if ((next === '' || isDay(next)) && next !== value) onChange(next)
    },
    onLeave: check,
  })
  return (
    <>
      <div className="text-box" ref={anchor} {...frame}>
        <input
          id={id}
          type="text"
          className="figures"
          aria-label={label}
          aria-invalid={isShown}
          aria-describedby={isShown ? fault : undefined}
          onKeyDown={({ key }) => {
            if (key === 'Enter') check()
          }}
          {...box}
        />
        {button}
      </div>
      {calendar}
      {isShown && (
        <p className="text-box-fault" id={fault} aria-live="polite">
          {translate('daftari.lists.notADay')}
        </p>
      )}
    </>
  )
}
