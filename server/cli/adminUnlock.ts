import { unlock } from '../auth/unlock'
import { readSettings } from '../config/settings'
import { defineCommand } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

export const adminUnlock = defineCommand({
  name: 'admin unlock',
  sentence: 'Opens a locked account.',
  words: [{ name: 'username', sentence: 'Username or email address of the account.', takes: 'one' }],
  async run({ words: [username = ''], env }) {
    const settings = readSettings(env)
    refuseMissingRegistry(settings)
    const database = await databaseForCommand(settings)
    try {
      const unlocked = await unlock(database, username)
      if (unlocked === undefined)
        return { lines: [], faults: [`Nobody has the username or email address ${username}.`], result: {} }
      const line = unlocked ? `${username} may sign in again.` : `${username} is not locked.`
      return { lines: [line], result: { username, unlocked } }
    } finally {
      await database.close()
    }
  },
})
