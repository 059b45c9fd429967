import type { RefusalParams } from '@contract/errors'
import type { FieldFault } from '@contract/fieldFaults'

type Failure = {
  /** Status of HTTP; 0 when no answer came. */
  status: number
  /** Name of a refusal of our API, or 'offline', 'timeout', 'cancelled', 'unfit-answer'. */
  code?: string | undefined
  /** The host's own words, where it gave any. */
  message?: string | undefined
  /** Errors of fields, by the names of the fields. */
  fields?: Record<string, string> | undefined
  /** Values of the words that stand for the code. */
  params?: RefusalParams | undefined
  /** It was a write that may have been done. */
  unsure?: boolean | undefined
  /** Message of a host that gave an object in place of a sentence. */
  detail?: unknown
  /** Seconds for which the host asked to wait. */
  retryAfter?: number | undefined
  /** Codes of the errors of fields, by the names of the fields, where the host gave any. */
  faults?: Record<string, FieldFault> | undefined
}

/** Everything that can go wrong with a call, in one shape. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly fields: Record<string, string>
  readonly params: RefusalParams
  readonly unsure: boolean
  readonly detail: unknown
  readonly retryAfter: number | undefined
  readonly faults: Record<string, FieldFault>

  constructor({
    status,
    code,
    message,
    fields = {},
    params = {},
    unsure = false,
    detail,
    retryAfter,
    faults = {},
  }: Failure) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.params = params
    this.unsure = unsure
    this.detail = detail
    this.retryAfter = retryAfter
    this.faults = faults
  }

  /** Returns the same error with other values. */
  with(changes: Partial<Failure>) {
    return new ApiError({ ...this, message: this.message, ...changes })
  }

  /** react-admin's forms read field errors from here. */
  get body() {
    return { errors: this.fields }
  }
}

/** Returns a thrown value as an ApiError; any other value becomes one with the code `fault`. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ status: 0, code: 'fault', ...(error instanceof Error && { message: error.message }) })

/**
 * Returns the error of an answer that does not fit its contract, and notes the call's id and what did not fit in the
 * browser's log, for whoever is called to help. `problem` names fields and types and holds no value of the answer.
 */
export const unfitAnswer = (id: string, problem: string) => {
  const message = `The answer to ${id} does not fit: ${problem}`
  // biome-ignore lint/suspicious/noConsole: the browser's log is where it is looked for
  console.warn(message)
  return new ApiError({ status: 0, code: 'unfit-answer', message })
}

const NO_ANSWER = ['offline', 'timeout', 'unfit-answer']

/**
 * Returns the failure of a write as it is told: where the host itself refused, nothing was done; where no answer
 * came, one that cannot be read, or one of something that stands before the host, nobody knows. A host that lost its
 * database meanwhile says so itself.
 */
export const ofWrite = (error: ApiError): ApiError => {
  const { status, code, message, detail } = error
  const refused = status > 0 ? status < 500 || Boolean(code || message || detail) : !NO_ANSWER.includes(code ?? '')
  return refused && code !== 'write-unknown' ? error : error.with({ unsure: true, retryAfter: undefined })
}
