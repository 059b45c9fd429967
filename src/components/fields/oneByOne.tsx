import RemoveIcon from '@mui/icons-material/Close'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { TypedFilter } from './filters'
import type { FieldKind, InputProps } from './kind'
import { Labelled, shared } from './Labelled'
import './oneByOne.css'

/** Returns the values in a form's text, which are separated by commas. */
const valuesIn = (text: string) => (text ? text.split(',') : [])

const repeatedIn = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
]

/** Menu that adds one option at a time; the chosen ones are listed below, each with a button that removes it. */
const OneByOneBox = (props: InputProps) => {
  const translate = useTranslate()
  const { id, value, onChange, onBlur, options = [], error, help, label } = props
  const list = useRef<HTMLUListElement>(null)
  const values = valuesIn(value)
  const repeated = repeatedIn(values)
  const nameOf = (one: string) => options.find(option => option.value === one)?.label ?? one
  const twice = repeated.length && translate('daftari.lists.twice', { values: repeated.map(nameOf).join(', ') })
  const remove = (at: number) => {
    onChange(values.filter((_, other) => other !== at).join(','))
    // Moves the focus to the next entry's button or, after the last, to the menu.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter((_, other) => other !== at)
    const next = buttons[Math.min(at, buttons.length - 1)] ?? document.getElementById(id)
    next?.focus()
  }
  return (
    <div className="one-by-one">
      <Labelled {...props}>
        <TextField
          {...shared({ ...props, help: twice || help, error })}
          value=""
          select
          onBlur={onBlur}
          onChange={({ target }) => onChange([...values, target.value].join(','))}
          slotProps={{
            select: {
              labelId: `${id}-label`,
              displayEmpty: true,
              renderValue: () => <span className="one-by-one-hint">{translate('daftari.lists.choose')}</span>,
              MenuProps: { slotProps: { paper: { style: { maxHeight: 320 } } } },
            },
            formHelperText: { 'aria-live': 'polite' },
          }}
        >
          {options.map(option => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      </Labelled>
      {values.length > 0 && (
        <ul ref={list} className="one-by-one-chosen" aria-label={label}>
          {values.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand here twice
            <li key={`${one}-${at}`} data-twice={values.indexOf(one) !== at || undefined}>
              {nameOf(one)}
              <button
                type="button"
                aria-label={translate('daftari.lists.takeAway', { value: nameOf(one) })}
                onClick={() => remove(at)}
              >
                <RemoveIcon aria-hidden fontSize="inherit" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Any number of options, chosen one after the other. */
export const oneByOne: FieldKind<string[]> = {
  plain: value => valuesIn(String(value ?? '')).join(', '),
  parse: valuesIn,
  format: values => (values ?? []).join(','),
  Filter: TypedFilter,
  Input: OneByOneBox,
}
