import { type Id, idKey, idOfKey, idText } from '@contract/id'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { Field } from '@/definition/field'
import { ChosenFilter } from './filters'
import { type FieldKind, type InputProps, isMissing } from './kind'
import { Labelled, shared } from './Labelled'

/** Menu of options. An optional choice can be cleared, and a value that is not among the options is shown as it is. */
const Chosen = (props: InputProps) => {
  const translate = useTranslate()
  const { options = [], value, required, waiting = false } = props
  const isOption = value === '' || options.some(option => option.value === value)
  return (
    <Labelled {...props}>
      <TextField
        {...shared(props)}
        disabled={props.disabled || (!options.length && !value && !waiting)}
        select
        onChange={({ target }) => props.onChange(target.value)}
        slotProps={{ select: { labelId: `${props.id}-label`, SelectDisplayProps: { 'aria-busy': waiting } } }}
      >
        {!required && <MenuItem value="">{translate('daftari.lists.notChosen')}</MenuItem>}
        {!isOption && <MenuItem value={value}>{waiting ? translate('daftari.lists.loading') : value}</MenuItem>}
        {isOption && waiting && <MenuItem disabled>{translate('daftari.lists.loading')}</MenuItem>}
        {options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Labelled>
  )
}

const Tick = ({ id, label, value, onChange, help, error, disabled, autoFocus }: InputProps) => (
  <div className="field field-tick">
    <FormControlLabel
      label={label}
      control={
        <Switch
          id={id}
          size="small"
          checked={value === 'true'}
          onChange={(_, on) => onChange(String(on))}
          disabled={disabled ?? false}
          autoFocus={autoFocus ?? false}
          slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
        />
      }
    />
    <FormHelperText id={`${id}-help`} error={Boolean(error)}>
      {error || help}
    </FormHelperText>
  </div>
)

type Choice = Pick<Field<never>, 'among' | 'own'>
/** Tells whether the options of a field are records: the box then has texts of `idKey`, and the form their ids. */
const areRecords = ({ among, own }: Choice) => Boolean(among || own)

/** Returns the value of a form for the option that its box shows. */
export const parseChoice = (text: string, field: Choice) => (areRecords(field) ? idOfKey(text) : text || null) ?? null

/** Returns the option that the box shows for a value of a form. */
export const formatChoice = (value: Id | string | null | undefined, field: Choice) =>
  areRecords(field) ? idKey(value) : idText(value)

/** One of several values. A value without a label is shown as it was sent. */
export const choice: FieldKind<Id | string> = {
  plain: (value, { option }) => (isMissing(value) ? '' : option(String(value))),
  parse: parseChoice,
  format: formatChoice,
  Filter: ChosenFilter,
  Input: Chosen,
  chosen: true,
}

/** Boolean with its own labels. */
export const flag: FieldKind<boolean> = {
  uncut: true,
  plain: (value, { option }) =>
    typeof value === 'boolean' || value === 'true' || value === 'false' ? option(String(value)) : '',
  parse: text => (text === '' ? null : text === 'true'),
  format: value => String(value ?? ''),
  filterValue: text => text === 'true',
  Filter: ChosenFilter,
  Input: Chosen,
  chosen: true,
}

/** Boolean that is switched on or off; untouched means false. */
export const tick: FieldKind<boolean> = {
  ...flag,
  parse: text => text === 'true',
  format: value => String(value ?? false),
  Input: Tick,
}
