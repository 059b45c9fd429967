import { resolve } from 'node:path'
import type { PortalConfig } from '@contract/portalConfig'
import { z } from 'zod'
import { archiveFaults, type BackupSettings, backupFaults, backupOf, backupVariables } from './backupSettings'
import { databaseFaults } from './databaseHosts'
import { type MetricsSettings, metricsFaults, metricsOf, metricsVariables } from './metricsSettings'
import { portalConfigOf } from './portalConfigFile'
import { bucketFaults, bucketOf, bucketVariables, type S3Settings } from './s3Settings'
import { withSecretFiles } from './secretFiles'
import { address, country, database, list, origin, proxy, sender, signingKey, whole } from './settingValues'
import { type TracesSettings, tracesOf, tracesVariables } from './tracesSettings'
import { unreadSettings } from './unreadSettings'

/** Calls that an organisation with a key may make in a minute unless a setting says otherwise, those that fail included. */
export const CALLS_A_MINUTE = 600

const Environment = z.object({
  /** Port of the portal and the API. */
  PORT: whole(0, 65_535).default(4000),
  /** Address to listen on. Only loopback is accepted while the registry holds demonstration data. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** All servers of an existing PostgreSQL 15 or later, else the embedded one runs in DATA_DIR; and replicas for reading. */
  DATABASE_URL: database('read-write', 'primary').optional(),
  DATABASE_READ_URL: database('any', 'read-only', 'standby', 'prefer-standby').optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Largest number of database connections. */
  DATABASE_CONNECTIONS: whole(2, 500).default(20),
  /** Largest number of requests handled at once; beyond it the answer is 503 with Retry-After. */
  CAPACITY: whole(10, 100_000).default(100),
  /** Largest number of requests of one person, partner or browser that are handled at once; more of them wait. */
  CALLS_AT_ONCE: whole(2, 100_000).default(12),
  /** Seconds in which the body of a request, other than a file, must arrive. */
  BODY_SECONDS: whole(1, 600).default(20),
  /** Slowest accepted upload in bytes per second, and the seconds over which it is measured. */
  UPLOAD_RATE: whole(1, 100_000_000).default(20_000),
  UPLOAD_SECONDS: whole(1, 600).default(10),
  /** Sockets per address on which no whole request has arrived; sockets of trusted proxies are not counted. */
  SOCKETS_PER_ADDRESS: whole(1, 100_000).default(100),
  /** Requests per minute of one session, or of a known browser without one; an export takes a few dozen. */
  REQUESTS_PER_MINUTE: whole(60, 1_000_000).default(3000),
  /** Requests per minute of all callers at one address who have no session and are no known browser. */
  ADDRESS_REQUESTS_PER_MINUTE: whole(60, 1_000_000).default(3000),
  /** The same for the calls of the sign-in, and for pages and files of the portal, which count apart. */
  SIGN_IN_REQUESTS_PER_MINUTE: whole(60, 1_000_000).default(3000),
  PAGE_REQUESTS_PER_MINUTE: whole(60, 1_000_000).default(12_000),
  /** Calls per minute of the organisation that a partner's key belongs to. */
  PARTNER_REQUESTS_PER_MINUTE: whole(10, 1_000_000).default(CALLS_A_MINUTE),
  /** Password tries in 15 minutes after which an account waits as long where they came from; half of them: one minute. */
  SIGN_IN_TRIES_PER_ACCOUNT: whole(3, 1000).default(10),
  /** The same for one address, over all accounts that never signed in there. */
  SIGN_IN_TRIES_PER_ADDRESS: whole(3, 100_000).default(100),
  /** The same for codes sent to one account, and for requests of a new password by account and by address. */
  SIGN_IN_CODES_PER_ACCOUNT: whole(3, 1000).default(20),
  PASSWORD_RESETS_PER_ACCOUNT: whole(2, 1000).default(6),
  PASSWORD_RESETS_PER_ADDRESS: whole(2, 100_000).default(60),
  /** Codes of extracts that are unknown, from one address, in the same way. */
  VERIFICATIONS_PER_ADDRESS: whole(2, 100_000).default(40),
  /** Days of birth that somebody who sees masks may try a day for a name or person, and reasons they may give an hour. */
  BIRTH_DAYS_PER_PERSON: whole(1, 1000).default(10),
  REASONS_PER_HOUR: whole(3, 100_000).default(30),
  /** In production one of so many answers of each call is checked against the contract; 0 checks none. */
  CHECK_ANSWERS_EVERY: whole(0, 1_000_000).default(100),
  /** Mail server for one-time codes. Without it codes are printed, which is allowed only with demonstration data. */
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: sender.default('Daftari <no-reply@localhost>'),
  /** Address of the portal that users type, for links in messages. */
  PUBLIC_URL: address('http:', 'https:').optional(),
  /** Proxies whose X-Forwarded-* headers are trusted: comma-separated addresses or networks. */
  TRUST_PROXY: list.pipe(z.array(proxy)).default([]),
  /** Other origins that may call the API, comma-separated, exactly as a browser sends them. */
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  ...metricsVariables,
  ...tracesVariables,
  ...backupVariables,
  /** Folder to which the embedded PostgreSQL archives its log of changes, outside DATA_DIR. Without it none is kept. */
  WAL_ARCHIVE_FOLDER: z.string().min(1).optional(),
  /** Keys of the audit trail, one on each line: the first signs its anchors, earlier ones verify. Else a file in DATA_DIR. */
  AUDIT_KEY: z
    .string()
    .refine(text => text.split('\n').every(key => key.trim().length >= 32), {
      error: 'must have at least 32 characters',
    })
    .optional(),
  /** Ed25519 private key in PEM that signs extracts. Else a file in DATA_DIR. */
  EXTRACT_SIGNING_KEY: signingKey.optional(),
  /** Mailbox that also receives every anchor of the audit trail. */
  AUDIT_MAIL_TO: z.email({ error: 'must be an email address' }).optional(),
  /** Days after which entries of the access log are deleted. */
  ACCESS_LOG_DAYS: whole(90, 36_500).default(1095),
  /** Country of the public holidays: a code of ISO 3166, with a region after a dash. By default the portal's country. */
  CALENDAR_COUNTRY: country.optional(),
  /** Days of the week on which the registry is closed, 1 is Monday. */
  CALENDAR_WEEKEND: list.pipe(z.array(whole(1, 7)).max(6)).default([6, 7]),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  /** Level of the log: by default every request in production, warnings and errors elsewhere. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  /** JSON file whose keys override the defaults of /config.json. */
  PORTAL_CONFIG: z.string().optional(),
  /** Number of entities in the demonstration that fills an empty embedded database. */
  DEMONSTRATION_COMPANIES: whole(0, 10_000_000).default(5000),
})

const names = [...Object.keys(Environment.shape), ...bucketVariables('EDMS_S3'), ...bucketVariables('BACKUP_S3')]

/** The slowest sender of a file that is waited for: `bytesPerSecond` on average over `seconds`. */
export type LeastPace = { bytesPerSecond: number; seconds: number }

/**
 * Kinds of callers: a person by a session, an organisation by a key, a browser that somebody signed in with before, and
 * the counts of an address for everybody else.
 */
export type CallerKind = 'person' | 'key' | 'browser' | 'page' | 'signIn' | 'address'

/**
 * Tries within 15 minutes after which the account waits for 15 minutes: at one address or device (`pair`), at one
 * address over all accounts that never signed in there (`address`), or for another code by mail (`codes`). Half of them
 * make it wait for a minute. Requests for a new password are limited in the same way: for one account (`resets`), and from
 * one address over all accounts (`resetsFrom`); so are unknown codes of extracts from one address (`verifications`).
 */
export type SignInLimits = Record<'pair' | 'address' | 'codes' | 'resets' | 'resetsFrom' | 'verifications', number>

export type Settings = {
  port: number
  host: string
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  dataDir: string
  connections: number
  capacity: number
  callsAtOnce: number
  bodySeconds: number
  uploadPace: LeastPace
  socketsPerAddress: number
  /** Limits of requests by the kind of their caller. */
  requestsPerMinute: Record<CallerKind, number>
  signInLimits: SignInLimits
  /** Limits of what somebody who sees masks may find out about natural persons. */
  personalLimits: PersonalLimits
  /** One of so many answers of a call is checked in production; 0: none. */
  checkAnswersEvery: number
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: string | undefined
  trustedProxies: string[]
  corsOrigins: string[]
  production: boolean
  logLevel: NonNullable<z.infer<typeof Environment>['LOG_LEVEL']>
  portalConfig: PortalConfig
  demonstrationCompanies: number
  auditKey: string | undefined
  /** File that the key is read from whenever it is used. */
  auditKeyFile?: string | undefined
  auditMailTo: string | undefined
  extractKey: string | undefined
  /** File that the key is read from whenever it is used. */
  extractKeyFile?: string | undefined
  metrics: MetricsSettings
  traces: TracesSettings
  accessLogDays: number
  calendar: { country: string; weekend: number[] }
  /** Bucket of an S3-compatible store for documents (EDMS_S3_BUCKET). Without it they are files in DATA_DIR. */
  edmsS3: S3Settings | undefined
  backup: BackupSettings
  walArchive: string | undefined
  /** Variables that look like a setting, and that nothing reads. */
  unread: string[]
}

export type PersonalLimits = { birthDays: number; reasons: number }

/** All faults of the configuration together, each with the name of its variable. */
export class SettingsFault extends Error {
  constructor(readonly faults: string[]) {
    super(`The configuration is not valid:\n${faults.map(fault => `  - ${fault}`).join('\n')}`)
  }
}

/** Reads the configuration from environment variables. Throws one SettingsFault that lists every fault. */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const faults: string[] = []
  const variables = withSecretFiles(given, faults)
  const parsed = Environment.safeParse(variables)
  if (parsed.success) faults.push(...metricsFaults(parsed.data))
  else faults.push(...parsed.error.issues.map(issue => `${String(issue.path[0])} ${issue.message}`))
  faults.push(...databaseFaults(variables), ...bucketFaults('EDMS_S3', variables))
  faults.push(...backupFaults(variables), ...archiveFaults(variables))
  const portalConfig = portalConfigOf(variables.PORTAL_CONFIG, faults)
  if (!parsed.success || faults.length) throw new SettingsFault([...new Set(faults)])
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    dataDir: resolve(env.DATA_DIR),
    connections: env.DATABASE_CONNECTIONS,
    capacity: env.CAPACITY,
    callsAtOnce: env.CALLS_AT_ONCE,
    bodySeconds: env.BODY_SECONDS,
    uploadPace: { bytesPerSecond: env.UPLOAD_RATE, seconds: env.UPLOAD_SECONDS },
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    requestsPerMinute: {
      person: env.REQUESTS_PER_MINUTE,
      browser: env.REQUESTS_PER_MINUTE,
      key: env.PARTNER_REQUESTS_PER_MINUTE,
      address: env.ADDRESS_REQUESTS_PER_MINUTE,
      signIn: env.SIGN_IN_REQUESTS_PER_MINUTE,
      page: env.PAGE_REQUESTS_PER_MINUTE,
    },
    signInLimits: {
      pair: env.SIGN_IN_TRIES_PER_ACCOUNT,
      address: env.SIGN_IN_TRIES_PER_ADDRESS,
      codes: env.SIGN_IN_CODES_PER_ACCOUNT,
      resets: env.PASSWORD_RESETS_PER_ACCOUNT,
      resetsFrom: env.PASSWORD_RESETS_PER_ADDRESS,
      verifications: env.VERIFICATIONS_PER_ADDRESS,
    },
    personalLimits: { birthDays: env.BIRTH_DAYS_PER_PERSON, reasons: env.REASONS_PER_HOUR },
    checkAnswersEvery: env.CHECK_ANSWERS_EVERY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    production: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    portalConfig,
    demonstrationCompanies: env.DEMONSTRATION_COMPANIES,
    auditKey: env.AUDIT_KEY,
    auditKeyFile: given.AUDIT_KEY_FILE,
    auditMailTo: env.AUDIT_MAIL_TO,
    extractKey: env.EXTRACT_SIGNING_KEY,
    extractKeyFile: given.EXTRACT_SIGNING_KEY_FILE,
    metrics: metricsOf(env),
    traces: tracesOf(env),
    accessLogDays: env.ACCESS_LOG_DAYS,
    calendar: { country: env.CALENDAR_COUNTRY ?? portalConfig.country, weekend: env.CALENDAR_WEEKEND },
    edmsS3: bucketOf('EDMS_S3', variables, given),
    backup: backupOf(env, variables, given),
    walArchive: env.WAL_ARCHIVE_FOLDER && resolve(env.WAL_ARCHIVE_FOLDER),
    unread: unreadSettings(given, names),
  }
}
