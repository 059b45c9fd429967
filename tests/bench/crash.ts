import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashRepeatedly } from '../support/crash'

const TIMES = 50

/** PostgreSQL killed without warning, fifty times, in the middle of writes. */
export const measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-crash-'))
  chmodSync(folder, 0o755)
  try {
    const { acknowledged, lost, torn } = await crashRepeatedly(folder, TIMES)
    console.log(`killed ${TIMES} times: ${acknowledged} writes acknowledged, ${lost.length} lost, ${torn} half written`)
    if (lost.length || torn) throw new Error('A crash lost something.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
