import type { legalRetry as contract } from '@contract/processes/legalRetry'
import { instrumentNumberOf } from '../db/instrumentNumber'
import type { Handlers } from '../http/serve'
import type { WorkEnds } from '../jobs/workEnds'
import { askEdms } from './askEdms'

/** Handler that sends the attachment of a legal document to the EDMS again. */
export const legalRetryHandlers = (ends: WorkEnds): Handlers<typeof contract> => ({
  retry: ({ query: { instrumentNo }, ...asking }) =>
    askEdms(ends, asking, { instrumentNumber: instrumentNumberOf(instrumentNo) }, [
      'unknown-instrument',
      { number: instrumentNo },
    ]),
})
