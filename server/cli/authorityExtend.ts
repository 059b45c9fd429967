import { Day } from '@contract/day'
import { extendAuthority } from '../auth/authority'
import { readSettings } from '../config/settings'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

const [email, day] = process.argv.slice(2)
if (!email || !day || !Day.safeParse(day).success) {
  console.error('Say whose and until when: npm run authority:extend -- <email of the organisation> <YYYY-MM-DD>')
  process.exit(2)
}
const settings = readSettings(process.env)
refuseMissingRegistry(settings)
const database = await databaseForCommand(settings)
try {
  const name = await extendAuthority(database, email, day)
  if (!name) process.exitCode = 1
  console.log(name ? `The authority of ${name} lasts until ${day}.` : `No organisation has the email address ${email}.`)
} finally {
  await database.close()
}
