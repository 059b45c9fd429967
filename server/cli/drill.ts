import { alone, drillNow } from '../backups/backupWork'
import { readSettings } from '../config/settings'
import { prepareDatabase } from '../openDatabase'
import { placeOf } from './backupSource'
import { defineCommand } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

export const drill = defineCommand({
  name: 'drill',
  sentence: 'Restores the newest backup into a scratch database, and compares it with what the backup says.',
  notes: ['The scratch database is on the server of the registry, and is dropped afterwards.'],
  async run({ env }) {
    const settings = readSettings(env)
    const store = await placeOf(settings)
    refuseMissingRegistry(settings)
    const database = await databaseForCommand(settings)
    try {
      const parts = { database, settings, prepare: prepareDatabase }
      const { backup, rows, documents } = await alone(database, () => drillNow(parts, { store }))
      return {
        lines: [`${backup} can be restored: ${rows} rows and ${documents} files of documents are as they were.`],
        result: { backup, rows, documents },
      }
    } finally {
      await database.close()
    }
  },
})
