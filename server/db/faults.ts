import { Refusal } from '@contract/errors'

const codesIn = (error: unknown): string[] => {
  const codes: string[] = []
  for (let at = error; at instanceof Error && codes.length < 5; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') codes.push(at.code)
    if (/timeout exceeded when trying to connect/.test(at.message)) codes.push('POOL_FULL')
    if (/Connection terminated|connection is closed|Client has encountered a connection error/i.test(at.message))
      codes.push('CONNECTION_LOST')
  }
  return codes
}

const gone = /^(08|57P0|25006|CONNECTION_LOST|ECONN|ENOENT|EPIPE|ETIMEDOUT)/
const full = /^(53|POOL_FULL|55P03)/

/** PostgreSQL's SQLSTATE, or the system's error code, of what went wrong. */
export const faultCode = (error: unknown): string | undefined => codesIn(error)[0]

/** Which constraint, or unique index, of the database an error tells of. */
export const constraintOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  return undefined
}

/** A lock on a table or row was not given in time. */
export const isLockTimeout = (error: unknown) => codesIn(error).includes('55P03')

/** Two transactions crossed and this one was undone whole: safe to run again. */
export const mayRunAgain = (error: unknown) => codesIn(error).some(code => code === '40001' || code === '40P01')

/** Trouble of the database as the refusal staff read; undefined for everything else. */
export const databaseRefusal = (error: unknown): Refusal | undefined => {
  const codes = codesIn(error)
  if (codes.some(code => full.test(code) || code === '57014')) return new Refusal('busy')
  if (codes.some(code => gone.test(code))) return new Refusal('database-unavailable')
  return undefined
}
