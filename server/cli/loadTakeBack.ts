import { and, asc, eq } from 'drizzle-orm'
import { readSettings } from '../config/settings'
import { writeAsOwner } from '../db/connect'
import { loadFinding } from '../db/schema'
import { takeBack } from '../loads/takeBack'
import { defineCommand, WrongUse } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

const MOST_NAMED = 100

export const loadTakeBack = defineCommand({
  name: 'load take-back',
  sentence: 'Takes a load back: files that nobody has changed or used since are as before it.',
  words: [{ name: 'number', sentence: 'Number of the load, as it told it at its end.', takes: 'one' }],
  codes: {
    0: 'all of it was taken back',
    1: 'files were kept, or nothing was taken back',
  },
  async run({ words: [number = ''], env }) {
    if (!/^\d{1,9}$/.test(number)) throw new WrongUse(`${number} is not the number of a load, such as 12.`)
    const settings = readSettings(env)
    refuseMissingRegistry(settings)
    const database = await databaseForCommand(settings)
    try {
      const id = Number(number)
      const { files, kept } = await writeAsOwner(database, tx => takeBack(tx, id, { address: 'the command line' }))
      const rows = await database.read
        .select({ key: loadFinding.key, reason: loadFinding.reason })
        .from(loadFinding)
        .where(and(eq(loadFinding.load, id), eq(loadFinding.outcome, 'KEPT')))
        .orderBy(asc(loadFinding.key))
        .limit(MOST_NAMED)
      return {
        lines: [`Load ${id} is taken back: ${files} files are as before it.`],
        faults: kept
          ? [
              `${kept} files stay, because they were changed or used since:`,
              ...rows.map(
                ({ key, reason }) => `  ${key}: ${reason === 'changed-since' ? 'changed since' : 'used since'}`,
              ),
            ]
          : [],
        result: { load: id, files, kept, keptFiles: rows },
      }
    } finally {
      await database.close()
    }
  },
})
