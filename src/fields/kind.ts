import type { ComponentType } from 'react'

/** What a kind needs to say a value: the words of the person's language for a choice's values. */
export type Saying = { option(value: string): string; locale: string }

export type InputProps = {
  id: string
  label: string
  value: string
  onChange(value: string): void
  onBlur?(): void
  options?: { value: string; label: string }[]
  error?: string | undefined
  help?: string | undefined
  required?: boolean
  longest?: number
  autoFocus?: boolean
  disabled?: boolean
}

/** A field kind owns all its behaviours; nobody asks its name. */
export type FieldKind = {
  /** How a value reads: in a cell, an export, the clipboard. Empty for nothing. */
  plain(value: unknown, saying: Saying): string
  Input: ComponentType<InputProps>
  align?: 'right'
  /** Figures that stand in columns, and never wrap. */
  figures?: boolean
}
