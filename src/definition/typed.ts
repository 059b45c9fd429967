import type { Id } from '@contract/id'

/** A value that is known: what tells it from others, what else finds it, and what the other fields hold with it. */
export type Suggestion = { value: string; about: string; found: readonly string[]; fills: Record<string, string> }

/** One of the things that a row holds, to be chosen by its id. */
export type OwnOption = { value: Id; label: string }

/** How several values are read from one box, which of them repeat another, and which are no such values. */
export type Entries = {
  read(typed: string): { good: string[]; repeated: string[]; malformed: string[] }
  most: number
}
