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
  const isOpened = await unlock(database, username)
  if (isOpened === undefined) {
    console.error(`Nobody has the username or email address ${username}.`)
    process.exitCode = 1
  } else console.log(isOpened ? `${username} may sign in again.` : `${username} is not locked.`)
} finally {
  await database.close()
}
