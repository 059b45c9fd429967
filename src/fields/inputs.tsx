import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { HTMLInputTypeAttribute } from 'react'
import type { InputProps } from './kind'

type More = { type?: HTMLInputTypeAttribute; inputMode?: 'numeric'; digitsOnly?: boolean }

const Box = ({ box: { type = 'text', inputMode, digitsOnly }, ...props }: InputProps & { box: More }) => {
  const { id, label, value, onChange, onBlur, error, help, required, longest, autoFocus, disabled } = props
  return (
    <TextField
      id={id}
      label={label}
      type={type}
      value={value}
      onChange={event => onChange(digitsOnly ? event.target.value.replace(/\D/g, '') : event.target.value)}
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={error || help}
      required={required ?? false}
      autoFocus={autoFocus ?? false}
      disabled={disabled ?? false}
      fullWidth
      slotProps={{
        htmlInput: { maxLength: longest, inputMode, autoComplete: 'off', spellCheck: false },
        ...(type.startsWith('date') && { inputLabel: { shrink: true } }),
      }}
    />
  )
}

/** A labelled box with its help, and with what is wrong beside it. */
export const TextBox = (props: InputProps) => <Box {...props} box={{}} />
export const DateBox = (props: InputProps) => <Box {...props} box={{ type: 'date' }} />
export const MomentBox = (props: InputProps) => <Box {...props} box={{ type: 'datetime-local' }} />

/** Takes digits only, whatever is typed (GLOBAL-10). */
export const DigitsBox = (props: InputProps) => <Box {...props} box={{ inputMode: 'numeric', digitsOnly: true }} />

export const Chosen = ({
  id,
  label,
  value,
  onChange,
  onBlur,
  options = [],
  error,
  help,
  required,
  disabled,
}: InputProps) => (
  <TextField
    id={id}
    select
    label={label}
    value={value}
    onChange={event => onChange(event.target.value)}
    onBlur={onBlur}
    error={Boolean(error)}
    helperText={error ?? help}
    required={required ?? false}
    disabled={disabled ?? false}
    fullWidth
  >
    {options.map(option => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
