import { readFileSync } from 'node:fs'

/** Settings that hold a secret. Each can also be given as a file, by the same name with `_FILE` after it. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'AUDIT_KEY',
  'EXTRACT_SIGNING_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'EDMS_S3_ACCESS_KEY_ID',
  'EDMS_S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const

/** Secret of a command, which the server does not read. */
const COMMAND_SECRET = 'ADMIN_PASSWORD'

export type SecretName = (typeof SECRETS)[number] | typeof COMMAND_SECRET

/** Variables of secrets: each with its value, or with the file of it. */
export const secretVariables: readonly string[] = [...SECRETS, COMMAND_SECRET].flatMap(name => [name, `${name}_FILE`])

type Variables = Record<string, string | undefined>

/** Reads the secret of a setting from its file, without one line end. Errors name the setting and never the content. */
export const readSecretFile = (name: SecretName, path: string): string => {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new Error(`${name}_FILE cannot be read (${code})`)
  }
}

/** Returns the secret of a setting or of its file; undefined without both. Throws where both are given. */
export const secretIn = (variables: Variables, name: SecretName): string | undefined => {
  const path = variables[`${name}_FILE`]
  if (!path) return variables[name]
  if (variables[name]) throw new Error(`${name} and ${name}_FILE are both given: give one of them`)
  return readSecretFile(name, path)
}

/** Returns the variables with the content of every secret's file as its value. Adds what is wrong to `faults`. */
export const withSecretFiles = (variables: Variables, faults: string[]): Variables => {
  const values = { ...variables }
  for (const name of SECRETS)
    try {
      values[name] = secretIn(variables, name)
    } catch (error) {
      faults.push((error as Error).message)
    }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
