import type { Sending } from '@contract/call'
import type { Tone } from './field'

/** Remarks about the search text, shown above the results. */
export type Remarks = {
  read: Sending<string>
  /** Label of each kind of remark, by key. */
  words: Record<string, string>
  shows(answer: unknown): { key: string; tone: Tone; word: string; text: string; params: Record<string, string> }[]
}

/** Declares remarks; `shows` reads the call's answer. */
export const defineRemarks = <A>({
  shows,
  read,
  words,
}: Pick<Remarks, 'words'> & { read: Sending<string, A>; shows(answer: A): ReturnType<Remarks['shows']> }): Remarks => ({
  read,
  words,
  shows: answer => shows(answer as A),
})
