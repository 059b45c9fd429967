import { contract } from '@contract/index'
import type { Serve } from '../http/serve'
import type { WorkEnds } from '../jobs/workEnds'
import { documentCostHandlers } from './documentCosts'
import type { PaymentGateway } from './gateway'
import { prnHandlers } from './prns'
import { currencyHandlers, serviceCostHandlers } from './serviceCosts'
import { taxHeadHandlers } from './taxHeads'
import { transactionHandlers } from './transactions'

type Parts = { gateway: PaymentGateway | undefined; ends: WorkEnds; currency: string }

/** Registers the handlers of prices, tax heads and payments. */
export const serveBilling = (serve: Serve, parts: Parts) => {
  serve(contract.serviceCosts, serviceCostHandlers)
  serve(contract.currencies, currencyHandlers)
  serve(contract.documentCosts, documentCostHandlers)
  serve(contract.taxHeads, taxHeadHandlers)
  serve(contract.transactions, transactionHandlers(parts))
  serve(contract.prns, prnHandlers)
}
