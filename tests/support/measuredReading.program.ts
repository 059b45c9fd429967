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

const outcome = await outcomeOf(process.argv[2] ?? '')
process.stdout.write(JSON.stringify({ outcome, megabytes: process.resourceUsage().maxRSS / 1024 }))
