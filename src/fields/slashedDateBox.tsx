import { registryToday } from '@contract/registryDay'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import dayjs from 'dayjs'
import { useRef } from 'react'
import { useWords } from '@/i18n/words'
import { Labelled, shared } from './inputs'
import type { InputProps } from './kind'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TYPED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/

/** Whether this is a day of the calendar, as it is sent. */
export const isDay = (value: string) => DAY.test(value) && dayjs(value).format('YYYY-MM-DD') === value
/** The last day that is past, where the registry is. */
export const yesterday = () => dayjs(registryToday()).subtract(1, 'day').format('YYYY-MM-DD')

/** DD/MM/YYYY as YYYY-MM-DD; what is no day yet stays as it was typed. */
export const readDay = (typed: string) => {
  const [, day = '', month = '', year] = TYPED.exec(typed) ?? []
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year && isDay(value) ? value : typed
}

/**
 * A day, typed as DD/MM/YYYY or picked from the browser's own calendar: a date box by itself would show it in the order
 * that the browser's language likes.
 */
export const SlashedDateBox = (props: InputProps) => {
  const words = useWords()
  const calendar = useRef<HTMLInputElement>(null)
  const { value, onChange, latest, disabled } = props
  return (
    <Labelled {...props}>
      <TextField
        {...shared({ ...props, value: value.replace(DAY, '$3/$2/$1') })}
        onChange={({ target }) => onChange(readDay(target.value))}
        slotProps={{
          htmlInput: { placeholder: 'dd/MM/yyyy', inputMode: 'numeric', autoComplete: 'off', className: 'figures' },
          formHelperText: { 'aria-live': 'polite' },
          input: {
            endAdornment: (
              <InputAdornment position="end" className="day-picker">
                <input
                  ref={calendar}
                  type="date"
                  tabIndex={-1}
                  aria-hidden
                  value={isDay(value) ? value : ''}
                  max={latest}
                  onChange={({ target }) => onChange(target.value)}
                />
                <IconButton
                  size="small"
                  disabled={disabled ?? false}
                  aria-label={words('daftari.lists.calendar')}
                  onClick={() => calendar.current?.showPicker()}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Labelled>
  )
}
