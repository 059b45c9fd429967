import { createHash } from 'node:crypto'
import { contract } from '@contract/index'
import { writeXlsx } from '@spreadsheet/write'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let clerk: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('billing'))
  await givePermissions(registry.database, 'clerk', ['can_view_billing_settings'])
  clerk = registry.as(await registry.signIn('clerk'))
})
afterAll(() => registry.close())

const add = (prnList: string[]) => call({ method: 'POST', url: pathOf(contract.prns.add), payload: { prnList } })
const found = async (prn: string, perPage = 15) => {
  const answer = await call({ url: `${pathOf(contract.prns.search, { prn })}?page=1&perPage=${perPage}` })
  return answer.json() as { usedPrnResponses: { prn: string; createdAt: string }[]; totalElements: number }
}
const upload = (rows: string[][], name = 'prns.xlsx') =>
  call({ method: 'POST', url: pathOf(contract.prns.upload), ...multipart(writeXlsx(['PRN'], rows, 'PRNs'), name) })
const kept = async () => {
  const { rows } = await registry.database.pool.query(
    "SELECT (SELECT sum(delta)::int FROM tally WHERE key = 'usedPrn') AS kept, (SELECT count(*)::int FROM used_prn) AS counted",
  )
  return rows[0]
}

describe('used PRNs', () => {
  it('are listed newest first with the exact total, and found by their beginning', async () => {
    const answer = await call({ url: `${pathOf(contract.prns.list)}?page=1&perPage=15` })
    const { usedPrnResponses, totalElements } = answer.json()
    expect(usedPrnResponses).toHaveLength(15)
    expect(totalElements).toBe((await kept()).counted)
    const [first] = usedPrnResponses
    expect((await found(first.prn)).usedPrnResponses).toEqual([first])
    expect((await found(first.prn.slice(0, 3))).totalElements).toBe(totalElements)
    expect((await found('nothing')).totalElements).toBe(0)
  })

  it('are not searched by two numbers that differ', async () => {
    const [first] = (await call({ url: `${pathOf(contract.prns.list)}?page=1&perPage=15` })).json().usedPrnResponses
    const ask = (prn: string) => call({ url: `${pathOf(contract.prns.search, { prn: first.prn })}?prn=${prn}` })
    expect((await ask('777')).json()).toMatchObject({ status: 400, code: 'invalid-fields', params: { fields: 'prn' } })
    expect((await ask(`%20${first.prn}`)).json().usedPrnResponses).toEqual([first])
  })

  it('are added once, ignoring case and spaces', async () => {
    const answer = await add(['777 000 001a', '777000001A', ' 777000001a ', '777000002'])
    expect(answer.json()).toMatchObject({ message: 'PRN(s) added successfully' })
    expect((await found('777000')).usedPrnResponses.map(({ prn }) => prn)).toEqual(['777000001A', '777000002'])
    expect((await add(['777 000002'])).json()).toMatchObject({ status: 409, code: 'prns-used-already' })
    expect((await add(['777000002', '777000003'])).statusCode).toBe(200)
    expect((await found('777000')).totalElements).toBe(3)
  })

  it('are all refused when one is invalid, with the invalid ones named', async () => {
    const answer = await add(['778000001', '12-34', '12345678901234', 'ABC'])
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'malformed-prns',
      params: { prns: '12-34, 12345678901234, ABC' },
    })
    expect((await found('778')).totalElements).toBe(0)
    expect((await add([' ', ''])).statusCode).toBe(400)
  })

  it('are accepted fifty thousand at a time, and stored once for concurrent requests', async () => {
    const list = Array.from({ length: 50_000 }, (_, n) => `5${String(n).padStart(11, '0')}`)
    const answers = await Promise.all([add(list), add(list), add(list.toReversed())])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await found('5', 1)).totalElements).toBe(50_000)
    const { kept: total, counted } = await kept()
    expect(total).toBe(counted)
    expect((await add([...list, '1'])).json()).toMatchObject({ status: 400, code: 'invalid-fields' })
  })

  it('have one audit entry for a list', async () => {
    await add(['779000001', '779000002'])
    const { rows } = await registry.database.pool.query(
      "SELECT call, after FROM audit_entry WHERE subject = '779000001 and 1 more'",
    )
    expect(rows).toEqual([{ call: 'PRN-ADD', after: { added: 2, prns: ['779000001', '779000002'] } }])
  })
})

describe('an uploaded list of PRNs', () => {
  it('has an audit entry that identifies the file and names its first PRNs', async () => {
    const rows = [['668000001'], ['668-1'], ['668000002']]
    expect((await upload(rows, 'of-may.xlsx')).statusCode).toBe(200)
    const file = writeXlsx(['PRN'], rows, 'PRNs')
    const { rows: entries } = await registry.database.pool.query(
      "SELECT after FROM audit_entry WHERE subject = 'of-may.xlsx'",
    )
    const sha256 = createHash('sha256').update(file).digest('hex')
    expect(entries).toEqual([
      { after: { taken: 2, refused: 1, bytes: file.length, sha256, prns: ['668000001', '668000002'] } },
    ])
  })

  it('reports the reason of each refused row', async () => {
    const answer = await upload([['666000001'], ['666 000001'], ['666-1'], [''], ['777000001a'], ['666000002']])
    expect(answer.json()).toMatchObject({
      code: 'prns-uploaded',
      data: {
        taken: 2,
        refused: [
          { row: 3, code: 'repeated-prn' },
          { row: 4, code: 'malformed-prn' },
          { row: 6, code: 'already-used' },
        ],
      },
    })
    expect((await upload([['666000001']])).json().data).toMatchObject({ taken: 0, refused: [{ code: 'already-used' }] })
  })

  it('is an .xlsx', async () => {
    expect((await upload([['1']], 'prns.csv')).json()).toMatchObject({ status: 400, code: 'file-of-other-kind' })
  })
})

describe('the removal of a used PRN', () => {
  const remove = (prn: string, by = call) => by({ url: pathOf(contract.prns.remove, { prn }) })

  it('needs its permission, and happens once', async () => {
    await add(['701000001'])
    expect((await remove('701000001', clerk)).statusCode).toBe(403)
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(' 701000001 ')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404, 404])
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json().message).toBe('PRN removed successfully')
    expect((await found('701000001')).totalElements).toBe(0)
    expect((await remove('701000001')).json()).toMatchObject({ code: 'prn-not-used' })
  })
})
