import type { Sending } from '@contract/call'
import type { Tone } from './field'

/** What is said of what was searched for, above what was found. */
export type Remarks = {
  read: Sending<string>
  /** Every kind of remark, by key. */
  words: Record<string, string>
  shows(answer: unknown): { key: string; tone: Tone; word: string; text: string; params: Record<string, string> }[]
}

/** Declares remarks; what the call answers is told by `shows`. */
export const defineRemarks = <A>({
  shows,
  read,
  words,
}: Pick<Remarks, 'words'> & { read: Sending<string, A>; shows(answer: A): ReturnType<Remarks['shows']> }): Remarks => ({
  read,
  words,
  shows: answer => shows(answer as A),
})
