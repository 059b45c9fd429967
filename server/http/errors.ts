import { Refusal, type RefusalCode } from '@contract/errors'
import type { FastifyError, FastifyInstance } from 'fastify'
import { ZodError, type ZodType, type z } from 'zod'
import { databaseRefusal } from '../db/faults'

/** Parses what came in; what does not fit is refused with a sentence for each field. */
export const checked = <T extends ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body']
    for (const name of names) fields[name.slice(0, 60)] ??= issue.message
  }
  throw new Refusal('invalid-fields', { fields: Object.keys(fields).slice(0, 10).join(', ') }, fields)
}

const frameworkCodes: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_ERR_RATE_LIMIT: 'too-many-requests',
}

/** Whatever went wrong, as a refusal: ours as it is, the framework's and the database's by what they mean. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof ZodError) return new Refusal('unexpected')
  const database = databaseRefusal(error)
  if (database) return database
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code && frameworkCodes[code]
  if (known) return new Refusal(known)
  if (statusCode === 429) return new Refusal('too-many-requests')
  if (statusCode === 413) return new Refusal('body-too-large')
  return new Refusal(statusCode && statusCode >= 400 && statusCode < 500 ? 'malformed-request' : 'unexpected')
}

/** Answers every error in the contract's one shape; what nobody foresaw is logged by its kind, never by its content. */
export const handleErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'unexpected' || refusal.status === 503) {
      const { name, stack } = error as Error
      const code = (error as { code?: string }).code
      // The message may quote what a person typed; the stack's frames and the code do not.
      const frames = stack
        ?.split('\n')
        .filter(line => line.trimStart().startsWith('at '))
        .slice(0, 8)
      request.log.error({ fault: name, code, frames, route: request.routeOptions.url }, 'request failed')
    }
    if (refusal.status === 503) reply.header('Retry-After', '5')
    return reply.status(refusal.status).type('application/json').send(refusal.toBody())
  })
}
