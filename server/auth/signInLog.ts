import { createHmac, randomBytes } from 'node:crypto'
import type { Refusal } from '@contract/errors'
import { type KeySettings, openAuditKey } from '../audit/auditKey'
import { signInName } from './signInName'

/** A refused sign-in, as the operator's log shows it. */
type RefusedSignIn = { call: string; name?: string | undefined; address: string; refusal: Refusal }

/** Logs every refused sign-in. */
export type SignInLog = (refused: RefusedSignIn) => void

/**
 * Creates the log of refused sign-ins: reason, address, and a keyed hash of the typed name. Lines about the same name
 * share a hash, which cannot be found by trying names; it is the same on all servers that share AUDIT_KEY.
 */
export const signInLog = (settings: KeySettings, log: { warn(about: object, message: string): void }): SignInLog => {
  let sign: ((text: string) => string) | undefined
  const signer = () => {
    try {
      return openAuditKey(settings).sign
    } catch {
      // Without a data folder for the key, hashes are comparable only until the server ends.
      const key = randomBytes(32)
      return (text: string) => createHmac('sha256', key).update(text).digest('hex')
    }
  }
  const hashed = (name: string) => {
    sign ??= signer()
    return sign(`name ${signInName(name)}`).slice(0, 16)
  }
  return ({ call, name, address, refusal }) =>
    log.warn(
      { call, refusal: refusal.code, ...(name !== undefined && { name: hashed(name) }), address },
      'sign-in refused',
    )
}
