import { unlock } from '../auth/unlock'
import { readSettings } from '../config/settings'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

const [username] = process.argv.slice(2)
if (!username) {
  console.error('Say whom: npm run admin:unlock -- <username>')
  process.exit(2)
}
const settings = readSettings(process.env)
refuseMissingRegistry(settings)
const database = await databaseForCommand(settings)
try {
  const isOpened = await unlock(database, username)
  if (isOpened === undefined) {
    console.error(`Nobody has the username or email address ${username}.`)
    process.exitCode = 1
  } else console.log(isOpened ? `${username} may sign in again.` : `${username} is not locked.`)
} finally {
  await database.close()
}
