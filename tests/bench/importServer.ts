import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contract } from '@contract/index'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../../server/db/copy'
import { connectionOf } from '../../server/db/database'
import { readSheet } from '../../server/registry/readSheet'
import { MOST_ROWS, strikeColumns } from '../../server/registry/strikeRows'
import { writeXlsx } from '../../spreadsheet/write'
import { pathOf } from '../support/pathOf'
import { middle, print } from './clock'
import { type BenchRegistry, benchRegistry } from './registry'

const ROWS = 100_000
const ROUNDS = 3

const rowsOf = (list: number) =>
  Array.from({ length: ROWS }, (_, n) => [
    `8009${list}${String(n).padStart(9, '0')}`,
    `Bench Traders ${n} Ltd`,
    'a',
    'b',
    'c',
  ])

/** Measures the baseline: reads the file and copies its rows into the same table with its indexes. */
const floor = async ({ database }: BenchRegistry, path: string) => {
  const request = { path, name: 'list.xlsx', columns: strikeColumns, accept: ['.xlsx'], mostRows: MOST_ROWS }
  const { rows } = await readSheet(request, { person: 'bench', signal: new AbortController().signal })
  const lines = function* () {
    for (const { values } of rows) yield copyLine(['BLACKLIST', values.brn, values.companyName, 'Bench', 'Bench'])
  }
  const target = 'strike_entry (register, brn, company_name, added_by, last_status_update_done_by)'
  await database.write(tx =>
    pipeline(Readable.from(lines()), connectionOf(tx).query(copyFrom(`COPY ${target} FROM STDIN`))),
  )
}

const upload = async ({ app, authorization }: BenchRegistry, file: Uint8Array) => {
  const boundary = 'bench'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\n`
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(contract.blacklist.upload),
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  if (answer.json().data?.taken !== ROWS)
    throw new Error(`The upload answered ${answer.statusCode} ${answer.body.slice(0, 300)}`)
}

/**
 * Measures uploads of 100,000 rows with checks, histories and trail, against reading the file and COPY alone, in turns.
 */
export const measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-bench-'))
  const path = join(folder, 'list.xlsx')
  const registry = await benchRegistry(1000)
  const times: { floor: number[]; upload: number[] } = { floor: [], upload: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const what of ['floor', 'upload'] as const) {
      const file = writeXlsx(['BRN', 'Name', 'C', 'D', 'E'], rowsOf(round * 2 + Number(what === 'upload')), 'List')
      writeFileSync(path, file)
      const started = performance.now()
      await (what === 'floor' ? floor(registry, path) : upload(registry, file))
      times[what].push(performance.now() - started)
    }
  print(`upload of ${ROWS} rows`, middle(times.upload), middle(times.floor), 'at most 2')
  const kept = process.memoryUsage().rss / 2 ** 20
  console.log(`resident memory afterwards ${kept.toFixed(0)} MB`)
  await registry.close()
  rmSync(folder, { recursive: true, force: true })
}
