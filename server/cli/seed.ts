import { parseArgs } from 'node:util'
import { readSettings } from '../config/settings'
import { installationOf } from '../db/installation'
import { openDatabase } from '../openDatabase'

const { values } = parseArgs({ options: { companies: { type: 'string', default: '5000' } } })
const companies = Number(values.companies)
if (!Number.isSafeInteger(companies) || companies < 0) {
  console.error('Say how many: npm run seed -- --companies 100000')
  process.exit(2)
}
const settings = readSettings(process.env)
if (settings.production) {
  console.error('Demonstration data does not go into a registry in production (NODE_ENV=production).')
  process.exit(1)
}
const database = await openDatabase(settings, console.warn)
try {
  const { accounts, entities } = await installationOf(database.read)
  if (accounts || entities) {
    console.error(
      'This registry is not empty. Demonstration data only goes into an empty one: set DATA_DIR to a new folder.',
    )
    process.exitCode = 1
  } else {
    const { fillDemonstration } = await import('../demonstration')
    const started = Date.now()
    await fillDemonstration(database, { companies })
    console.log(`${companies} entities in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  }
} finally {
  await database.close()
}
