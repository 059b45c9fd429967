import { contract } from '@contract/index'
import { launchChromium } from '../support/chromium'
import { pathOf } from '../support/pathOf'
import type { BenchRegistry } from './registry'

/** Opens a browser page of the built portal with a bench's registry, signed in with its session. */
export const benchVisitor = async (registry: BenchRegistry) => {
  const port = await registry.listen()
  const { data: user } = (
    await registry.app.inject({
      url: pathOf(contract.session.profile),
      headers: { authorization: registry.authorization },
    })
  ).json()
  const abilities = user.roles.flatMap((role: { permissions: { permission: string; group: string }[] }) =>
    role.permissions.map(({ permission, group }) => ({ action: permission, resource: group })),
  )
  const session: Record<string, string> = {
    token: registry.authorization.slice('Bearer '.length),
    currentUser: JSON.stringify(user),
    abilities: JSON.stringify(abilities),
  }
  const browser = await launchChromium()
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
  })
  await page.addInitScript(kept => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  }, session)
  return { page, browser }
}
