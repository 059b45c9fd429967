import { backupsIn } from '../backups/storedBackups'
import { readSettings } from '../config/settings'
import { placeOf } from './backupSource'
import { defineCommand } from './command'

export const backups = defineCommand({
  name: 'backups',
  sentence: 'Lists the encrypted backups of the place that the settings name, the newest first.',
  async run({ env }) {
    const found = await backupsIn(await placeOf(readSettings(env)))
    return {
      lines: found.length ? found.map(({ name }) => name) : ['There is no backup yet.'],
      result: { backups: found },
    }
  },
})
