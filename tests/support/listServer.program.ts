import type { AddressInfo } from 'node:net'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import { connectDatabase } from '@server/db/connect'
import { fillDemonstration } from '@server/demonstration'
import { prepareDatabase } from '@server/openDatabase'
import { catchCodes, signIn } from './sessions'

/*
 * Migrates the empty database that CONNECTION describes, fills it with staff and serves it until SIGTERM. Prints one
 * line of JSON: the address, a token of the administrator, and the declared totals that the database does not keep.
 */
const connection = JSON.parse(process.env.CONNECTION ?? '{}')
const { missing } = await prepareDatabase(connection)
const database = connectDatabase(connection)
await fillDemonstration(database, { companies: 0 })
const { delivery, codeFor } = catchCodes()
const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: process.env.DATA_DIR })
const app = await createApp({ database, settings, delivery, portalFolder: '/nowhere' })
await app.listen({ host: '127.0.0.1', port: 0 })
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
console.log(JSON.stringify({ url, token: await signIn(app, 'admin', codeFor), missing }))
