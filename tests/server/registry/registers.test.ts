import { contract } from '@contract/index'
import { MOST_LOOKED_UP } from '@contract/registry/entities'
import { writeCsv, writeXlsx } from '@spreadsheet/write'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { multipart, type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('registrar'))
})
afterAll(() => registry.close())

const blacklist = pathOf(contract.blacklist.list)
const freeEntity = async () => {
  const { rows } = await registry.database.read.execute<{ brn: string; name: string }>(
    sql`SELECT brn, name FROM entity e WHERE brn ~ '^8002' AND NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn) ORDER BY brn LIMIT 1`,
  )
  if (!rows[0]) throw new Error('every entity is struck off')
  return rows[0]
}

describe('the black list', () => {
  it('pages newest first with its true total', async () => {
    const answer = (
      await call({ url: `${pathOf(contract.blacklist.list)}?page=1&pageSize=15&limit=15&offset=0&status=ON` })
    ).json()
    const counted = await registry.database.read.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM strike_entry WHERE register = 'BLACKLIST' AND status = 'ON'`,
    )
    expect(answer.totalElements).toBe(counted.rows[0]?.n)
    expect(answer.totalPages).toBe(Math.ceil(answer.totalElements / 15))
    expect(answer.content).toHaveLength(15)
    const dates = answer.content.map((row: { createdAt: string }) => row.createdAt)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('strikes an entity off under its registered name, keeps its history, and reverses it', async () => {
    const { brn, name } = await freeEntity()
    const found = await call({
      method: 'POST',
      url: pathOf(contract.entities.lookUp),
      payload: { registration_no: brn, old_registration_no: '-' },
    })
    expect(found.json().data.entity_name).toBe(name)
    const added = await call({
      method: 'POST',
      url: pathOf(contract.blacklist.add, { brn }),
      payload: { brn, companyName: 'not the name' },
    })
    expect(added.json().message).toBe('Added to black list')
    const listed = (await call({ url: `${pathOf(contract.blacklist.list)}?search=${brn}` })).json()
    expect(listed.content).toMatchObject([{ brn, companyName: name, addedBy: 'Moses Okello' }])
    expect((await call({ method: 'POST', url: pathOf(contract.blacklist.reverse, { brn }) })).json().message).toBe(
      'Removed from  the black list',
    )
    const { data } = (await call({ url: pathOf(contract.blacklist.history, { brn }) })).json()
    expect(data.data.history.map(({ fromStatus }: { fromStatus: string }) => fromStatus)).toEqual(['ON', 'OFF'])
    expect((await call({ url: `${pathOf(contract.blacklist.list)}?search=${brn}` })).json().totalElements).toBe(0)
  })

  it('accepts one of fifty concurrent additions of a BRN, and refuses the others', async () => {
    const { brn } = await freeEntity()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        call({ method: 'POST', url: pathOf(contract.blacklist.add, { brn }), payload: { brn, companyName: 'x' } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(`${brn} is already on the list.`)
  })

  it('lets one of two people reverse an entry, and informs the other', async () => {
    const { brn } = await freeEntity()
    await call({ method: 'POST', url: pathOf(contract.blacklist.add, { brn }), payload: { brn, companyName: 'x' } })
    const both = await Promise.all(
      [1, 2].map(() => call({ method: 'POST', url: pathOf(contract.blacklist.reverse, { brn }) })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('reports an unregistered BRN', async () => {
    const answer = await call({
      method: 'POST',
      url: pathOf(contract.entities.lookUp),
      payload: { registration_no: '80020999999999', old_registration_no: '-' },
    })
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'No entity is registered under BRN 80020999999999.',
    ])
  })

  it.each([
    ['%', 0],
    ['_', 0],
    ['\\', 0],
    ["'; DROP TABLE mda; --", 0],
  ])('treats %s in a search as an ordinary character', async (search, total) => {
    expect(
      (await call({ url: `${pathOf(contract.blacklist.list)}?search=${encodeURIComponent(search)}` })).json()
        .totalElements,
    ).toBe(total)
  })

  it('returns the rows after any offset, and refuses contradictory parameters', async () => {
    const brnsOf = async (query: string) =>
      (await call({ url: `${blacklist}?${query}` })).json().content.map(({ brn }: { brn: string }) => brn)
    const all = await brnsOf('pageSize=20')
    expect(await brnsOf('limit=5&offset=7')).toEqual(all.slice(7, 12))
    expect(await brnsOf('limit=5&offset=10&page=3')).toEqual(all.slice(10, 15))
    for (const [query, keys] of [
      ['limit=5&offset=10&page=2', 'page, offset, limit'],
      ['limit=5&pageSize=10', 'pageSize, limit'],
    ])
      expect((await call({ url: `${blacklist}?${query}` })).json()).toMatchObject({
        status: 400,
        code: 'page-contradiction',
        params: { keys },
      })
  })

  it('refuses page 0 and answers a page far beyond the end with no rows', async () => {
    expect((await call({ url: `${pathOf(contract.blacklist.list)}?page=0` })).json()).toMatchObject({
      status: 400,
      code: 'page-out-of-range',
    })
    const far = (await call({ url: `${pathOf(contract.blacklist.list)}?page=1000000000&pageSize=15` })).json()
    expect(far.content).toEqual([])
    expect(far.totalElements).toBeGreaterThan(0)
  })
})

describe('the look-up of all numbers of a list', () => {
  const ask = (brns: unknown, as = call) =>
    as({ method: 'POST', url: pathOf(contract.entities.unknown), payload: { brns } })

  it('answers the numbers that no entity has, as they are stored', async () => {
    const { brn } = await freeEntity()
    const spaced = brn.replace(/^(.{4})/, '$1 ')
    const answer = await ask([brn, ` ${spaced}`, '8002 9999 999999', '80029999999999', 'p-000000'])
    expect(answer.json()).toEqual({ unknown: ['80029999999999', 'P-000000'] })
  })

  it('is bounded, and refused without the permission', async () => {
    const most = Array.from({ length: MOST_LOOKED_UP }, (_, n) => `8009${String(n).padStart(10, '0')}`)
    expect((await ask(most)).json().unknown).toHaveLength(MOST_LOOKED_UP)
    expect((await ask([...most, '80091'])).json()).toMatchObject({ status: 400, fields: { brns: expect.anything() } })
    expect((await ask([])).statusCode).toBe(400)
    expect((await ask(['x'.repeat(61)])).statusCode).toBe(400)
    const clerk = registry.as(await registry.signIn('billing'))
    expect((await ask(['80091'], clerk)).statusCode).toBe(403)
  })
})

describe('uploading a list', () => {
  const upload = (file: Uint8Array, name: string, path = pathOf(contract.blacklist.upload)) =>
    call({ method: 'POST', url: path, ...multipart(file, name) })

  it('stores valid rows, reports the reason of each other row, and has no effect when sent again', async () => {
    const { brn, name } = await freeEntity()
    const rows = [
      ['80099000000001', 'Kisima Traders Ltd'],
      ['', 'No Number Ltd'],
      ['not a brn', 'X'],
      ['80099000000001', 'Again'],
      [brn, 'Misspelt'],
      ['80099000000002', ''],
    ]
    const file = writeXlsx(['BRN', 'Name'], rows, 'List')
    const { message, data } = (await upload(file, 'list.xlsx')).json()
    expect(message).toBe('Added files to black list')
    expect(data.taken).toBe(2)
    expect(data.refused.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [3, 'empty-brn'],
      [4, 'malformed-brn'],
      [5, 'repeated-brn'],
      [7, 'unknown-brn'],
    ])
    expect(
      (await call({ url: `${pathOf(contract.blacklist.list)}?search=${brn}` })).json().content[0].companyName,
    ).toBe(name)
    // One file is read while two wait: the limit of one person.
    const again = await Promise.all(Array.from({ length: 3 }, () => upload(file, 'list.xlsx')))
    for (const answer of again) expect(answer.json().data.taken).toBe(0)
    const history = (await call({ url: `${blacklist}/80099000000001` })).json().data.data.history
    expect(history).toHaveLength(1)
  })

  it('finds a name however its accents are spelt, in the file and in the search', async () => {
    const names = [
      ['80099000000021', 'Séraphin Élan Ltd'.normalize('NFC')],
      ['80099000000022', 'Séraphin Élan & Fils Ltd'.normalize('NFD')],
    ]
    expect((await upload(writeXlsx(['BRN', 'Name'], names, 'List'), 'names.xlsx')).json().data.taken).toBe(2)
    for (const form of ['NFC', 'NFD']) {
      const search = encodeURIComponent('séraphin él'.normalize(form))
      expect((await call({ url: `${blacklist}?search=${search}` })).json().totalElements).toBe(2)
    }
  })

  it('accepts a .csv for de-registration only', async () => {
    const file = writeCsv(['Registration No', 'Company'], [['80099000000009', '=HYPERLINK("x")']])
    expect((await upload(file, 'list.csv')).json()).toMatchObject({
      code: 'file-of-other-kind',
      params: { kinds: '.xlsx' },
    })
    const taken = await upload(file, 'list.csv', pathOf(contract.deRegistrations.upload))
    expect(taken.json()).toMatchObject({ message: 'Data uploaded successfully', data: { taken: 1, refused: [] } })
    const listed = (await call({ url: `${pathOf(contract.deRegistrations.list)}?search=80099000000009` })).json()
    expect(listed.content[0].companyName).toBe('=HYPERLINK("x")')
  })

  it('refuses a file that is not a spreadsheet with a reason', async () => {
    const answer = await upload(new TextEncoder().encode('GIF89a'), 'list.xlsx')
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The file is not a spreadsheet.'])
    const pdf = await upload(new TextEncoder().encode('%PDF-1.7'), 'list.xlsx')
    expect([pdf.statusCode, pdf.json().message]).toEqual([
      400,
      'This is a PDF, not a spreadsheet. Choose a file of one of these types: .xlsx.',
    ])
  })
})

describe('the register of MDAs', () => {
  const mdas = pathOf(contract.mdas.list)
  it('adds, renames, and refuses a name that is taken', async () => {
    const added = await call({ method: 'POST', url: mdas, payload: { name: '  Office of   Weights ' } })
    expect(added.json().message).toBe('Office of Weights was added to the register of MDAs.')
    const [first] = (await call({ url: `${pathOf(contract.mdas.list)}?page=1&limit=10` })).json().content
    expect(first).toMatchObject({ name: 'Office of Weights', status: 'ACTIVE' })
    const edited = await call({
      method: 'POST',
      url: pathOf(contract.mdas.update, { no: first.no }),
      payload: { name: 'Office of Weights and Measures' },
    })
    expect(edited.json().message).toBe('Entity details updated')
    const taken = await call({ method: 'POST', url: mdas, payload: { name: 'office of weights and MEASURES' } })
    expect(taken.json()).toMatchObject({ status: 409, code: 'name-taken', fields: { name: expect.any(String) } })
  })

  it('refuses an edit of an entry that somebody else changed meanwhile, and takes one without a version', async () => {
    const [seen] = (await call({ url: `${mdas}?page=1&limit=10` })).json().content
    const edit = (payload: object) =>
      call({ method: 'POST', url: pathOf(contract.mdas.update, { no: seen.no }), payload })
    expect((await edit({ name: 'Office of Maps', version: seen.version })).statusCode).toBe(200)
    expect((await edit({ name: 'Office of Charts', version: seen.version })).json()).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
    })
    expect((await edit({ name: 'Office of Rivers' })).statusCode).toBe(200)
  })

  it('leaves an entry as it is when an edit changes nothing, so that it refuses no edit of a colleague', async () => {
    const first = async () => (await call({ url: `${mdas}?page=1&limit=10` })).json().content[0]
    const seen = await first()
    const edit = (payload: object) =>
      call({ method: 'POST', url: pathOf(contract.mdas.update, { no: seen.no }), payload })
    expect((await edit({ name: seen.name, version: seen.version })).statusCode).toBe(200)
    expect(await first()).toEqual(seen)
    expect((await edit({ name: 'Office of Lakes', version: seen.version })).statusCode).toBe(200)
  })

  it.each([[{ name: '' }], [{ name: 'x'.repeat(201) }], [{ name: 'Good', enabled: true }], [{}]])(
    'refuses %o with a field error',
    async payload => {
      const answer = await call({ method: 'POST', url: mdas, payload })
      expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-fields', fields: expect.any(Object) })
    },
  )
})

describe('the lists of documents and practitioners', () => {
  it('filters documents by type, with that type’s own total', async () => {
    const answer = (await call({ url: `${pathOf(contract.legalDocuments.list)}?page=1&per_page=50&type=WILL` })).json()
    expect(new Set(answer.content.map(({ documentType }: { documentType: string }) => documentType))).toEqual(
      new Set(['WILL']),
    )
    expect(answer.content).toHaveLength(answer.totalElements)
  })

  it('finds a practitioner by the start of a name', async () => {
    const all = (await call({ url: `${pathOf(contract.practitioners.list)}?page=1&perPage=10` })).json()
    const [{ lastName }] = all.content
    const found = (await call({ url: `${pathOf(contract.practitioners.list)}?search=${lastName.slice(0, 2)}` })).json()
    expect(found.content.map((row: { lastName: string }) => row.lastName)).toContain(lastName)
  })
})
