import type { Id } from '@contract/id'

/** Suggested value: its description, other search terms that find it, and values for other fields of the form. */
export type Suggestion = { value: string; about: string; terms: readonly string[]; fills: Record<string, string> }

/** Item that a row holds, chosen by its id. */
export type RowOption = { value: Id; label: string }

/**
 * Parser of several values in one box: the valid, the repeated and the malformed ones, and the most allowed at once.
 */
export type Entries = {
  read(typed: string): { good: string[]; repeated: string[]; malformed: string[] }
  most: number
}
