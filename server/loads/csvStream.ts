import { Refusal } from '@contract/errors'
import { csvSpelling } from '@spreadsheet/csv'
import { type CsvRecord, csvRecords } from '@spreadsheet/csvRecords'
import { limits } from '@spreadsheet/limits'
import type { WantedColumn } from '@spreadsheet/match'
import type { SourceFile } from './sourceFiles'

/** Characters behind a record that decide where it ends: a quotation mark is searched no farther. */
const AHEAD = limits.cellCharacters + 2
/** Characters that are read at a time, and the longest record. */
const PIECE = 1024 * 1024
const MOST_RECORD = 4 * PIECE

const broken = ({ name }: SourceFile, reason: string) => new Refusal('load-file-broken', { file: name, reason })

/** Returns the encoding of a file by its first bytes: that of its mark, UTF-8, or Windows-1252 for other bytes. */
const encodingOf = (start: Uint8Array) => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Reads the text of a file piece by piece. Refuses bytes that do not fit its encoding, and files that are no text. */
export async function* textOf(file: SourceFile): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let text = ''
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? ''
    } catch {
      throw broken(file, 'It begins as UTF-8 and has other bytes farther on. Save it as UTF-8.')
    }
  }
  const stream = file.open()
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
      text += decode(chunk)
      if (text.includes('\0')) throw broken(file, 'It is not a text file.')
      if (text.length < PIECE) continue
      yield text
      text = ''
    }
    text += decode()
    if (text) yield text
  } finally {
    stream.destroy()
  }
}

/** Reads the whole text of a small file, such as a mapping. */
export const textIn = async (file: SourceFile): Promise<string> => {
  let text = ''
  for await (const piece of textOf(file)) text += piece
  return text
}

/** Reads the records of a .csv in batches, in bounded memory, blank ones included. */
export async function* csvBatches(file: SourceFile, columns: readonly WantedColumn[]): AsyncGenerator<CsvRecord[]> {
  let delimiter: string | undefined
  let text = ''
  const take = function* (isEnd: boolean) {
    let from = 0
    if (delimiter === undefined) ({ delimiter, from } = csvSpelling(text, columns))
    const batch: CsvRecord[] = []
    for (const record of csvRecords(text, delimiter, from)) {
      if (!isEnd && record.end + AHEAD > text.length) break
      batch.push(record)
      from = record.end
    }
    // Cells are parts of the text: what is left is copied, so that the text itself is let go.
    text = text.slice(from)
    if (batch.length) yield batch
  }
  for await (const piece of textOf(file)) {
    text += piece
    if (text.length > MOST_RECORD)
      throw broken(file, 'A row is longer than 4 million characters. Check its quotation marks.')
    yield* take(false)
  }
  yield* take(true)
}
