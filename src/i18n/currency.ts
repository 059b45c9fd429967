import { DEFAULT_CURRENCY } from '@contract/portalConfig'
import { isParts } from './translated'

const HOLE = '%{registryCurrency}'

let currency: string = DEFAULT_CURRENCY
const cache = new WeakMap<object, unknown>()

/** Sets the currency of config.json; called once, before the first words are shown. */
export const setCurrency = (code: string) => {
  currency = code
}

/** Currency of amounts that name none. */
export const currentCurrency = () => currency

/** Returns a sentence with the registry's currency in place of `%{registryCurrency}`. */
export const inCurrency = (sentence: string) => sentence.replaceAll(HOLE, currency)

const filled = (part: unknown, seen: Map<object, unknown>): unknown => {
  if (typeof part === 'string') return inCurrency(part)
  if (!isParts(part) || seen.has(part)) return part
  seen.set(part, part)
  const changed = Object.entries(part).flatMap(([key, value]) => {
    const next = filled(value, seen)
    return next === value ? [] : [[key, next] as const]
  })
  if (!changed.length) return part
  return Object.assign(Array.isArray(part) ? [...part] : { ...part }, Object.fromEntries(changed))
}

/**
 * Returns a definition with the registry's currency in place of `%{registryCurrency}`. It is the same object when it
 * names no currency, and the same result each time.
 */
export const withCurrency = <T extends object>(part: T): T => {
  if (!cache.has(part)) cache.set(part, filled(part, new Map()))
  // Only texts inside were replaced.
  return cache.get(part) as T
}
