import type { Upload } from '@contract/call'
import type { Refusal } from '@contract/errors'
import type { SheetCell } from '@contract/sheetCell'
import type { ComponentType } from 'react'
import type { Field, Suggestion } from '@/definition/field'
import type { Words } from '@/i18n/words'

/** Context for the text of a value: the labels of options, the language and its words, and a currency other than the registry's. */
type Saying = { option(value: string): string; locale: string; translate?: Words; currency?: string | undefined }
export type Option = {
  value: string
  label: string
  /** Code of the host that the label is the name of. */
  code?: string
  about?: string | undefined
  group?: string | undefined
}

/** Search of options by the host. */
export type Finding = {
  typed: string
  onTyped(text: string): void
  placeholder: string
  size: number
  sizes: readonly number[]
  onSize(size: number): void
  total: number
  busy: boolean
  /** Message when nothing matches. */
  none: string
}

/** Additional props of a field for files. */
export type FileProps = {
  /** Chosen file. */
  file: File | undefined
  onFile(file: File | undefined): void
  /** Called with the reason when a file is refused; nothing is chosen then. */
  onRefused(why: Refusal): void
  upload: Pick<Upload, 'accept' | 'megabytes' | 'types'>
  /** Width divided by height, for pictures. */
  ratio?: number | undefined
  /** Picture that the chosen one replaces; null when there is none. */
  current?: Blob | null | undefined
  /** Text when there is no picture. */
  none?: string | undefined
  /** The current picture is being loaded. */
  reading?: boolean
  /** Message when loading the picture failed, and the function that loads it again. */
  unread?: { text: string; reload(): void } | undefined
}

export type InputProps = {
  id: string
  label: string
  value: string
  onChange(value: string): void
  onBlur?(): void
  options?: Option[]
  /** The options are being loaded. */
  waiting?: boolean
  finding?: Finding | undefined
  error?: string | undefined
  help?: string | undefined
  /** Result of a lookup of the value, shown with a tick. */
  description?: string | undefined
  placeholder?: string | undefined
  /** Currency of an amount, other than the registry's. */
  currency?: string | undefined
  files?: FileProps | undefined
  /** Suggestions for the typed text, and the callback when one is chosen. */
  suggestions?: readonly Suggestion[]
  onPick?(suggestion: Suggestion): void
  required?: boolean
  /** First and last day that the calendar offers, YYYY-MM-DD. */
  earliest?: string | undefined
  latest?: string | undefined
  autoFocus?: boolean
  disabled?: boolean
  /** Read-only: can be selected and copied. */
  fixed?: boolean
}

/** Props of a filter; an empty value means that it is not set. */
export type FilterProps = {
  id: string
  label: string
  value: string
  onChange(value: string): void
  options: Option[]
  /** Label of the empty choice among the options. */
  all: string
  /** Text in place of the label while nothing is chosen, where the list is then filtered anyway. */
  unset?: string
  /** Default option, shown as chosen while nothing is chosen; such a filter has no empty choice. */
  usual?: string
  /** Search of the options by the host; without it, the options are all there are. */
  search?: { onTyped(text: string): void; busy: boolean; none: string }
}

/** Translation key of an error in the lists' messages, with its parameters. */
export type Fault = { key: string; params?: Record<string, number> }

/** Parts of a field that its kind reads. */
type Limits = Pick<Field<never>, 'among' | 'own' | 'positive' | 'past'>

/**
 * Behaviours of a kind of field. The engine calls these and never compares names of kinds. `Held` is the type of the
 * values that a form holds: those of its draft, and the typed text where that is no value of the kind.
 */
export type FieldKind<Held = unknown> = {
  /** Text of a value in a cell, a .csv and the clipboard; empty for a missing value. */
  plain(value: unknown, saying: Saying): string
  /** Number or date of a value in a workbook; without it, and for undefined, the workbook has the text. */
  cell?(value: unknown): SheetCell | undefined
  /**
   * Returns the value of a form for the text of the box, as `useInput` of react-admin documents it. An empty box is null,
   * because react-hook-form takes undefined for the value that the form began with.
   */
  parse(text: string, field: Limits): Held | null
  /** Returns the text of the box for a value of a form. */
  format(value: Held | null | undefined, field: Limits): string
  /** Returns the error of a value that is not empty; undefined for a valid one. */
  fault?(value: Held, field: Limits): Fault | undefined
  /** Returns the value of a filter for its text in the address; without it, the text itself. */
  filterValue?(text: string): unknown
  Filter: ComponentType<FilterProps>
  /** Box of a form. */
  Input: ComponentType<InputProps>
  /** The value of a filter is chosen, not typed. */
  chosen?: true
  align?: 'right'
  /** Short text that a table never cuts off. */
  uncut?: boolean
  /** Numbers, aligned in their column, that never wrap. */
  figures?: boolean
  /** A value tells by itself what it is, where no other of its kind stands beside it. */
  evident?: true
  /** Opened in its own view rather than shown in a line. */
  viewed?: boolean
  /** Several options at once, by texts of `idKey`. */
  many?: true
  /** Needs a wide dialog for its input. */
  wide?: boolean
}

export const isMissing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** Returns a text that was typed; null for one without any sign in it. */
export const typedOrNull = (text: string): string | null => (text.trim() ? text : null)
