import type { Sending } from '@contract/call'

/** What a draft would do, asked of the host by a button of the form: one line for each thing it would change. */
export type Trial<Draft> = {
  label: string
  /** A draft without these is not tried. */
  needs: readonly (keyof Draft & string)[]
  read: Sending<Draft>
  /** Said above the lines: its holes are filled by `counts`. */
  says: string
  none: string
  shows(answer: unknown): { counts: Record<string, number>; lines: TrialLine[] }
}
/** What is changed, how it is before and how it would be. */
export type TrialLine = { key: string; about: string; before: string; after: string }

/** Declares a trial; what the call answers is told by `shows`. */
export const defineTrial = <Draft, A>({
  shows,
  read,
  ...trial
}: Omit<Trial<Draft>, 'read' | 'shows'> & {
  read: Sending<Draft, A>
  shows(answer: A): ReturnType<Trial<Draft>['shows']>
}): Trial<Draft> => ({ ...trial, read, shows: answer => shows(answer as A) })
