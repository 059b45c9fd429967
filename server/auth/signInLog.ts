import { createHmac, randomBytes } from 'node:crypto'
import type { Refusal } from '@contract/errors'
import { openAuditKey } from '../portal/auditKey'
import type { Settings } from '../settings'

/** A refused sign-in, as an operator may see it. */
export type RefusedSignIn = { call: string; name?: string | undefined; address: string; refusal: Refusal }

/** Takes note of every refused sign-in. */
export type SignInLog = (refused: RefusedSignIn) => void

/**
 * Logs refused sign-ins: why, from which address, and a hash of the name that was typed. The hash is keyed, so that
 * lines about one name belong together and nobody finds the name by trying names; it is the same on all servers that
 * share AUDIT_KEY.
 */
export const signInLog = (
  settings: Pick<Settings, 'auditKey' | 'dataDir'>,
  log: { warn(about: object, message: string): void },
): SignInLog => {
  let sign: ((text: string) => string) | undefined
  const signer = () => {
    try {
      return openAuditKey(settings).sign
    } catch {
      // Without a place for the key, lines belong together until the server ends.
      const key = randomBytes(32)
      return (text: string) => createHmac('sha256', key).update(text).digest('hex')
    }
  }
  const hashed = (name: string) => {
    sign ??= signer()
    return sign(`name ${name.trim().toLowerCase()}`).slice(0, 16)
  }
  return ({ call, name, address, refusal }) =>
    log.warn(
      { call, refusal: refusal.code, ...(name !== undefined && { name: hashed(name) }), address },
      'sign-in refused',
    )
}
