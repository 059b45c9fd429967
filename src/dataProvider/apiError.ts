import type { RefusalParams } from '@contract/errors'
import type { FieldFault } from '@contract/fieldFaults'

/**
 * Everything that can go wrong with a call, in one shape. `status` is 0 when no answer came; `code` names a refusal of
 * our API, or 'offline', 'timeout', 'cancelled', 'unfit-answer'; `message` is the host's own words where it gave any;
 * `fields` maps a field's name to what is wrong with it. With `unsure` it was a write that may have been done.
 * `detail` is the message of a host that gave an object in place of a sentence. `retryAfter` is the number of seconds for
 * which the host asked to wait. `faults` maps names of fields to the codes of their errors, where the host gave any.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly status: number,
    readonly code: string | undefined,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly params: RefusalParams = {},
    readonly unsure = false,
    readonly detail: unknown = undefined,
    readonly retryAfter: number | undefined = undefined,
    readonly faults: Record<string, FieldFault> = {},
  ) {
    super(message)
  }

  /** react-admin's forms read field errors from here. */
  get body() {
    return { errors: this.fields }
  }
}

/** Returns a thrown value as an ApiError; any other value becomes one with the code `fault`. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, 'fault', error instanceof Error ? error.message : '')

/**
 * Returns the error of an answer that does not fit its contract, and notes the call's id and what did not fit in the
 * browser's log, for whoever is called to help. `problem` names fields and types and holds no value of the answer.
 */
export const unfitAnswer = (id: string, problem: string) => {
  const message = `The answer to ${id} does not fit: ${problem}`
  // biome-ignore lint/suspicious/noConsole: the browser's log is where it is looked for
  console.warn(message)
  return new ApiError(0, 'unfit-answer', message)
}

const NO_ANSWER = ['offline', 'timeout', 'unfit-answer']

/**
 * Returns the failure of a write as it is told: where the host itself refused, nothing was done; where no answer
 * came, one that cannot be read, or one of something that stands before the host, nobody knows.
 */
export const ofWrite = (error: ApiError): ApiError => {
  const { status, code, message, fields, params, detail, faults } = error
  const refused = status > 0 ? status < 500 || Boolean(code || message || detail) : !NO_ANSWER.includes(code ?? '')
  return refused ? error : new ApiError(status, code, message, fields, params, true, detail, undefined, faults)
}
