import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { benchRegistry } from '../tests/bench/registry'
import { launchChromium } from '../tests/support/chromium'
import { buildPortal } from './buildPortal'

const FOLDER = 'docs/screenshots'

/** Takes the README's screenshots of the portal with a demonstration registry. */
const take = async (browser: Browser, base: string, session: Record<string, string>, brn: string) => {
  const shoot = async (name: string, path: string, options: Parameters<Browser['newContext']>[0], locale = 'en') => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    const page = await context.newPage()
    await page.addInitScript(
      ([kept, language]) => {
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
        localStorage.setItem('daftari.locale', language)
        localStorage.setItem('entityType', 'company')
      },
      [path === '/login' ? {} : session, locale] as const,
    )
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `${FOLDER}/${name}.png` })
    await context.close()
  }
  await shoot('sign-in', '/login', {})
  await shoot('dashboard', '/home/dashboard', {})
  await shoot('blacklist', '/home/registry/business', {})
  await shoot('blacklist-dark', '/home/registry/business', { colorScheme: 'dark' }, 'sw')
  await shoot('file', `/home/registry/file-viewer/${brn}`, {})
  await shoot('processes', '/home/internal-processes/registration', { colorScheme: 'dark' })
  await shoot('blacklist-phone', '/home/registry/business', { viewport: { width: 390, height: 844 } })
}

mkdirSync(FOLDER, { recursive: true })
await buildPortal()
const registry = await benchRegistry(5000)
await registry.app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://127.0.0.1:${(registry.app.server.address() as AddressInfo).port}`
const user = (await registry.app.inject({ url: '/profile', headers: { authorization: registry.authorization } })).json()
  .data
const abilities = user.roles.flatMap((role: { permissions: { permission: string; group: string }[] }) =>
  role.permissions.map(({ permission, group }) => ({ action: permission, resource: group })),
)
const { rows } = await registry.database.pool.query<{ brn: string }>(
  "SELECT min(brn) AS brn FROM entity WHERE kind = 'COMPANY' AND sub_type LIKE '%by shares'",
)
const browser = await launchChromium()
try {
  const session = {
    token: registry.authorization.slice('Bearer '.length),
    currentUser: JSON.stringify(user),
    abilities: JSON.stringify(abilities),
  }
  await take(browser, base, session, rows[0]?.brn ?? '')
} finally {
  await browser.close()
  await registry.close()
}
