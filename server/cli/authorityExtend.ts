import { Day } from '@contract/day'
import { extendAuthority } from '../auth/authority'
import { readSettings } from '../config/settings'
import { defineCommand, WrongUse } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

export const authorityExtend = defineCommand({
  name: 'authority extend',
  sentence: 'Extends the authority of an organisation to a day.',
  words: [
    { name: 'email', sentence: 'Email address of the organisation.', takes: 'one' },
    { name: 'day', sentence: 'Last day of its authority, YYYY-MM-DD.', takes: 'one' },
  ],
  async run({ words: [email = '', day = ''], env }) {
    if (!Day.safeParse(day).success) throw new WrongUse(`${day} is not a day. Write it as YYYY-MM-DD.`)
    const settings = readSettings(env)
    refuseMissingRegistry(settings)
    const database = await databaseForCommand(settings)
    try {
      const name = await extendAuthority(database, email, day)
      if (!name) return { lines: [], faults: [`No organisation has the email address ${email}.`], result: {} }
      return { lines: [`The authority of ${name} lasts until ${day}.`], result: { name, day } }
    } finally {
      await database.close()
    }
  },
})
