import { z } from 'zod'

type Call = { id: string }

/** Checks a part of an answer against its schema. */
type Check = (schema: z.ZodType, answer: unknown) => void

/** Returns the check of an answer that a call gives now; undefined for one that is not checked. */
export type AnswerChecks = (call: Call) => Check | undefined

/** An answer that did not fit, by its call, and the place and kind of each fault: it holds no value of the answer. */
export type UnfitReport = { call: string; faults: { code: string; path: string }[] }

/** Sample of answers: one of `every` of each call, the first among them, is checked; `report` is told what did not fit. */
export type AnswerSample = { every: number; report(about: UnfitReport): void }

const MOST_FAULTS = 5

/** An answer that its own contract would not take: a fault of ours, seen before it reaches anybody. */
class UnfitAnswer extends Error {
  override readonly name = 'UnfitAnswer'
  constructor({ id }: Call, error: z.ZodError) {
    super(`The answer of ${id} does not fit its contract: ${z.prettifyError(error)}`)
  }
}

/** Returns the error of an answer, read as its receiver reads it; undefined for one that fits. */
const errorOf: (...check: Parameters<Check>) => z.ZodError | undefined = (schema, answer) =>
  schema.safeParse(JSON.parse(JSON.stringify(answer))).error

/** Returns the names of all fields in a schema. Other keys, those of records, are values. */
const fieldNames = (schema: z.ZodType) => {
  const names = new Set<string>()
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object' && value)
      for (const name of Object.keys(value)) names.add(name)
    return value
  })
  return names
}

const faultsIn = (schema: z.ZodType, { issues }: z.ZodError): UnfitReport['faults'] => {
  const names = fieldNames(schema)
  return issues.slice(0, MOST_FAULTS).map(({ code, path }) => ({
    code,
    path: path.map(part => (typeof part === 'string' && names.has(part) ? part : '*')).join('.'),
  }))
}

const checkAll: AnswerChecks = call => (schema, answer) => {
  const error = errorOf(schema, answer)
  if (error) throw new UnfitAnswer(call, error)
}

const checkSample = ({ every, report }: AnswerSample): AnswerChecks => {
  const answers = new Map<string, number>()
  return call => {
    const before = answers.get(call.id) ?? 0
    answers.set(call.id, (before + 1) % every)
    if (before) return undefined
    return (schema, answer) => {
      const error = errorOf(schema, answer)
      if (error) report({ call: call.id, faults: faultsIn(schema, error) })
    }
  }
}

/**
 * Returns the checks of answers against the contract: `true` checks all of them, and one that does not fit fails its
 * call. An answer of a sample that does not fit is reported, and sent as it is.
 */
export const answerChecks = (checks: boolean | AnswerSample): AnswerChecks => {
  if (checks === true) return checkAll
  return checks ? checkSample(checks) : () => undefined
}
