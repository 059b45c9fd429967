import { writeFile } from 'node:fs/promises'
import { writeBook } from '@spreadsheet/write'
import type { BookMessage } from './refusedBook'

type Sheet = { name: string; headers: string[]; rows: string[][] }

/** Runs in the process that writes a workbook: gathers its rows, and writes it to its place. */
const sheets: Sheet[] = []

process.on('message', async (message: BookMessage) => {
  if ('sheet' in message) sheets.push({ ...message.sheet, rows: [] })
  else if ('rows' in message) for (const row of message.rows) sheets.at(-1)?.rows.push(row)
  else {
    await writeFile(message.path, writeBook(sheets), { mode: 0o600 })
    process.send?.('written')
  }
})
// A server that is gone leaves no process behind.
process.on('disconnect', () => process.exit())
