import type { ErrorBody } from '@contract/errorBody'
import { type FieldError, type Refusal, refusals } from '@contract/errors'
import { type FieldFaultCode, fieldFaults } from '@contract/fieldFaults'
import { fill } from '@contract/fill'

/** Returns true for the code of a fault of a field. */
export const isFaultCode = (code: string): code is FieldFaultCode => Object.hasOwn(fieldFaults, code)

const sentenceOf = ({ code, params = {} }: FieldError): string =>
  fill(isFaultCode(code) ? fieldFaults[code] : refusals[code][1], params)

/** Returns the body of a refusal on the wire, with an English sentence for each field beside its code. */
export const bodyOf = ({ status, code, message, params, faults }: Refusal): ErrorBody => ({
  status,
  code,
  message,
  ...(Object.keys(params).length && { params }),
  ...(faults && {
    fields: Object.fromEntries(Object.entries(faults).map(([name, error]) => [name, sentenceOf(error)])),
    faults,
  }),
})
