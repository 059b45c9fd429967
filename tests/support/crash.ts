import { connectDatabase } from '@server/db/connect'
import { startEmbedded } from '@server/db/embedded'
import { prepareDatabase } from '@server/openDatabase'
import { sql } from 'drizzle-orm'

export type CrashReport = { acknowledged: number; lost: string[]; torn: number }

/**
 * Kills PostgreSQL without warning, `times` over, during writes, and waits each time until the registry answers again
 * by itself. Each write is two rows: `lost` counts acknowledged writes that are missing, `torn` those of which one row
 * is missing.
 */
export const crashRepeatedly = async (dataDir: string, times: number): Promise<CrashReport> => {
  const embedded = await startEmbedded(dataDir)
  await prepareDatabase(embedded.connection)
  const database = connectDatabase(embedded.connection, { connections: 8 })
  const acknowledged: string[] = []
  let writing = true
  const writer = async (who: number) => {
    for (let n = 0; writing; n++) {
      const name = `${who}-${n}`
      await database
        .write(async tx => {
          await tx.execute(sql`INSERT INTO mda (name) VALUES (${`${name} a`})`)
          await tx.execute(sql`INSERT INTO mda (name) VALUES (${`${name} b`})`)
        })
        .then(
          () => acknowledged.push(name),
          () => new Promise(later => setTimeout(later, 10)),
        )
    }
  }
  const until = async (holds: () => Promise<boolean> | boolean) => {
    while (!(await holds())) await new Promise(later => setTimeout(later, 10))
  }
  const writers = Array.from({ length: 6 }, (_, who) => writer(who))
  try {
    for (let time = 0; time < times; time++) {
      const before = acknowledged.length
      await until(() => acknowledged.length >= before + 20)
      const pid = embedded.pid()
      if (!pid) throw new Error('PostgreSQL is not running')
      process.kill(pid, 'SIGKILL')
      await until(() => embedded.pid() !== pid)
    }
    const before = acknowledged.length
    await until(() => acknowledged.length > before)
    writing = false
    await Promise.all(writers)
    const { rows } = await database.read.execute<{ name: string }>(sql`SELECT name FROM mda`)
    const names = new Set(rows.map(({ name }) => name))
    const pairs = new Set([...names].map(name => name.slice(0, -2)))
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(name => !names.has(`${name} a`) || !names.has(`${name} b`)),
      torn: [...pairs].filter(name => !names.has(`${name} a`) || !names.has(`${name} b`)).length,
    }
  } finally {
    writing = false
    await Promise.all(writers)
    await database.close()
    await embedded.stop()
  }
}
