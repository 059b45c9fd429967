import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { createApp } from '../../server/app'
import { readSettings } from '../../server/config/settings'
import { connectDatabase } from '../../server/db/connect'
import { multipart } from './multipart'

/** Separate server process that receives one upload, for tests that kill it in the middle. */
const { connection, token, file, path } = z
  .object({ connection: z.looseObject({}), token: z.string(), file: z.string(), path: z.string() })
  .parse(JSON.parse(process.argv[2] ?? '{}'))

const app = await createApp({
  database: connectDatabase(connection, { connections: 4 }),
  settings: readSettings({ LOG_LEVEL: 'silent', PORT: '0' }),
  delivery: { send: async () => undefined },
  portalFolder: '/nowhere',
})
const { payload, headers } = multipart(readFileSync(file), 'list.xlsx')
await app.inject({ method: 'POST', url: path, payload, headers: { ...headers, authorization: `Bearer ${token}` } })
