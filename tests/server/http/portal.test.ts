import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { PortalConfig } from '@contract/portalConfig'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { catchCodes } from '../../support/sessions'

let test: TestDatabase
let app: FastifyInstance
let folder: string
const script = `export const words = ${JSON.stringify('daftari '.repeat(300))}\n`
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daftari-dist-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<meta property="style-nonce" nonce="__CSP_NONCE__"><link rel="preload" href="/config.json" as="fetch" /><div id="root"></div>',
  )
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), script)
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(script))
  test = await testDatabase()
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  app = await createApp({ database: test.database, settings, delivery: catchCodes().delivery, portalFolder: folder })
})
afterAll(async () => {
  await app.close()
  await test.close()
  rmSync(folder, { recursive: true })
})

const page = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } })

describe('a page of the portal', () => {
  it.each(['/', '/login', '/home/registry/business?page=2&search=800', '/home/registry/mda/', '/error-404'])(
    'is index.html at %s, with a unique nonce that its policy names',
    async url => {
      const [one, two] = [await page(url), await page(url)]
      expect([one.statusCode, one.headers['cache-control']]).toEqual([200, 'no-cache'])
      const nonce = /nonce="([\w-]{20,})"/.exec(one.body)?.[1] ?? 'none'
      const policy = String(one.headers['content-security-policy'])
      expect(policy.split(';')).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy.split(';')).toContain("script-src 'self' 'wasm-unsafe-eval'")
      expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/)
      expect(one.body).not.toContain('__CSP_NONCE__')
      expect(two.body).not.toContain(nonce)
    },
  )

  it('is the only answer whose policy has a nonce', async () => {
    for (const url of ['/health/live', '/profile', '/assets/main-abc123.js', '/nothing.js']) {
      const policy = String((await page(url)).headers['content-security-policy'])
      expect(policy.split(';')).toContain("style-src 'self'")
      expect(policy).not.toContain('nonce-')
    }
  })

  it.each(['/auth/api/nothing', '/data-update/x', '/portal/nothing', '/health/x', '/profile/x', '/assets/gone.js'])(
    'is not the answer of %s',
    async url => {
      const answer = await page(url)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
    },
  )

  it('is not the answer to a request for JSON, nor to another method', async () => {
    expect((await app.inject({ url: '/login', headers: { accept: 'application/json' } })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/login', headers: { accept: 'text/html' } })).statusCode).toBe(404)
  })

  it.each(['/../package.json', '/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json', '/index.html', '/.env'])(
    'does not serve files outside its folder: %s',
    async url => expect((await page(url)).body).not.toMatch(/"name"|root:|__CSP_NONCE__/),
  )
})

describe('the files of the build', () => {
  it('are cached permanently when their names have a hash, and revalidated otherwise', async () => {
    const asset = await app.inject({ url: '/assets/main-abc123.js' })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-type']).toMatch(/javascript/)
    expect(asset.headers['x-content-type-options']).toBe('nosniff')
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('no-cache')
  })

  it('are sent compressed as built', async () => {
    const asset = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(asset.headers['content-encoding']).toBe('br')
    expect(asset.rawPayload).toEqual(brotliCompressSync(script))
    expect((await app.inject({ url: '/assets/main-abc123.js.br' })).statusCode).toBe(404)
  })
})

describe('the configuration of the portal', () => {
  it('is complete, with large pages for exports', async () => {
    const config = PortalConfig.parse((await app.inject('/config.json')).json())
    expect(config).toMatchObject({ portalName: 'Daftari', exportPageSize: 1000 })
  })

  it('is in the page itself, where nothing in it can end its element', async () => {
    const settings = readSettings({ LOG_LEVEL: 'silent' })
    const portalConfig = { ...settings.portalConfig, portalName: '</script><b>Register & Co $&</b>' }
    const { database } = test
    const { delivery } = catchCodes()
    const named = await createApp({ database, delivery, settings: { ...settings, portalConfig }, portalFolder: folder })
    const { body } = await named.inject({ url: '/login', headers: { accept: 'text/html' } })
    const [, json = ''] = /<script type="application\/json" id="portal-config">([^<]*)<\/script>/.exec(body) ?? []
    expect(JSON.parse(json)).toEqual(portalConfig)
    expect(body).not.toContain('/config.json')
    await named.close()
  })

  it('allows calls to the named hosts only', async () => {
    const config = join(folder, 'other.json')
    writeFileSync(config, '{"apiBase":"https://api.example/v1","identityHost":"https://id.example"}')
    const settings = readSettings({ LOG_LEVEL: 'silent', PORTAL_CONFIG: config })
    const other = await createApp({
      database: test.database,
      settings,
      delivery: catchCodes().delivery,
      portalFolder: folder,
    })
    const policy = String((await other.inject('/login')).headers['content-security-policy'])
    expect(policy.split(';')).toContain("connect-src 'self' https://api.example https://id.example")
    await other.close()
  })
})
