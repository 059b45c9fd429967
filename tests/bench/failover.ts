import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startClerks } from '../support/clerks'
import { addressOf, type PostgresServer, postgresServers } from '../support/postgresPair'

const KILLS = Number(process.env.FAILOVER_KILLS ?? 20)
const CLERKS = Number(process.env.FAILOVER_CLERKS ?? 50)
const WITHIN = 30
/** Writes between a new standby and the next kill. */
const WRITES = 300

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const waitFor = async (holds: () => boolean, seconds: number, what: string) => {
  const until = performance.now() + seconds * 1000
  while (!holds()) {
    if (performance.now() > until) throw new Error(`${what} within ${seconds} s`)
    await pause(10)
  }
}

/**
 * Kills the primary of two PostgreSQL servers again and again under the load of clerks, and promotes the standby. Each
 * killed server becomes the standby of the other one, from a fresh copy. FAILOVER_KILLS and FAILOVER_CLERKS make it quick.
 */
export const measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-failover-'))
  const servers = await postgresServers({ durable: true })
  try {
    let primary: PostgresServer = await servers.first()
    let standby: PostgresServer = await servers.standbyOf(primary)
    const clerks = await startClerks(addressOf(primary, standby), { clerks: CLERKS, dataDir: folder })
    const seconds: number[] = []
    const goOn = async (writes: number, what: string) => {
      const before = clerks.written()
      await waitFor(() => clerks.written() >= before + writes, WITHIN * 2, what)
    }
    for (let kill = 0; kill < KILLS; kill++) {
      await goOn(WRITES, 'The clerks did not write')
      const killed = primary
      killed.kill()
      const killedAt = performance.now()
      const before = clerks.written()
      await servers.promote(standby)
      await waitFor(() => clerks.written() > before, WITHIN, 'Nobody could write again')
      seconds.push((performance.now() - killedAt) / 1000)
      primary = standby
      standby = await servers.standbyOf(primary, killed)
    }
    await goOn(WRITES, 'The clerks did not write')
    const report = await clerks.finish()
    await clerks.close()
    const rows: [what: string, here: string | number, wanted: string][] = [
      [`primary killed under ${CLERKS} clerks`, `${KILLS} times`, ''],
      ['acknowledged writes', report.acknowledged, ''],
      ['acknowledged writes lost', report.lost.length, '0'],
      ['writes there twice, or without their audit entry', report.uneven.length, '0'],
      ['writes refused as not saved, and yet there', report.denied.length, '0'],
      [
        'writes of which nobody knows, and those of them that are there',
        `${report.unknown}, ${report.unknownWritten}`,
        '',
      ],
      ['other answers', report.strange.length, '0'],
      [
        'seconds until somebody writes again: median, most',
        `${median(seconds).toFixed(1)}, ${Math.max(...seconds).toFixed(1)}`,
        `${WITHIN}`,
      ],
    ]
    console.log('| What | Here | Wanted |\n| --- | --- | --- |')
    for (const row of rows) console.log(`| ${row.join(' | ')} |`)
    const faults = [...report.lost, ...report.uneven, ...report.denied, ...report.strange]
    if (faults.length) throw new Error(`A failover was told wrongly: ${faults.slice(0, 10).join('; ')}`)
  } finally {
    await servers.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
