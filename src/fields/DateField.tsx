import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type FocusEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type DateForm, isDate, readDate, writeDate } from './days'

const fetchCalendar = () => import('./calendar/Calendar')
const Calendar = lazy(fetchCalendar)

/** Translation keys of the placeholders, which show how to type a date of each form. */
const placeholders: Record<DateForm, string> = {
  'DD-MM-YYYY': 'dayForm',
  'DD/MM/YYYY': 'slashedDayForm',
  'DD-MM-YYYY HH:mm': 'momentForm',
  'DD-MM-YYYY HH:mm:ss': 'momentForm',
}

type Props = Pick<
  TextFieldProps,
  'id' | 'required' | 'autoFocus' | 'disabled' | 'error' | 'helperText' | 'onKeyDown'
> & {
  label: string
  form: DateForm
  /** Value as sent, or text that is not a date yet. */
  value: string
  onValue(value: string): void
  /** Called when the focus leaves the field, but not when it goes to the calendar. */
  onLeave?: (() => void) | undefined
  /** Placeholder of the empty box without focus; by default, the form of the date. */
  placeholder?: string | undefined
  /** The box has no label above it. */
  unlabelled?: boolean
  fixed?: boolean | undefined
  /** First and last day that the calendar offers, YYYY-MM-DD. */
  earliest?: string | undefined
  latest?: string | undefined
}

/**
 * Date box of forms and filters: a text box in the format of the columns, with a calendar button. A date that was
 * typed or pasted to its end is reformatted at once; a correction inside the text waits until the box is left.
 */
export const DateField = ({
  label,
  form,
  value,
  onValue,
  onLeave,
  placeholder,
  unlabelled,
  fixed,
  earliest,
  latest,
  ...field
}: Props) => {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState<string>()
  const [focused, setFocused] = useState(false)
  const [open, setOpen] = useState(false)
  const say = (key: string) => translate(`daftari.lists.${key}`)

  const type = (input: HTMLInputElement | HTMLTextAreaElement, event: Event) => {
    const next = readDate(input.value, form)
    const isInserted = event instanceof InputEvent && event.inputType.startsWith('insert')
    const isWhole = isDate(next, form) && isInserted && input.selectionStart === input.value.length
    setTyping(isWhole ? undefined : input.value)
    onValue(next)
  }
  const leave = (event: FocusEvent) => {
    if (open || event.currentTarget.contains(event.relatedTarget)) return
    setTyping(undefined)
    setFocused(false)
    onLeave?.()
  }
  const pick = (day: string) => {
    setTyping(undefined)
    onValue(form.includes('HH') ? `${day}T${value.split('T')[1] ?? '00:00'}` : day)
    setOpen(false)
  }
  return (
    <div className="date-field" ref={box}>
      <TextField
        {...field}
        fullWidth
        value={typing ?? writeDate(value, form)}
        onChange={({ target, nativeEvent }) => type(target, nativeEvent)}
        slotProps={{
          root: { onFocus: () => setFocused(true), onBlur: leave },
          htmlInput: {
            className: 'figures',
            placeholder: focused || !placeholder ? say(placeholders[form]) : placeholder,
            // The numeric keypad has no hyphen, and the date needs none.
            inputMode: form.includes('HH') ? 'text' : 'numeric',
            autoComplete: 'off',
            spellCheck: false,
            readOnly: fixed ?? false,
            ...(unlabelled && { 'aria-label': label }),
          },
          formHelperText: { 'aria-live': 'polite' },
          input: {
            endAdornment: !fixed && (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  disabled={field.disabled ?? false}
                  aria-label={`${say('calendar')}: ${label}`}
                  aria-haspopup="dialog"
                  onPointerEnter={() => void fetchCalendar()}
                  onFocus={() => void fetchCalendar()}
                  onClick={() => setOpen(true)}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => box.current?.querySelector('.MuiInputBase-root') ?? null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': `${say('calendar')}: ${label}` },
        }}
      >
        <div className="calendar">
          <Suspense fallback={<p role="status">{say('loading')}</p>}>
            <Calendar day={value.split('T')[0] ?? ''} earliest={earliest} latest={latest} pick={pick} />
          </Suspense>
        </div>
      </Popover>
    </div>
  )
}
