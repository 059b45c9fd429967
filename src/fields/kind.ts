import type { Upload } from '@contract/call'
import type { Refusal } from '@contract/errors'
import type { ComponentType } from 'react'
import type { Suggestion } from '@/definition/field'

/** What a kind needs to say a value: the words of the person's language for a choice's values. */
export type Saying = { option(value: string): string; locale: string }
export type Option = { value: string; label: string; about?: string | undefined; group?: string | undefined }

/** How options that the host searches are looked through. */
export type Finding = {
  typed: string
  onTyped(text: string): void
  placeholder: string
  size: number
  sizes: readonly number[]
  onSize(size: number): void
  total: number
  busy: boolean
  /** Said when nothing matches. */
  none: string
}

/** What a field for files needs beside the rest. */
export type FileProps = {
  /** What is chosen now. */
  file: File | undefined
  onFile(file: File | undefined): void
  /** Tells why a file is not taken; nothing is chosen then. */
  onRefused(why: Refusal): void
  upload: Pick<Upload, 'accept' | 'megabytes' | 'types'>
  /** Width by height, for pictures. */
  ratio?: number | undefined
  /** What the chosen picture replaces; null when there is none. */
  current?: Blob | null | undefined
  /** Said when there is none. */
  none?: string | undefined
  /** The current picture is still on its way. */
  reading?: boolean
  /** Said when it could not be read, and the way to read it again. */
  unread?: { text: string; reload(): void } | undefined
}

export type InputProps = {
  id: string
  label: string
  value: string
  onChange(value: string): void
  onBlur?(): void
  options?: Option[]
  /** The options are still on their way. */
  waiting?: boolean
  finding?: Finding | undefined
  error?: string | undefined
  help?: string | undefined
  /** What was found for what stands there: shown with a tick. */
  found?: string | undefined
  placeholder?: string | undefined
  files?: FileProps | undefined
  /** What is known of what may be typed here, and what is done when one of them is chosen. */
  suggestions?: readonly Suggestion[]
  onPick?(suggestion: Suggestion): void
  required?: boolean
  /** The first and last day that the calendar offers, YYYY-MM-DD. */
  earliest?: string | undefined
  latest?: string | undefined
  autoFocus?: boolean
  disabled?: boolean
  /** Can be read and copied, not changed. */
  fixed?: boolean
}

/** A filter beside the search; an empty value means that it is not set. */
export type FilterProps = {
  id: string
  label: string
  value: string
  onChange(value: string): void
  options: Option[]
  /** What an unset choice is called among its options. */
  all: string
  /** Said in place of the label while nothing is chosen, where that shows a part of the list. */
  unset?: string
  /** The option that is asked for while nothing is chosen: it shows as chosen, and there is no other way not to choose. */
  usual?: string
}

/** A word of the lists by its key, with what fills it. */
export type Fault = { key: string; params?: Record<string, number> }

/** A field kind owns all its behaviours; nobody asks its name. */
export type FieldKind = {
  /** How a value reads: in a cell, an export, the clipboard. Empty for nothing. */
  plain(value: unknown, saying: Saying): string
  /** The value of a draft for the text that a form holds, which has no fault; without it, that text. */
  value?(text: string): unknown
  /** The text that a form holds for a value of a draft; without it, the value as it is written. */
  text?(value: unknown): string
  /** What is wrong with what was typed, as a sentence of the lists and what fills it. */
  fault?(typed: string, field: { positive?: true; past?: true }): Fault | undefined
  Input: ComponentType<InputProps>
  Filter: ComponentType<FilterProps>
  align?: 'right'
  /** Short words that a table never cuts. */
  uncut?: boolean
  /** Figures that stand in columns, and never wrap. */
  figures?: boolean
  /** Read in a view of its own rather than in a line. */
  viewed?: boolean
  /** Several options at once: their values stand in a form's text with commas between. */
  many?: true
  /** Its input wants a wide dialog. */
  wide?: boolean
}

export const isMissing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''
