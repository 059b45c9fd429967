import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = fileURLToPath(new URL('./measuredReading.program.ts', import.meta.url))

/** Reads a spreadsheet in its own process; returns the refusal or the rows, and the peak memory. */
export const measuredReading = async (file: Uint8Array): Promise<{ outcome: string; megabytes: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-reading-'))
  try {
    const path = join(folder, 'file')
    writeFileSync(path, file)
    const { stdout } = await run(process.execPath, ['--import', 'tsx', program, path])
    return JSON.parse(stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
