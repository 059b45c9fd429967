import { isEmail, isPhone, normalContact } from '@contract/contacts'
import TextField from '@mui/material/TextField'
import { lazy } from 'react'
import { causeText } from '@/i18n/causeText'
import { hostText } from '@/i18n/hostText'
import { placeTitle } from '@/i18n/pageTitle'
import type { Words } from '@/i18n/words'
import { TypedFilter } from './filters'
import { type FieldKind, type InputProps, isMissing, typedOrNull } from './kind'
import { Labelled, shared } from './Labelled'

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
const TextBox = (props: InputProps) => <Box {...props} box={{}} />
const ParagraphBox = (props: InputProps) => <Box {...props} box={{ rows: 4 }} />

/** Box for many values, of fixed height: measuring fifty thousand lines on each key press is slow. */
const EntriesBox = (props: InputProps) => (
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

export const text: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  parse: typedOrNull,
  format: value => String(value ?? ''),
  Filter: TypedFilter,
  Input: TextBox,
}

/** Returns the text of a value by a function that knows the words of the language. */
const worded =
  (say: (translate: Words, value: string) => string): FieldKind['plain'] =>
  (value, { translate }) =>
    isMissing(value) ? '' : translate ? say(translate, String(value)) : String(value)

/** Title of a list or page. */
export const place: FieldKind = { ...text, plain: worded(placeTitle) }

/** Text of the host that may be known in other languages. */
export const known: FieldKind = { ...text, plain: worded((_, value) => hostText(value)) }

/** Cause of a failure. */
export const cause: FieldKind = { ...text, plain: worded(causeText) }

/** Text of several lines. */
export const paragraph: FieldKind = { ...text, Input: ParagraphBox }

/** Many values in one box. */
export const entries: FieldKind = { ...text, Input: EntriesBox }

/**
 * Text with suggestions, whose box is loaded with the first form that has one. The form appears once it is loaded: another
 * box in its place until then would lose the focus and the press of a person who is quicker.
 */
export const suggested: FieldKind = { ...text, Input: lazy(() => import('./SuggestBox')) }

const parseContact = (typed: string) => typedOrNull(normalContact(typed))

export const email: FieldKind<string> = {
  ...text,
  parse: parseContact,
  fault: value => (isEmail(normalContact(value)) ? undefined : { key: 'notEmail' }),
}

export const phone: FieldKind<string> = {
  ...text,
  parse: parseContact,
  fault: value => (isPhone(normalContact(value)) ? undefined : { key: 'notPhone' }),
}

/** Number that is an identifier: never reformatted. */
export const code: FieldKind = { ...text, figures: true, evident: true }

/** Identifier that consists of digits only. */
export const digits: FieldKind = { ...code, Input: DigitsBox }

/** JSON data. Some hosts send it as text, others as the parsed value. */
export const json: FieldKind = {
  ...text,
  plain: value => (isMissing(value) ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  Input: ParagraphBox,
  viewed: true,
  wide: true,
}
