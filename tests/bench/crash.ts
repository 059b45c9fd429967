import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashRepeatedly } from '../support/crash'
import { killRepeatedly } from '../support/killServer'

const TIMES = 50

const inFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-crash-'))
  chmodSync(folder, 0o755)
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Kills PostgreSQL, and then the server, without warning, fifty times each, during writes and imports. */
export const measure = async () => {
  await inFolder(async folder => {
    const { acknowledged, lost, torn } = await crashRepeatedly(folder, TIMES)
    console.log(
      `database killed ${TIMES} times: ${acknowledged} writes acknowledged, ${lost.length} lost, ${torn} half`,
    )
    if (lost.length || torn) throw new Error('A crash of the database lost something.')
  })
  await inFolder(async folder => {
    const { acknowledged, lost, halfImports, unmatched } = await killRepeatedly(folder, TIMES)
    console.log(
      `server killed ${TIMES} times: ${acknowledged} writes acknowledged, ${lost.length} lost, ${halfImports} half imports`,
    )
    console.log(`   changes without their audit entry, or entries without their change: ${unmatched}`)
    if (lost.length || halfImports || unmatched) throw new Error('A crash of the server lost something.')
  })
}
