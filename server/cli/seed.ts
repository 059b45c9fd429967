import { readSettings } from '../config/settings'
import { installationOf } from '../db/installation'
import { openDatabase } from '../openDatabase'
import { defineCommand, WrongUse } from './command'

export const seed = defineCommand({
  name: 'seed',
  sentence: 'Fills an empty registry with a demonstration: set DATA_DIR to a new folder first.',
  flags: { companies: { kind: 'text', value: 'number', sentence: 'Number of entities, 5000 by default.' } },
  async run({ text, env }) {
    const companies = Number(text('companies') ?? 5000)
    if (!Number.isSafeInteger(companies) || companies < 0)
      throw new WrongUse('The number of entities must be a whole number, such as --companies 100000.')
    const settings = readSettings(env)
    if (settings.production)
      throw new Error('Demonstration data does not go into a registry in production (NODE_ENV=production).')
    const database = await openDatabase(settings, console.warn)
    try {
      const { accounts, entities } = await installationOf(database.read)
      if (accounts || entities)
        throw new Error(
          'This registry is not empty. Demonstration data only goes into an empty one: set DATA_DIR to a new folder.',
        )
      const { fillDemonstration } = await import('../demonstration')
      const started = Date.now()
      await fillDemonstration(database, { companies })
      const seconds = (Date.now() - started) / 1000
      return { lines: [`${companies} entities in ${seconds.toFixed(1)} s.`], result: { companies, seconds } }
    } finally {
      await database.close()
    }
  },
})
