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

/** Returns the SQLSTATE of PostgreSQL or the error code of the system. */
export const faultCode = (error: unknown): string | undefined => codesIn(error)[0]

/** Returns the name of the constraint or unique index that an error reports. */
export const constraintOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  return undefined
}

/** Returns true when waiting for a lock on a table or row timed out. */
export const isLockTimeout = (error: unknown) => codesIn(error).includes('55P03')

/** Returns true after a deadlock or serialisation failure: the transaction was rolled back and can run again. */
export const mayRunAgain = (error: unknown) => codesIn(error).some(code => code === '40001' || code === '40P01')

/** Converts a database failure to the refusal that staff read; undefined for every other error. */
export const databaseRefusal = (error: unknown): Refusal | undefined => {
  const codes = codesIn(error)
  if (codes.some(code => full.test(code) || code === '57014')) return new Refusal('busy')
  if (codes.some(code => gone.test(code))) return new Refusal('database-unavailable')
  return undefined
}
