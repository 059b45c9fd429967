import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyPart } from '../lazyPart'
import { fetchCalendar } from './calendar/fetchCalendar'
import { type DateForm, isDate, readDate, writeDate } from './days'

/** Loaded with the code of forms, or when the calendar is about to be opened. */
export const CalendarPopover = lazyPart(
  () => import('./CalendarPopover'),
  ({ CalendarPopover }) => CalendarPopover,
)

/** Translation keys of the placeholders, which show how to type a date of each form. */
const placeholders: Record<DateForm, string> = {
  'DD-MM-YYYY': 'dayForm',
  'DD/MM/YYYY': 'slashedDayForm',
  'DD-MM-YYYY HH:mm': 'momentForm',
  'DD-MM-YYYY HH:mm:ss': 'momentForm',
}

export type DateBoxProps = {
  label: string
  form: DateForm
  /** Value as sent, or text that is not a date yet. */
  value: string
  onValue(value: string): void
  /** Called when the focus leaves the box, but not when it goes to the calendar. */
  onLeave?: (() => void) | undefined
  /** Placeholder of the empty box without focus; by default, the form of the date. */
  placeholder?: string | undefined
  fixed?: boolean | undefined
  disabled?: boolean | undefined
  /** First and last day that the calendar offers, YYYY-MM-DD. */
  earliest?: string | undefined
  latest?: string | undefined
}

type BoxElement = HTMLInputElement | HTMLTextAreaElement

/**
 * Behaviour of a date box: text in the format of the columns, with a calendar button. A date that was typed or pasted
 * to its end is reformatted at once; a correction inside the text waits until the box is left. Returns the props of the
 * frame around box and button, those of the box, both parts of the calendar, and the ref of the element that it opens below.
 */
export const useDateBox = (props: DateBoxProps) => {
  const { label, form, value, onValue, onLeave, placeholder, fixed = false, disabled = false, earliest, latest } = props
  const translate = useTranslate()
  const anchor = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState<string>()
  const [focused, setFocused] = useState(false)
  const [open, setOpen] = useState(false)
  const say = (key: string) => translate(`daftari.lists.${key}`)
  const ofCalendar = `${say('calendar')}: ${label}`
  const prepare = () => void Promise.all([CalendarPopover.fetch(), fetchCalendar()]).catch(() => undefined)

  const change = ({ target, nativeEvent }: ChangeEvent<BoxElement>) => {
    const next = readDate(target.value, form)
    const isInserted = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insert')
    const isWhole = isDate(next, form) && isInserted && target.selectionStart === target.value.length
    setTyping(isWhole ? undefined : target.value)
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
  return {
    anchor,
    frame: { onFocus: () => setFocused(true), onBlur: leave },
    box: {
      value: typing ?? writeDate(value, form),
      onChange: change,
      placeholder: focused || !placeholder ? say(placeholders[form]) : placeholder,
      // The numeric keypad has no hyphen, and the date needs none.
      inputMode: form.includes('HH') ? ('text' as const) : ('numeric' as const),
      autoComplete: 'off',
      spellCheck: false,
      readOnly: fixed,
    },
    button: !fixed && (
      <IconButton
        size="small"
        edge="end"
        disabled={disabled}
        aria-label={ofCalendar}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    ),
    calendar: open && (
      <CalendarPopover
        label={ofCalendar}
        open={open}
        anchor={() => anchor.current}
        day={value.split('T')[0] ?? ''}
        earliest={earliest}
        latest={latest}
        pick={pick}
        close={() => setOpen(false)}
      />
    ),
  }
}
