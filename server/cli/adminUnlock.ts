import { unlock } from '../auth/unlock'
import { openDatabase } from '../db/open'
import { readSettings } from '../settings'

const [username] = process.argv.slice(2)
if (!username) {
  console.error('Say whom: npm run admin:unlock -- <username>')
  process.exit(2)
}
const database = await openDatabase(readSettings(process.env), console.warn)
console.log((await unlock(database, username)) ? `${username} may sign in again.` : `${username} is not locked.`)
await database.close()
