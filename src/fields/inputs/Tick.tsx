import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { InputProps } from '../kind'

export const Tick = ({ id, label, value, onChange, help, error, disabled, autoFocus }: InputProps) => (
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
