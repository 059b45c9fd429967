import {
  paymentMethods,
  prnStatuses,
  type TransactionFilter,
  transactionStatuses,
} from '@contract/billing/transactions'

type Chosen = Pick<TransactionFilter, 'status' | 'prnStatus' | 'paymentMethod'>

const among = <T>(chosen: T | undefined, all: readonly T[]) => (chosen === undefined ? all : [chosen])

/** Returns the keys of the stored totals for a choice: counts under `payment`, sums under `paymentCents`. */
export const cells = (of: 'payment' | 'paymentCents', { status, prnStatus, paymentMethod }: Chosen): string[] =>
  among(status, transactionStatuses).flatMap(one =>
    among(prnStatus, prnStatuses).flatMap(two =>
      among(paymentMethod, paymentMethods).map(three => `${of}:${one}:${two}:${three}`),
    ),
  )
