import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { writeBook } from '@spreadsheet/write'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../support/command'
import { type TestDatabase, testDatabase } from '../../support/database'
import { loadFiles, withFolder } from '../../support/loadFolder'
import { type ZipPart, zip } from '../../support/zip'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const text = (content: string) => new TextEncoder().encode(content)
const entities: ZipPart = {
  name: 'register/entities.csv',
  data: text('BRN,Name,Kind,Registered On\nP-100001,ONE LTD,COMPANY,2010-01-05\nP-100002,TWO LTD,COMPANY,2011-01-05\n'),
}
const people: ZipPart = {
  name: 'register/people.xlsx',
  data: writeBook([
    {
      name: 'people',
      headers: ['BRN', 'Person', 'Kind', 'Given Name'],
      rows: [['P-100001', '1', 'INDIVIDUAL', 'Amina']],
    },
  ]),
}
const addresses: ZipPart = {
  name: 'register/addresses.ndjson',
  data: text('{"brn":"P-100002","plot":"Plot 7"}\n'),
}
const whole = zip([
  { name: 'register/', data: text('') },
  { name: 'register/.DS_Store', data: text('x') },
  { name: '__MACOSX/register/._entities.csv', data: text('x') },
  entities,
  { ...people, streamed: true },
  { ...addresses, stored: true },
])

describe('a zip', () => {
  it('is loaded as the folder that it was made from, in a folder beside other files', async () => {
    const before = (await readdir(tmpdir())).filter(name => name.startsWith('daftari-zip-'))
    const { outcomes } = await loadFiles(
      test.database,
      { 'all.zip': whole, 'classes.csv': 'BRN,Class,Nominal Class,Number,Value\nP-100001,1,ORDINARY,10,1.00\n' },
      { checkOnly: true },
    )
    expect(outcomes.map(({ kind, taken }) => [kind, taken])).toEqual([
      ['entities', 2],
      ['addresses', 1],
      ['people', 1],
      ['classes', 1],
    ])
    expect((await readdir(tmpdir())).filter(name => name.startsWith('daftari-zip-'))).toEqual(before)
  })

  it('is loaded by the command with the mapping in it', async () => {
    const odd = { name: 'Firms.csv', data: text('No.,Title,Sort,Since\nP-100009,NINE LTD,COMPANY,2010-01-05\n') }
    const mapping = {
      files: { 'Firms.csv': 'entities' },
      columns: { entities: { brn: 'No.', name: 'Title', kind: 'Sort', registeredOn: 'Since' } },
    }
    const file = zip([odd, { name: 'mapping.json', data: text(JSON.stringify(mapping)) }])
    await withFolder({ 'former.zip': file }, async folder => {
      const { status, stdout } = await runCommand(test, 'load', [`${folder}/former.zip`, '--check'])
      expect([status, stdout]).toEqual([0, expect.stringContaining('entities: 1 rows = 1 taken')])
    })
  })

  it.each<[string, Uint8Array, string]>([
    ['half of one', whole.subarray(0, whole.length / 2), 'It is damaged, or only a part of it was copied'],
    ['one with changed bytes', zip([{ ...entities, central: { crc: 1 }, local: { crc: 1 } }]), 'It is damaged'],
    [
      'one with a password',
      zip([{ ...entities, local: { flags: 1 }, central: { flags: 1 } }]),
      'protected by a password',
    ],
    ['one that climbs', zip([{ ...entities, name: '../entities.csv' }]), 'a file outside of itself, ../entities.csv'],
    [
      'one with a root',
      zip([{ ...entities, name: '/etc/entities.csv' }]),
      'a file outside of itself, /etc/entities.csv',
    ],
    ['one with two equal names', zip([entities, entities]), 'It has two files called register/entities.csv'],
    ['one in another', zip([{ name: 'inner.zip', data: zip([entities]) }]), 'It has another zip in it, inner.zip'],
    [
      'one of another compression',
      zip([{ ...entities, local: { method: 12 }, central: { method: 12 } }]),
      'usual compression',
    ],
    ['an empty one', zip([]), 'It has no files'],
    ['one of no kind', zip([{ ...entities, name: 'things.csv' }]), 'things.csv is not a file that can be loaded'],
    [
      'one that declares far more than it has',
      zip([{ ...entities, claims: 2_000_000_000 }]),
      'It would unpack to more than 200 times its size',
    ],
    ['one that has more than it declares', zip([{ ...entities, claims: 20 }]), 'all.zip cannot be read. It is damaged'],
  ])('is refused: %s', async (_, file, sentence) => {
    await expect(loadFiles(test.database, { 'all.zip': file })).rejects.toThrow(sentence)
    const { rows } = await test.database.pool.query(
      'SELECT (SELECT count(*) FROM entity) + (SELECT count(*) FROM load) AS n',
    )
    expect(rows).toEqual([{ n: '0' }])
  })
})
