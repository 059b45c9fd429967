import { amountIn } from '@contract/amount'
import type { Fault } from './kind'

/** Returns a check of a typed amount up to `most`: it returns the fault, or undefined for a valid amount. */
export const amountFault =
  (most: number) =>
  (typed: string, { positive }: { positive?: true }): Fault | undefined => {
    const amount = amountIn(typed)
    if (amount === undefined) return { key: 'noAmount' }
    if (amount < 0) return { key: 'amountBelow' }
    if (positive && amount === 0) return { key: 'amountNothing' }
    return amount > most ? { key: 'amountAbove', params: { most } } : undefined
  }
