import { Refusal } from '@contract/errors'

const codesIn = (error: unknown): string[] => {
  const codes: string[] = []
  for (let at = error; at instanceof Error && codes.length < 5; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') codes.push(at.code)
    if (/timeout exceeded when trying to connect/.test(at.message)) codes.push('POOL_FULL')
    if (/Connection terminated|connection is closed|is not queryable/i.test(at.message)) codes.push('CONNECTION_LOST')
  }
  return codes
}

const gone = /^(08|57P0|CONNECTION_LOST|ECONN|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOENT|EPIPE|ETIMEDOUT)/
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

const COMMIT_UNKNOWN = 'COMMIT_UNKNOWN'

/** The connection was lost after COMMIT was sent and before it was answered: the change may be written or not. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown'
  readonly code = COMMIT_UNKNOWN
}

/** Returns true where the server that answered accepts no writes: a standby, or one that is set to read only. */
export const isRefusedWrite = (error: unknown) => codesIn(error).includes('25006')

/** Returns true after the connection was lost, or could not be made: nothing of an open transaction is written. */
export const isLost = (error: unknown) => {
  const codes = codesIn(error)
  return !codes.includes(COMMIT_UNKNOWN) && codes.some(code => gone.test(code))
}

/** Converts a database failure to the refusal that staff read; undefined for every other error. */
export const databaseRefusal = (error: unknown): Refusal | undefined => {
  const codes = codesIn(error)
  if (codes.includes(COMMIT_UNKNOWN)) return new Refusal('write-unknown')
  if (codes.includes('25006')) return new Refusal('database-read-only')
  if (codes.some(code => full.test(code) || code === '57014')) return new Refusal('busy')
  if (codes.some(code => gone.test(code))) return new Refusal('database-unavailable')
  return undefined
}
