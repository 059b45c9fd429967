import { unlock } from '../auth/unlock'
import { openDatabase } from '../db/open'
import { connectionFor } from '../db/runningDatabase'
import { readSettings } from '../settings'

const [username] = process.argv.slice(2)
if (!username) {
  console.error('Say whom: npm run admin:unlock -- <username>')
  process.exit(2)
}
const settings = readSettings(process.env)
const database = (await connectionFor(settings)) ?? (await openDatabase(settings, console.warn))
try {
  console.log((await unlock(database, username)) ? `${username} may sign in again.` : `${username} is not locked.`)
} finally {
  await database.close()
}
