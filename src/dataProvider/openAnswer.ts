import type { CallFacts } from '@contract/call'
import { z } from 'zod'
import { unfitAnswer } from './apiError'

const keysOf = (thing: unknown) =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing) ? Object.keys(thing) : undefined

/** A thing all of whose fields may be missing fits any wrapper: it is where at least one of them stands. */
const isContainedIn = (candidate: unknown, result: unknown) => {
  const keys = keysOf(candidate)
  return !keys || (keysOf(result)?.some(key => keys.includes(key)) ?? true)
}

/**
 * Returns the answer in a body, checked against its contract, however deeply the host wrapped it. Throws ApiError when it
 * does not fit.
 */
export const openAnswer = <A>(call: CallFacts<string, unknown, unknown, A, unknown>, body: unknown): A => {
  const candidates = call.wrapping.candidates(body === undefined || body === '' ? {} : body)
  const fitting = candidates.flatMap(candidate => {
    const parsed = call.answer.safeParse(candidate)
    return parsed.success ? [{ candidate, result: parsed.data }] : []
  })
  const [chosen] = [...fitting.filter(({ candidate, result }) => isContainedIn(candidate, result)), ...fitting]
  if (chosen) return chosen.result
  throw unfitAnswer(call.id, z.prettifyError(call.answer.safeParse(candidates[0]).error ?? new z.ZodError([])))
}
