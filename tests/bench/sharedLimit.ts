import { contract } from '@contract/index'
import { createApp } from '../../server/app'
import { readSettings } from '../../server/config/settings'
import { pathOf } from '../support/pathOf'
import { signedInPeople } from './people'
import { benchRegistry } from './registry'

const SERVERS = 3
const CALLERS = 5
const LIMIT = 3000

/** Measures how far one session gets past its limit when it calls several servers over one database at once. */
export const measure = async () => {
  const registry = await benchRegistry(1000)
  const [authorization = ''] = await signedInPeople(registry.database, 1)
  const apps = await Promise.all(
    Array.from({ length: SERVERS }, () =>
      createApp({
        database: registry.database,
        settings: readSettings({ LOG_LEVEL: 'silent', NODE_ENV: 'production', REQUESTS_PER_MINUTE: String(LIMIT) }),
        delivery: { send: async () => undefined },
        portalFolder: '/nowhere',
      }),
    ),
  )
  const ask = (app: (typeof apps)[number]) =>
    app.inject({ url: pathOf(contract.session.profile), headers: { authorization } })
  let accepted = 0
  const started = performance.now()
  const untilRefused = async (app: (typeof apps)[number]) => {
    for (;;) {
      const { statusCode } = await ask(app)
      if (statusCode === 429) return
      accepted++
    }
  }
  await Promise.all(apps.flatMap(app => Array.from({ length: CALLERS }, () => untilRefused(app))))
  const seconds = (performance.now() - started) / 1000
  const past = ((accepted / LIMIT - 1) * 100).toFixed(1)
  console.log(
    `${SERVERS} servers, limit ${LIMIT}: ${accepted} calls of one session accepted in ${seconds.toFixed(1)} s, ${past} % past the limit   wanted at most 2 %`,
  )
  await Promise.all(apps.map(app => app.close()))
  await registry.close()
}
