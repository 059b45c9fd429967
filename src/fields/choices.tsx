import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
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

/** One of several values. A value without a label is shown as it was sent. */
export const choice: FieldKind = {
  plain: (value, { option }) => (isMissing(value) ? '' : option(String(value))),
  Filter: ChosenFilter,
  Input: Chosen,
  chosen: true,
}

/** Boolean with its own labels; a filter holds it as text. */
export const flag: FieldKind = {
  uncut: true,
  plain: (value, { option }) =>
    typeof value === 'boolean' || value === 'true' || value === 'false' ? option(String(value)) : '',
  value: typed => (typed === '' ? undefined : typed === 'true'),
  Filter: ChosenFilter,
  Input: Chosen,
  chosen: true,
}

/** Boolean that is switched on or off; untouched means false. */
export const tick: FieldKind = { ...flag, value: typed => typed === 'true', Input: Tick }
