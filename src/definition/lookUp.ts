import type { Sending } from '@contract/call'

/** What stands in the other fields of a form. */
export type Values = Readonly<Record<string, string>>
/** What was typed into a field, and what stands in the others. */
export type Typed = { typed: string; values: Values }

/** What is looked up while it is typed: the call for what stands there, and what was found in words. */
export type LookUp = {
  read: Sending<Typed>
  found(answer: unknown): string
  /** Whether it is looked up yet; without this, as soon as anything stands there. */
  when?(typed: string, values: Values): boolean
  /** What is wrong with it at first sight, as one of the `faults`; `left` says that nobody is typing any more. */
  fault?(typed: string, values: Values, left: boolean): string | undefined
  faults?: Record<string, string>
  /** Which of the faults is said when nothing is found, in place of the host's words. */
  failed?: string
  /** Nothing is sent before something was found: neither while it is looked up nor after that failed. */
  needed?: true
  /** Values of the other fields from then on; they are emptied as soon as another text stands here. */
  fills?(answer: unknown): Record<string, string>
}

/**
 * Asked while it is typed: whether what stands there may still be taken. A host that does not answer is no fault of what
 * stands there.
 */
export type Vacancy = {
  read: Sending<Typed>
  when(typed: string, values: Values): boolean
  taken(answer: unknown): boolean
  says: string
}

/** Looks up what is typed; the words are those of what the call answers. */
export const lookUp = <A>(
  read: Sending<Typed, A>,
  found: (answer: A) => string,
  { fills, ...more }: Omit<LookUp, 'read' | 'found' | 'fills'> & { fills?(answer: A): Record<string, string> } = {},
): LookUp => ({
  read,
  // The data provider answers what the call's own contract parsed.
  found: answer => found(answer as A),
  ...(fills && { fills: answer => fills(answer as A) }),
  ...more,
})

/** Whether what is typed is still free; what the call answers is told by `taken`. */
export const vacancy = <A>(
  read: Sending<Typed, A>,
  { taken, ...more }: Omit<Vacancy, 'read' | 'taken'> & { taken(answer: A): boolean },
): Vacancy => ({ read, taken: answer => taken(answer as A), ...more })
