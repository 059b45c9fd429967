import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { hostsOf, targetOf } from './databaseHosts'

/** A whole number within bounds. */
export const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .refine(value => value >= least && value <= most, { error })
}

/** Values with commas between them. */
export const list = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean),
)

/** An address that starts with one of these protocols. */
export const address = (...protocols: string[]) =>
  z.string().refine(text => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
  })

/** An address of PostgreSQL with one host or several; `target_session_attrs`, where it is given, is one of these. */
export const database = (...targets: string[]) =>
  z
    .string()
    .refine(text => hostsOf(text).length > 0, {
      error: 'must be an address that starts with postgres:// or postgresql://, with commas between several hosts',
    })
    .refine(text => [null, ...targets].includes(targetOf(text)), {
      error: `must have no target_session_attrs other than ${targets.join(' or ')}`,
    })

/** A sender of mails. */
export const sender = z.string().min(3, { error: 'must be a sender such as Registry <no-reply@registry.example>' })

/** An origin as browsers send it. */
export const origin = z.string().refine(text => URL.canParse(text) && new URL(text).origin === text, {
  error: 'must list exact origins like https://desk.example.org: no path, no *',
})

const isNetwork = (text: string) => {
  const [host = '', bits, ...rest] = text.split('/')
  const family = isIP(host)
  if (!family || rest.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** A trusted proxy: its address, its network, or a name of several networks. */
export const proxy = z
  .string()
  .refine(text => ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isNetwork(text), {
    error: 'must name its proxies by address or network, like 10.0.0.7 or 10.0.0.0/8',
  })

/** A country with public holidays of its own, or its region. */
export const country = z
  .string()
  .regex(/^[A-Z]{2}(-[A-Z\d]{1,3}){0,2}$/, { error: 'must be a code such as KE or GB-SCT' })

const isEd25519 = (pem: string) => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

/** An Ed25519 private key in PEM. */
export const signingKey = z.string().refine(isEd25519, { error: 'must be an Ed25519 private key in PEM' })
