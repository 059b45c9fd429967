import { readFileSync } from 'node:fs'
import { Refusal } from '@contract/errors'
import { readSpreadsheet } from '@spreadsheet/read'

const outcomeOf = async (path: string) => {
  try {
    const sheets = await readSpreadsheet(readFileSync(path), 'list', ['.xlsx', '.csv'])
    return sheets.map(({ rows }) => rows.length).join(', ')
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

/**
 * Returns the peak memory of this process, in KiB. On Linux `maxRSS` starts with the peak of the process that started this
 * one, so the kernel's figure of this program alone is read there.
 */
const peakKilobytes = (): number => {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS
  const [, peak] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(peak)
}

const outcome = await outcomeOf(process.argv[2] ?? '')
process.stdout.write(JSON.stringify({ outcome, megabytes: peakKilobytes() / 1024 }))
