import { createApp } from '@server/app'
import type { PaymentGateway } from '@server/billing/gateway'
import { demonstrationGateway, demonstrationPapers } from '@server/demonstration'
import type { Mailer } from '@server/mail/mailer'
import type { Downstream } from '@server/processes/downstream'
import type { Surroundings } from '@server/surroundings'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { testDatabase } from './database'
import { seededTemplate } from './seededTemplate'
import { catchCodes, signIn } from './sessions'

export { form, multipart } from './multipart'

/** Date of the demonstration, fixed so that the data of a test never depends on the date of the run. */
const TODAY = new Date('2026-11-02T00:00:00Z')

/** Creates a filled registry with its API, and signed-in callers. */
export const testRegistry = async ({
  companies = 300,
  settings = {},
  mailer,
  gateway = demonstrationGateway(),
  downstream,
  log,
}: {
  companies?: number
  settings?: Record<string, string>
  mailer?: Mailer
  gateway?: PaymentGateway
  /** Without it processes wait in their queues. */
  downstream?: Downstream
  /** Destination of log lines; standard output by default. */
  log?: { write(line: string): void }
} = {}) => {
  const test = await testDatabase(settings, await seededTemplate(companies, TODAY))
  const { delivery, codeFor } = catchCodes()
  const apps: FastifyInstance[] = []
  const server = async (database = test.database, other: Surroundings = {}) => {
    const app = await createApp({
      database,
      settings: test.settings,
      delivery,
      mailer,
      gateway,
      downstream,
      makers: demonstrationPapers,
      ...(log && { log }),
      ...other,
      portalFolder: '/nowhere',
    })
    apps.push(app)
    return app
  }
  const app = await server()
  return {
    ...test,
    app,
    /** Starts another server on the same data, with other surroundings where given. */
    server: (other?: Surroundings) => server(test.another(), other),
    codeFor,
    signIn: (username: string) => signIn(app, username, codeFor),
    as: (token: string) => (options: InjectOptions & { url: string }) =>
      app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } }),
    async close() {
      await Promise.all(apps.map(one => one.close()))
      await test.close()
    },
  }
}

export type TestRegistry = Awaited<ReturnType<typeof testRegistry>>
