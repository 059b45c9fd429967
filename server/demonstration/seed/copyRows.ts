import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../../db/copy'
import { connectionOf, type Db } from '../../db/database'

export type Value = string | number | boolean | null

const CHUNK = 64 * 1024

/** Streams rows into `target`, a table with its columns, in constant memory. */
export const copyRows = (tx: Db, target: string, rows: Iterable<readonly Value[]>) => {
  const chunks = function* () {
    let text = ''
    for (const row of rows) {
      text += copyLine([...row])
      if (text.length < CHUNK) continue
      yield text
      text = ''
    }
    yield text
  }
  return pipeline(Readable.from(chunks()), connectionOf(tx).query(copyFrom(`COPY ${target} FROM STDIN`)))
}
