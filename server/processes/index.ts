import { contract } from '@contract/index'
import type { Database } from '../db/database'
import type { Edms } from '../edms/edms'
import type { Serve } from '../http/serve'
import type { WorkEnds } from '../jobs/workEnds'
import { annualReturnHandlers } from './annualReturns'
import { dataCorrectionHandlers } from './dataCorrections'
import { documentFilingHandlers } from './documentFiling'
import type { Downstream } from './downstream'
import { formComplianceHandlers } from './formCompliance'
import { incorporationProcessHandlers } from './incorporationProcesses'
import { legalRetryHandlers } from './legalRetry'
import { processTextHandlers } from './processTexts'
import { processWorkers, requeueForgotten } from './processWorkers'
import { registrationProcessHandlers } from './registrationProcesses'
import { repairWorkers, takeUpForgotten } from './repairWork'
import { reservationPushHandlers } from './reservationPush'

/** Registers the handlers of Internal Processes. */
export const serveProcesses = (serve: Serve, ends: WorkEnds, edms: Edms) => {
  serve(contract.registrationProcesses, registrationProcessHandlers)
  serve(contract.incorporationProcesses, incorporationProcessHandlers)
  serve(contract.processTexts, processTextHandlers)
  serve(contract.reservationPush, reservationPushHandlers(ends))
  serve(contract.legalRetry, legalRetryHandlers(ends))
  serve(contract.documentFiling, documentFilingHandlers(ends, edms))
  serve(contract.annualReturns, annualReturnHandlers)
  serve(contract.formCompliance, formComplianceHandlers)
  serve(contract.dataCorrections, dataCorrectionHandlers)
}

/** Returns the job workers of Internal Processes. */
export const allProcessWorkers = (downstream: Downstream) => [
  ...processWorkers(downstream),
  ...repairWorkers(downstream),
]

/** Returns lost work to the queues. */
export const requeueLostWork = async (database: Database) => {
  await requeueForgotten(database)
  await takeUpForgotten(database)
}
