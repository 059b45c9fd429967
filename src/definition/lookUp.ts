import type { Sending } from '@contract/call'

/** Values of the other fields of a form. */
export type Values = Readonly<Record<string, unknown>>
/** Text typed into a field, with the values of the other fields. */
export type Typed = { typed: string; values: Values }

/** Lookup while a field is typed into: the call, and the text of its result. */
export type LookUp = {
  read: Sending<Typed>
  description(answer: unknown): string
  /** Tells whether the input is ready to be looked up; without it, any input is. */
  when?(typed: string, values: Values): boolean
  /**
   * Returns the error of an input before it is looked up, as a key of `faults`; `touched` is true after the field lost
   * focus.
   */
  fault?(typed: string, values: Values, touched: boolean): string | undefined
  faults?: Record<string, string>
  /** Key of the fault shown when the lookup fails, in place of the host's message. */
  failed?: string
  /** Blocks sending the form until the lookup has succeeded. */
  needed?: true
  /**
   * The form acts on the record that was found: it is sent only after the name was shown. A submit before that looks the
   * input up, shows the name and leads to the submit button, so that no act hits a record that nobody saw.
   */
  names?: true
  /** Codes of the record that are shown beside its name, with their labels. */
  facts?: Record<string, { of(answer: unknown): string | null | undefined; options: Record<string, string> }>
  /** Returns the key of the fault of a record that was found and cannot be acted on. */
  unfit?(answer: unknown): string | undefined
  /** Values that the result sets in other fields; they are emptied as soon as the input changes. */
  fills?(answer: unknown): Record<string, string>
}

/**
 * Check while a field is typed into that its value is still available. A host that does not answer does not make the
 * value invalid.
 */
export type Vacancy = {
  read: Sending<Typed>
  when(typed: string, values: Values): boolean
  taken(answer: unknown): boolean
  says: string
}

/** Parts of a lookup that read its answer. */
type Answering = 'read' | 'description' | 'fills' | 'facts' | 'unfit'
type Answers<A> = {
  fills?(answer: A): Record<string, string>
  facts?: Record<string, { of(answer: A): string | null | undefined; options: Record<string, string> }>
  unfit?(answer: A): string | undefined
}

/** Declares a lookup; the compiler checks its functions against the answer of the call. */
export const lookUp = <A>(
  read: Sending<Typed, A>,
  description: (answer: A) => string,
  { fills, facts = {}, unfit, ...more }: Omit<LookUp, Answering> & Answers<A> = {},
): LookUp => ({
  read,
  // The data provider returns the value that the call's own contract parsed.
  description: answer => description(answer as A),
  ...(fills && { fills: answer => fills(answer as A) }),
  ...(unfit && { unfit: answer => unfit(answer as A) }),
  facts: Object.fromEntries(
    Object.entries(facts).map(([name, { of, options }]) => [name, { of: answer => of(answer as A), options }]),
  ),
  ...more,
})

/** Declares a check for availability; `taken` reads the call's answer. */
export const vacancy = <A>(
  read: Sending<Typed, A>,
  { taken, ...more }: Omit<Vacancy, 'read' | 'taken'> & { taken(answer: A): boolean },
): Vacancy => ({ read, taken: answer => taken(answer as A), ...more })
