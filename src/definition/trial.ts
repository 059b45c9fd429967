import type { Sending } from '@contract/call'

/** Trial run of a draft, requested from the host by a button of the form: one line for each change it would make. */
export type Trial<Draft> = {
  label: string
  /** Fields that the draft must have before it can be tried. */
  needs: readonly (keyof Draft & string)[]
  read: Sending<Draft>
  /** Sentence above the lines; `counts` fills its placeholders. */
  says: string
  none: string
  shows(answer: unknown): { counts: Record<string, number>; lines: TrialLine[] }
}
/** Change of a trial: its subject, with the value before and after. */
type TrialLine = { key: string; about: string; before: string; after: string }

/** Declares a trial; `shows` reads the call's answer. */
export const defineTrial = <Draft, A>({
  shows,
  read,
  ...trial
}: Omit<Trial<Draft>, 'read' | 'shows'> & {
  read: Sending<Draft, A>
  shows(answer: A): ReturnType<Trial<Draft>['shows']>
}): Trial<Draft> => ({ ...trial, read, shows: answer => shows(answer as A) })
