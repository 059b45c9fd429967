import { Refusal } from '@contract/errors'
import { JSONParser } from '@streamparser/json'
import { textOf } from '../csvStream'
import { linesOf, recordOf } from '../readRows'
import type { SourceFile } from '../sourceFiles'

/** A value of a file of statements with its number in the file, from 1; undefined for a line that is no JSON object. */
export type Numbered = { row: number; value: unknown }

/** Characters at the beginning of a file by which it is known. */
const START = 4000

/** Reads the beginning of a text without its rest. */
const startOf = async (file: SourceFile) => {
  for await (const piece of textOf(file)) return piece.slice(0, START).trimStart()
  return ''
}

/** Tells whether a .json or .ndjson holds BODS statements: every statement has both of these keys. */
export const isBods = async (file: SourceFile) => {
  if (!/\.(json|ndjson)$/i.test(file.name)) return false
  const start = await startOf(file)
  return start.includes('"statementId"') || start.includes('"recordType"')
}

/** Reads the values of a JSON array one by one. */
async function* arrayValues(file: SourceFile): AsyncGenerator<Numbered[]> {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
  let batch: Numbered[] = []
  let row = 0
  parser.onValue = ({ value }) => batch.push({ row: ++row, value })
  try {
    for await (const piece of textOf(file)) {
      parser.write(piece)
      yield batch
      batch = []
    }
    if (!parser.isEnded) parser.end()
  } catch (error) {
    if (error instanceof Refusal) throw error
    const reason = `Behind statement ${row} it is not JSON, or only a part of it was copied.`
    throw new Refusal('load-file-broken', { file: file.name, reason })
  }
}

/** Reads the statements of a file in batches: of a JSON array, or of one JSON object on each line. */
export async function* readStatements(file: SourceFile): AsyncGenerator<Numbered[]> {
  if ((await startOf(file)).startsWith('[')) yield* arrayValues(file)
  else {
    let row = 0
    for await (const lines of linesOf(file))
      yield lines.flatMap(line => {
        row += 1
        return line.trim() ? [{ row, value: recordOf(line) }] : []
      })
  }
}
