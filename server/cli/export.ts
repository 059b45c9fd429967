import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import { readSettings } from '../config/settings'
import { writeAsOwner } from '../db/connect'
import { documentStore } from '../edms/edms'
import { exportRegister } from '../loads/exportRegister'
import { defineCommand, WrongUse } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

export const exportFiles = defineCommand({
  name: 'export',
  sentence: 'Writes entities, people and their files into a new folder, as files that can be loaded.',
  words: [{ name: 'folder', sentence: 'A new folder.', takes: 'one' }],
  notes: [
    'Documents without a file in the store, such as those on paper, are left out.',
    'The files hold personal data of everybody in the register. The audit trail names the export.',
  ],
  async run({ words: [folder = ''], env }) {
    const settings = readSettings(env)
    refuseMissingRegistry(settings)
    if (existsSync(folder)) throw new WrongUse(`${folder} exists already. Name a new folder.`)
    const database = await databaseForCommand(settings)
    try {
      const counts = await writeAsOwner(database, async tx => {
        await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`)
        const rows = await exportRegister(tx, resolve(folder), await documentStore(settings))
        await addToTrail(tx, {
          ...{ address: 'the command line', call: 'EXPORT-REGISTER', subject: `Register, by ${userInfo().username}` },
          after: { rows },
        })
        return rows
      })
      return {
        lines: Object.entries(counts).map(([kind, rows]) => `${kind}.csv: ${rows.toLocaleString('en')} rows`),
        result: { folder, counts },
      }
    } finally {
      await database.close()
    }
  },
})
