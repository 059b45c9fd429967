import { signInRefusals } from '@contract/auth/signInRefusals'
import { ErrorBody } from '@contract/errorBody'
import { fill } from '@contract/fill'
import { z } from 'zod'
import { ApiError } from './apiError'

const Refused = z.looseObject({
  status: z.coerce.number().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  fields: z.record(z.string(), z.string()).optional().catch(undefined),
  faults: ErrorBody.shape.faults.catch(undefined),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .catch(undefined),
})

/** No sentence is longer; what begins with an angle bracket is a page of something on the way. */
const Sentence = z.string().trim().min(1).max(500).regex(/^[^<]/)

/** Message of a refusal: beside its code, below `data`, or a bare sentence in either place (PEOPLE-12). */
export const refusalIn = (body: unknown): z.infer<typeof Refused> | undefined => {
  const bare = Sentence.safeParse(body)
  if (bare.success) return { message: bare.data }
  const parsed = Refused.safeParse(body)
  const outer = parsed.success ? parsed.data : undefined
  if (!outer || outer.message) return outer
  const sentence = Sentence.safeParse(outer.data)
  if (sentence.success) return { ...outer, message: sentence.data }
  const inner = Refused.safeParse(outer.data)
  return inner.success ? { ...outer, ...inner.data } : outer
}

const Detailed = z.looseObject({ message: z.union([z.array(z.unknown()), z.looseObject({})]) })

/** The message of a refusal that is an object or a list, as it came. */
export const detailIn = (body: unknown): unknown => {
  const { data } = z.union([Detailed, z.looseObject({ data: Detailed }).transform(({ data }) => data)]).safeParse(body)
  return data?.message
}

/** Returns the seconds that a `Retry-After` header names, as a number or as a date. */
export const secondsUntil = (header: unknown): number | undefined => {
  if (typeof header !== 'string' || !header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return seconds > 0 ? seconds : undefined
}

/** A filter that the call does not take, said as our API says it. */
export const unfitFilter = (error: z.ZodError) => {
  const fields = [...new Set(error.issues.map(({ path }) => String(path[0] ?? '')))].join(', ')
  return new ApiError({
    status: 400,
    code: 'invalid-fields',
    message: fill(signInRefusals['invalid-fields'][1], { fields }),
    params: { fields },
  })
}
