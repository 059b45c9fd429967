import { createHash } from 'node:crypto'
import { contract } from '@contract/index'
import { writeXlsx } from '@spreadsheet/write'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const rowsOf = async (url: string) => (await admin({ url })).json().data
const lastEntry = async (call: string) => {
  const { rows } = await registry.database.read.execute<{ subject: string; before: object; after: object }>(
    sql`SELECT subject, before, after FROM audit_entry WHERE call = ${call} ORDER BY id DESC LIMIT 1`,
  )
  return rows[0]
}

describe('uploaded numbers', () => {
  it('of registered entities are recognised in every spelling', async () => {
    await registry.database.pool.query(
      `INSERT INTO entity (brn, name, kind, registered_on) VALUES ('80020009999999', 'ZUZU BOATS LTD', 'COMPANY', '2020-01-01'),
         ('G/77 B/99', 'ZUZU NETS LTD', 'COMPANY', '1960-01-01')`,
    )
    const { payload, headers } = multipart(
      Buffer.from(
        writeXlsx(
          ['BRN/RN', 'Name', 'Entity Type'],
          [
            ['8002 0009 999 999', 'ZUZU BOATS LTD', ''],
            ['g/77 b/99', 'ZUZU NETS LTD', ''],
          ],
          'Names',
        ),
      ),
      'names.xlsx',
    )
    const answer = await admin({ method: 'POST', url: pathOf(contract.names.upload), payload, headers })
    const { data } = answer.json()
    expect([data.taken, data.refused.map(({ code }: { code: string }) => code)]).toEqual([
      0,
      ['name-listed', 'name-listed'],
    ])
    const found = (await admin({ url: `${pathOf(contract.names.search)}?name=zuzu boats` })).json().data
    expect(found.map(({ no }: { no: string }) => no)).toEqual(['80020009999999'])
  })
})

describe('uploaded names', () => {
  const sheetOf = (rows: string[][]) => Buffer.from(writeXlsx(['BRN/RN', 'Name', 'Entity Type'], rows, 'Names'))
  const upload = async (rows: string[][]) => {
    const { payload, headers } = multipart(sheetOf(rows), 'names.xlsx')
    return admin({ method: 'POST', url: pathOf(contract.names.upload), payload, headers })
  }

  it('have an audit entry that identifies the file and counts the refused rows', async () => {
    const rows = [
      ['RN-31', 'BONGO TRADERS', ''],
      ['RN-31', 'BONGO TRADERS AGAIN', ''],
    ]
    expect((await upload(rows)).statusCode).toBe(200)
    const file = sheetOf(rows)
    const sha256 = createHash('sha256').update(file).digest('hex')
    expect(await lastEntry(contract.names.upload.id)).toEqual({
      subject: 'names.xlsx',
      before: null,
      after: { taken: 1, refused: 1, bytes: file.length, sha256 },
    })
  })

  it('are found at once, with a reason for each refused row', async () => {
    const answer = await upload([
      ['RN-1', 'QUAGGA FARMERS', 'Reservation'],
      ['RN-1', 'QUAGGA FARMERS AGAIN', 'Reservation'],
      ['', 'NOBODY', ''],
      ['RN-2', '---', ''],
    ])
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data.taken).toBe(1)
    expect(data.refused.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [3, 'repeated-no'],
      [4, 'empty-no'],
      [5, 'empty-name'],
    ])
    expect(
      (await rowsOf(`${pathOf(contract.names.search)}?name=quaga%20farmer`)).map(({ no }: { no: string }) => no),
    ).toEqual(['RN-1'])
    expect((await upload([['RN-1', 'QUAGGA FARMERS', '']])).json().data.refused).toMatchObject([
      { code: 'name-listed' },
    ])
  })

  it('are taken with U+FFFD in place of half a surrogate pair, as a cut emoji is', async () => {
    // The reader of workbooks turns the reference into the half.
    const answer = await upload([
      ['RN-8', 'OKAPI GROCERS &#xD83C;', 'Reservation'],
      ['RN-9', 'OKAPI BAKERS', 'Reservation'],
    ])
    expect([answer.statusCode, answer.json().data]).toEqual([200, { taken: 2, refused: [] }])
    const rows = await rowsOf(`${pathOf(contract.names.search)}?name=okapi%20grocers`)
    expect(rows).toMatchObject([{ no: 'RN-8', name: 'OKAPI GROCERS \ufffd' }])
  })
})
