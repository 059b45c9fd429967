import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, SettingsFault } from '@server/config/settings'
import { portFault } from '@server/http/port'
import { describe, expect, it } from 'vitest'

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults
    throw error
  }
}

describe('the configuration', () => {
  it('has defaults, with which only this machine reaches the server', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      trustedProxies: [],
      corsOrigins: [],
    })
  })

  it('requires all settings of a document store, or none', () => {
    expect(faultsOf({ EDMS_S3_ENDPOINT: 'http://store.example', EDMS_S3_REGION: 'here' })).toEqual([
      'EDMS_S3_ENDPOINT says nothing without EDMS_S3_BUCKET',
      'EDMS_S3_REGION says nothing without EDMS_S3_BUCKET',
    ])
    expect(faultsOf({ EDMS_S3_BUCKET: 'documents', EDMS_S3_ACCESS_KEY_ID: 'desk' })).toEqual([
      'EDMS_S3_ACCESS_KEY_ID and EDMS_S3_SECRET_ACCESS_KEY must be given together',
    ])
    expect(readSettings({ EDMS_S3_BUCKET: 'documents' }).edmsS3).toMatchObject({ bucket: 'documents', prefix: '' })
  })

  it.each([
    ['CAPACITY', '1e3', 'from 10 to 100000'],
    ['CAPACITY', 'many', 'from 10 to 100000'],
    ['REQUESTS_PER_MINUTE', '59', 'from 60 to 1000000'],
    ['ADDRESS_REQUESTS_PER_MINUTE', 'none', 'from 60 to 1000000'],
    ['PARTNER_REQUESTS_PER_MINUTE', '-1', 'from 10 to 1000000'],
    ['SIGN_IN_TRIES_PER_ACCOUNT', '1', 'from 3 to 1000'],
    ['SIGN_IN_TRIES_PER_ADDRESS', '1e3', 'from 3 to 100000'],
    ['SIGN_IN_CODES_PER_ACCOUNT', '1001', 'from 3 to 1000'],
  ])('refuses the limit %s=%s by its name', (name, value, range) => {
    expect(faultsOf({ [name]: value })).toEqual([`${name} must be a whole number ${range}`])
  })

  it('is refused with all of its errors at once', () => {
    const faults = faultsOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://registry',
      DATABASE_CONNECTIONS: 'many',
      TRUST_PROXY: 'true',
      CORS_ORIGINS: '*, https://desk.example.org/portal',
      LOG_LEVEL: 'loud',
      PORTAL_CONFIG: '/no/such/file.json',
    })
    const named = faults.map(fault => fault.split(/[ :]/)[0])
    expect(named).toEqual([
      'PORT',
      'DATABASE_URL',
      'DATABASE_CONNECTIONS',
      'TRUST_PROXY',
      'CORS_ORIGINS',
      'LOG_LEVEL',
      'PORTAL_CONFIG',
    ])
    expect(faults[0]).toBe('PORT must be a whole number from 0 to 65535')
  })

  it('never repeats possible secrets in an error', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://user:hunter2@host', SMTP_URL: 'hunter2' }).join()).not.toContain('hunter2')
    expect(faultsOf({ DATABASE_URL: 'postgresql://user:hunter2@host,:5432/name' }).join()).not.toContain('hunter2')
  })

  it.each([
    'postgresql://desk:secret@db1:5432,db2:5433/daftari?target_session_attrs=read-write',
    'postgres://desk:secret@db1,db2,[::1]:5434/daftari?sslmode=require&target_session_attrs=primary',
    'postgresql://desk@%2Frun%2Fpostgresql/daftari',
  ])('accepts the servers of %s', url => {
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it.each([
    ['postgresql://desk:secret@db1:5432,db2:port/daftari', 'must be an address'],
    ['postgresql://desk:secret@db1,,db2/daftari', 'must be an address'],
    [
      'postgresql://desk@db1,db2/daftari?target_session_attrs=any',
      'target_session_attrs other than read-write or primary',
    ],
    [
      'postgresql://desk@db1/daftari?target_session_attrs=standby',
      'target_session_attrs other than read-write or primary',
    ],
  ])('refuses the servers of %s', (url, fault) => {
    expect(faultsOf({ DATABASE_URL: url })).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['BACKUP_FODLER', 'BACKUP_FODLER (BACKUP_FOLDER?)'],
    ['BACKUP_KEEP_DAY', 'BACKUP_KEEP_DAY (BACKUP_KEEP_DAYS?)'],
    ['METRICS_PROT', 'METRICS_PROT (METRICS_PORT?)'],
    ['DATABSE_URL_FILE', 'DATABSE_URL_FILE (DATABASE_URL_FILE?)'],
    ['SMPT_URL', 'SMPT_URL (SMTP_URL?)'],
    ['OTEL_SERVICE_NAMES', 'OTEL_SERVICE_NAMES (OTEL_SERVICE_NAME?)'],
    ['DATABASE_HOST', 'DATABASE_HOST'],
    ['PORT_FILE', 'PORT_FILE'],
  ])('names %s, which nothing reads', (name, told) => {
    expect(readSettings({ [name]: '1' }).unread).toEqual([told])
  })

  it('names nothing that settings, commands, OpenTelemetry, Node and others read', () => {
    const others = ['OTEL_TRACES_SAMPLER', 'NODE_OPTIONS', 'REQUESTS_CA_BUNDLE', 'HOME', 'PORTS', 'npm_config_cache']
    const own = ['ADMIN_PASSWORD', 'ADMIN_PASSWORD_FILE', 'OTEL_SERVICE_NAME', 'DATA_DIR', 'PORTAL_PORT']
    expect(readSettings(Object.fromEntries([...others, ...own].map(name => [name, 'a']))).unread).toEqual([])
  })

  it('refuses a sender that is none, in plain words', () => {
    expect(faultsOf({ MAIL_FROM: 'a' })).toEqual([
      'MAIL_FROM must be a sender such as Registry <no-reply@registry.example>',
    ])
  })

  it.each([
    ['127.0.0.1', ['METRICS_PORT must differ from PORT, which is 4000']],
    ['0.0.0.0', ['METRICS_PORT must differ from PORT, which is 4000']],
    ['10.0.0.5', []],
  ])('compares the port of the metrics with that of the portal on %s', (HOST, faults) => {
    expect(faultsOf({ HOST, METRICS_PORT: '4000' })).toEqual(faults)
    expect(faultsOf({ HOST, METRICS_PORT: '0', PORT: '0' })).toEqual([])
  })

  it.each([
    ['ENOTFOUND', 'registry.invalid'],
    ['EADDRNOTAVAIL', '192.0.2.1'],
  ])('names HOST where the start finds %s', (code, host) => {
    const fault = portFault(Object.assign(new Error('listen'), { code }), { host, port: 4000 })
    expect(fault).toEqual(
      new Error(`HOST=${host} is no address of this machine (${code}): give one, 127.0.0.1 or 0.0.0.0 for all.`),
    )
  })

  it('refuses a kind of environment that it does not know', () => {
    expect(faultsOf({ NODE_ENV: 'Production' })).toEqual(['NODE_ENV must be development, production or test'])
    expect(readSettings({ NODE_ENV: 'production' }).production).toBe(true)
  })

  it('refuses replicas of no database', () => {
    expect(faultsOf({ DATABASE_READ_URL: 'postgres://desk@db2/daftari' })).toEqual([
      'DATABASE_READ_URL says nothing without DATABASE_URL',
    ])
  })

  it('accepts proxies by address, network and name', () => {
    const { trustedProxies } = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1' })
    expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8', 'fd00::1'])
    expect(faultsOf({ TRUST_PROXY: '10.0.0.0/40' })).toHaveLength(1)
  })

  it.each([
    ['[]', 'one JSON object'],
    ['{', 'JSON'],
    ['{ "portalNam": "Desk" }', 'portalNam'],
    ['{ "apiBase": "desk" }', 'apiBase'],
  ])('reports the errors of a portal configuration of %s', (content, part) => {
    const folder = mkdtempSync(join(tmpdir(), 'daftari-settings-'))
    writeFileSync(join(folder, 'portal.json'), content)
    expect(faultsOf({ PORTAL_CONFIG: join(folder, 'portal.json') }).join()).toContain(part)
    rmSync(folder, { recursive: true })
  })
})
