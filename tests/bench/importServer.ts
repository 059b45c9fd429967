import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../../server/db/copy'
import { readSheet } from '../../server/registry/readSheet'
import { writeXlsx } from '../../spreadsheet/write'
import { print } from './clock'
import { benchRegistry } from './registry'

const ROWS = 100_000

/** An upload of 100,000 rows against reading the file and COPY into the same indexed table. */
export const measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-bench-'))
  const rowsOf = (prefix: string) =>
    Array.from({ length: ROWS }, (_, n) => [
      `${prefix}${String(n).padStart(9, '0')}`,
      `Bench Traders ${n} Ltd`,
      'a',
      'b',
      'c',
    ])
  const file = writeXlsx(['BRN', 'Name', 'C', 'D', 'E'], rowsOf('80091'), 'List')
  const path = join(folder, 'list.xlsx')
  writeFileSync(path, file)
  const registry = await benchRegistry(1000)

  let started = performance.now()
  const columns = [
    { source: 'brn', label: 'BRN', headers: [] },
    { source: 'companyName', label: 'Name', headers: [] },
  ]
  await readSheet(path, { name: 'list.xlsx', columns, accept: ['.xlsx'], mostRows: 200_000 })
  const client = await registry.database.pool.connect()
  const lines = function* () {
    for (const [brn, name] of rowsOf('80092')) yield copyLine(['BLACKLIST', brn, name, 'Bench', 'Bench'])
  }
  await client.query('BEGIN')
  const target = 'strike_entry (register, brn, company_name, added_by, last_status_update_done_by)'
  await pipeline(Readable.from(lines()), client.query(copyFrom(`COPY ${target} FROM STDIN`)))
  await client.query('COMMIT')
  client.release()
  const floor = performance.now() - started

  started = performance.now()
  const boundary = 'bench'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\n`
  const answer = await registry.app.inject({
    method: 'POST',
    url: '/data-update/blacklisted-brns/import/csv',
    headers: { authorization: registry.authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  print(`upload of ${answer.json().data.taken} rows`, performance.now() - started, floor, 'at most 2')
  await registry.close()
  rmSync(folder, { recursive: true, force: true })
}
