import { Writable } from 'node:stream'
import { createApp } from '@server/app'
import type { Mailer } from '@server/mail/mailer'
import type { TestRegistry } from './registry'

/** Starts another server on the same data that logs at level `info`; `log` returns the lines so far. */
export const loggedApp = async (registry: TestRegistry, mailer: Mailer) => {
  const lines: string[] = []
  const log = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await createApp({
    database: registry.another(),
    settings: { ...registry.settings, logLevel: 'info' },
    delivery: { send: async () => undefined },
    mailer,
    portalFolder: '/nowhere',
    log,
  })
  return { app, log: () => lines.join('') }
}
