import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type DateBoxProps, useDateBox } from './useDateBox'
import './fields.css'

type Props = DateBoxProps & Pick<TextFieldProps, 'id' | 'required' | 'autoFocus' | 'error' | 'helperText' | 'onKeyDown'>

/** Date box of forms and filters. */
export const DateField = ({
  label,
  form,
  value,
  onValue,
  onLeave,
  placeholder,
  fixed,
  earliest,
  latest,
  ...field
}: Props) => {
  const { disabled } = field
  const shown = { label, form, value, onValue, onLeave, placeholder, fixed, disabled, earliest, latest }
  const { anchor, frame, box, button, calendar } = useDateBox(shown)
  const { value: text, onChange, ...input } = box
  return (
    <>
      <div className="date-field">
        <TextField
          {...field}
          fullWidth
          value={text}
          onChange={onChange}
          slotProps={{
            root: frame,
            htmlInput: { className: 'figures', 'aria-label': label, ...input },
            formHelperText: { 'aria-live': 'polite' },
            input: {
              ref: anchor,
              endAdornment: button && <InputAdornment position="end">{button}</InputAdornment>,
            },
          }}
        />
      </div>
      {calendar}
    </>
  )
}
