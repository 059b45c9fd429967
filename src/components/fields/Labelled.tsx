import FoundIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import type { ReactNode } from 'react'
import type { InputProps } from './kind'
import './fields.css'

/** Label of a form's box, above it. */
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

/** Returns the props that a text box of MUI takes from those of a form's field: an error or a result replaces the help. */
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
