import { amountIn, withoutCurrency } from '@contract/amount'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { currentCurrency } from '@/i18n/currency'
import { decimals } from '@/i18n/formatters'
import { useLocale } from '@/i18n/useLocale'
import type { InputProps } from '../kind'
import { Labelled, shared } from './boxes'

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
        onFocus={() => setTyping(grouped)}
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

export const MoneyBox = (props: InputProps) => <AmountBox {...props} before={currentCurrency()} />
export const PercentBox = (props: InputProps) => <AmountBox {...props} after="%" />
