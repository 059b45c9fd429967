import FoundIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import '../fields.css'
import { useTranslate } from 'react-admin'
import type { InputProps } from '../kind'

export const Labelled = ({
  id,
  label,
  required,
  children,
}: Pick<InputProps, 'id' | 'label' | 'required'> & { children: ReactNode }) => (
  <div className="field">
    <label id={`${id}-label`} htmlFor={id}>
      {label}
      {required && (
        <span className="field-required" aria-hidden>
          {' *'}
        </span>
      )}
    </label>
    {children}
  </div>
)

/** Result of a lookup, with a tick. */
const Found = ({ children }: { children: string }) => (
  <span className="field-found">
    <FoundIcon aria-hidden fontSize="inherit" />
    {children}
  </span>
)

/** Empty helper text that keeps the height of its line: MUI renders a zero-width space for a single space. */
const EMPTY_LINE = ' '

export const shared = ({ id, value, onBlur, error, help, description, required, autoFocus, disabled }: InputProps) => ({
  id,
  value,
  onBlur,
  error: Boolean(error),
  helperText: error || (description ? <Found>{description}</Found> : help || EMPTY_LINE),
  required: required ?? false,
  autoFocus: autoFocus ?? false,
  disabled: disabled ?? false,
  fullWidth: true,
})

type More = { inputMode?: 'numeric'; digitsOnly?: boolean; rows?: number }

const Box = ({ box: { inputMode, digitsOnly, rows }, ...props }: InputProps & { box: More }) => (
  <Labelled {...props}>
    <TextField
      {...shared(props)}
      {...(rows ? { multiline: true, minRows: rows, maxRows: rows * 3 } : { type: 'text' })}
      onChange={({ target }) => props.onChange(digitsOnly ? target.value.replace(/\D/g, '') : target.value)}
      slotProps={{
        htmlInput: {
          placeholder: props.placeholder,
          inputMode,
          autoComplete: 'off',
          spellCheck: Boolean(rows),
          readOnly: props.fixed ?? false,
        },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  </Labelled>
)

/** Text box with its label above and its help below; an error replaces the help. */
export const TextBox = (props: InputProps) => <Box {...props} box={{}} />
export const ParagraphBox = (props: InputProps) => <Box {...props} box={{ rows: 4 }} />

/** Box for many values, of fixed height: measuring fifty thousand lines on each key press is slow. */
export const EntriesBox = (props: InputProps) => (
  <Labelled {...props}>
    <TextField
      {...shared(props)}
      multiline
      onChange={({ target }) => props.onChange(target.value)}
      slotProps={{
        input: { inputComponent: 'textarea' },
        htmlInput: { rows: 8, autoComplete: 'off', spellCheck: false },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  </Labelled>
)

/** Box that accepts digits only (GLOBAL-10). */
export const DigitsBox = (props: InputProps) => <Box {...props} box={{ inputMode: 'numeric', digitsOnly: true }} />

/** Menu of options. An optional choice can be cleared, and a value that is not among the options is shown as it is. */
export const Chosen = (props: InputProps) => {
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
