import type { Sending } from '@contract/call'
import type { Field, Filled } from './field'
import type { Trial } from './trial'

/**
 * Messages after a write. Without `done` or `failed` the host's own message is shown; `untold` is for a failure
 * without a reason from the host. With `reason` the host's message follows the failure message; with `asJson` it is
 * shown as JSON text. `failedTitle` is the title above any of them.
 */
export type Says = {
  done?: string
  failed?: string
  untold?: string
  reason?: true
  asJson?: true
  failedTitle?: string
}

/**
 * State of a list after a write: the documents name it for one list (decision B3); without it, the list reloads as it
 * is.
 */
export type Reload = { search: string; page: number; perPage: number }

/** Parts of a form; Draft is the type that it is filled in to. */
export type FormParts<Draft> = {
  title: string
  submit: string
  /** Label of the submit button once a field of the form holds the name of the record: `%{name}` stands for it. */
  submitFor?: { label: string; source: keyof Draft & string }
  /** A field that may stay empty needs a draft whose value may be undefined. */
  fields: {
    [K in keyof Draft & string]?: undefined extends Draft[K]
      ? Field<NonNullable<Draft[K]>>
      : Field<NonNullable<Draft[K]>> & Filled
  }
  /** Initial values of a new entry. */
  start?: { [K in keyof Draft & string]?: Draft[K] }
  /** Field that a change is usually about: it has the focus, with its text selected, where nothing is missing. */
  focus?: keyof Draft & string
  /** Shows two fields side by side where there is room: for many short fields. */
  pairs?: true
  says?: Says
  /**
   * Confirmation before the request, with the name of the draft; `labelOf` returns the text of a field's value as the
   * form shows it.
   */
  confirm?: { question: string; names(draft: Draft, labelOf: (source: keyof Draft & string) => string): string }
  /** Shows an error in the form too, beside the toast. */
  alert?: true
  /** Warning above the fields. */
  warning?: string
  /** Trial run of the draft before it is sent. */
  trial?: Trial<Draft>
  reload?: Reload
}

/**
 * Dialog with a form and its request. An `unavailable` one is filled in and validated like any other, but the host has
 * no call for it: a message is shown instead of a request, and no draft is kept.
 */
export type FormDialog<Draft> = FormParts<Draft> &
  ({ send: Sending<Draft>; unavailable?: undefined } | { unavailable: string; send?: undefined })

/** Declares a form dialog; the draft's type comes from `send`. */
export const defineForm = <Draft>(form: FormDialog<Draft>): FormDialog<Draft> => form
