import { amountIn, LARGEST_AMOUNT, withoutCurrency } from '@contract/amount'
import { numberCell, percentageCell } from '@contract/sheetCell'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { currentCurrency } from '@/i18n/currency'
import { decimals } from '@/i18n/formatters'
import { useLocale } from '@/i18n/useLocale'
import { TypedFilter } from './filters'
import { type Fault, type FieldKind, type InputProps, isMissing } from './kind'
import { Labelled, shared } from './Labelled'
import { DigitsBox } from './texts'

/** Returns a check of an amount up to `most`: it returns the fault, or undefined for a valid amount. */
const amountFault =
  (most: number) =>
  (amount: number | string, { positive }: { positive?: true }): Fault | undefined => {
    if (typeof amount === 'string') return { key: 'noAmount' }
    if (amount < 0) return { key: 'amountBelow' }
    if (positive && amount === 0) return { key: 'amountNothing' }
    return amount > most ? { key: 'amountAbove', params: { most } } : undefined
  }

const isAmount = (written: string): written is Intl.StringNumericLiteral => /^-?\d+(\.\d+)?$/.test(written)

/**
 * Returns an amount with its currency in the person's own grouping. The digits stay text, because an amount may exceed
 * the exact range of a number.
 */
export const amountWords = (currency: string, amount: string, locale: string): string =>
  isAmount(amount) ? `${currency} ${decimals(locale).format(amount)}` : amount

/** Characters that an amount cannot contain. A pasted text keeps them, so that it is refused rather than changed. */
const LETTERS = /[^\d.,\s'’-]/g
const PASTED = /^insertFrom(Paste|Drop)/

const tidy = (text: string, pasted: boolean) => {
  const amount = withoutCurrency(text)
  return pasted ? amount : amount.replace(LETTERS, '')
}

type Props = InputProps & { before?: string; after?: string }

/** Box for an amount as people write or paste it, shown with digit grouping after it is left. */
const AmountBox = ({ before, after, ...props }: Props) => {
  const locale = useLocale()
  const [typing, setTyping] = useState<string>()
  const amount = amountIn(props.value)
  const grouped = amount === undefined ? props.value : decimals(locale).format(amount)
  return (
    <Labelled {...props}>
      <TextField
        {...shared(props)}
        value={typing ?? grouped}
        onFocus={({ target }) => {
          setTyping(grouped)
          // A click sets the caret afterwards: what is typed then changes single digits.
          target.select()
        }}
        onBlur={() => {
          setTyping(undefined)
          props.onBlur?.()
        }}
        onChange={({ target, nativeEvent }) => {
          const pasted = nativeEvent instanceof InputEvent && PASTED.test(nativeEvent.inputType)
          const text = tidy(target.value, pasted)
          setTyping(text)
          props.onChange(text)
        }}
        slotProps={{
          input: {
            startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
            endAdornment: after && <InputAdornment position="end">{after}</InputAdornment>,
          },
          htmlInput: {
            inputMode: 'decimal',
            autoComplete: 'off',
            placeholder: props.placeholder,
            readOnly: props.fixed ?? false,
            className: 'amount-box',
          },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
    </Labelled>
  )
}

const MoneyBox = (props: InputProps) => <AmountBox {...props} before={props.currency ?? currentCurrency()} />
const PercentBox = (props: InputProps) => <AmountBox {...props} after="%" />

/** Returns the parser of a number: text that is none stays as it was typed, and the check refuses it. */
const parseNumber =
  (read: (typed: string) => number | undefined) =>
  (typed: string): number | string | null =>
    typed.trim() ? (read(typed) ?? typed) : null

const countIn = (typed: string) => {
  const number = /^\d+$/.test(typed) ? Number(typed) : undefined
  return Number.isSafeInteger(number) ? number : undefined
}

const numeric = {
  format: (value: unknown) => String(value ?? ''),
  Filter: TypedFilter,
  align: 'right',
  figures: true,
} as const

/** Count, in the person's own digit grouping (GLOBAL-35). */
export const count: FieldKind<number | string> = {
  ...numeric,
  plain: (value, { locale }) =>
    typeof value === 'number' ? value.toLocaleString(locale) : isMissing(value) ? '' : String(value),
  cell: value => numberCell(value),
  parse: parseNumber(countIn),
  fault: (value, { positive }) => {
    if (typeof value === 'string') return { key: 'noCount' }
    return positive && value === 0 ? { key: 'amountNothing' } : undefined
  },
  Input: DigitsBox,
}

/**
 * Amount in the registry's currency or the one that is named, in the person's own grouping (decision B12). A value that is not a number is shown as it was
 * sent.
 */
export const money: FieldKind<number | string> = {
  ...numeric,
  plain: (value, { locale, currency = currentCurrency() }) => {
    if (isMissing(value)) return ''
    const written = String(value).replaceAll(',', '').trim()
    return isAmount(written) ? amountWords(currency, written, locale) : String(value)
  },
  cell: value => numberCell(value, { unit: currentCurrency() }),
  evident: true,
  Input: MoneyBox,
  parse: parseNumber(amountIn),
  fault: amountFault(LARGEST_AMOUNT),
}

/** Percentage, from 0 to 100. */
export const percentage: FieldKind<number | string> = {
  ...numeric,
  plain: (value, { locale }) => (isMissing(value) ? '' : `${decimals(locale).format(Number(value))} %`),
  cell: percentageCell,
  Input: PercentBox,
  parse: parseNumber(amountIn),
  fault: amountFault(100),
}
