import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoadStep } from '@server/loads/runLoad'
import { writeBook } from '@spreadsheet/write'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../support/command'
import { type TestDatabase, testDatabase } from '../../support/database'
import { type Files, loadFiles, withFolder } from '../../support/loadFolder'

let test: TestDatabase
const rows = async (query: string) => (await test.database.pool.query(query)).rows
const head = 'BRN,Name,Kind,Registered On\n'
const peopleHead = 'BRN,Person,Kind,Given Name,Date of Birth,Registered Name,Registered Number,ID Number\n'
const nothingWritten = async () =>
  expect(
    await rows(
      'SELECT (SELECT count(*) FROM entity) + (SELECT count(*) FROM load) + (SELECT count(*) FROM load_row) AS n',
    ),
  ).toEqual([{ n: '0' }])
const reasonsOf = async (files: Files) => {
  const found: unknown[] = []
  await loadFiles(test.database, files, {
    checkOnly: true,
    after: async (tx, id) => {
      const { rows } = await tx.$client.query(
        `SELECT kind, "row", reason, params FROM load_finding WHERE load = ${id} ORDER BY kind, "row"`,
      )
      found.push(...rows)
    },
  })
  return found
}

beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

describe('a file that cannot be loaded', () => {
  it.each<[string, Files, string]>([
    ['of another kind', { 'entities.pdf': '%PDF-1.7' }, 'entities.pdf is not a file that can be loaded'],
    ['of no kind', { 'things.csv': 'a,b\n1,2\n' }, 'things.csv is not a file that can be loaded'],
    [
      'with half a workbook',
      { 'entities.xlsx': writeBook([{ name: 'entities', headers: ['BRN'], rows: [['P-100001']] }]).subarray(0, 700) },
      'entities.xlsx cannot be read',
    ],
    ['without a column', { 'entities.csv': 'BRN,Name\nP-100001,ONE\n' }, 'entities.csv has no column for Kind'],
    [
      'with bytes that are no text',
      { 'entities.csv': new Uint8Array([66, 82, 78, 0, 1, 2, 3]) },
      'entities.csv cannot be read',
    ],
    [
      'with two columns of one name',
      { 'entities.csv': 'BRN,Name,Name,Kind,Registered On\nP-100001,A,B,COMPANY,2020-01-01\n' },
      'Two columns are called Name',
    ],
    ['without a row', {}, 'There is no file to load'],
  ])('%s is named with what to do', async (_, files, sentence) => {
    await expect(loadFiles(test.database, files)).rejects.toThrow(sentence)
    await nothingWritten()
  })
})

describe('rows that are wrong', () => {
  it('reads a day in three spellings, and refuses days that cannot be', async () => {
    expect(
      await reasonsOf({
        'entities.csv': `${head}P-100001,ONE,COMPANY,2021-05-03\nP-100002,TWO,COMPANY,03/05/2021\nP-100003,THREE,COMPANY,3 May 2021\nP-100004,FOUR,COMPANY,30 February 2021\nP-100005,FIVE,COMPANY,1702-01-01\nP-100006,SIX,COMPANY,2090-01-01\n`,
      }),
    ).toMatchObject([
      { row: 5, reason: 'not-a-day' },
      { row: 6, reason: 'before-register' },
      { row: 7, reason: 'day-to-come' },
    ])
  })

  it('refuses both rows of a person with two birthdays, and names the other row', async () => {
    const entity = `${head}P-100001,ONE,COMPANY,2021-05-03\n`
    expect(
      await reasonsOf({
        'entities.csv': entity,
        'people.csv': `${peopleHead}P-100001,1,INDIVIDUAL,Amina,1970-01-01,,,\nP-100001,1,INDIVIDUAL,Amina,1970-02-01,,,\nP-100001,2,INDIVIDUAL,Kato,1980-01-01,,,CM7\nP-100001,3,INDIVIDUAL,Kato,1981-01-01,,,CM7\nP-100001,4,INDIVIDUAL,Opio,1990-01-01,,,\nP-100001,4,INDIVIDUAL,Opio,1990-01-01,,,\n`,
      }),
    ).toMatchObject([
      { row: 2, reason: 'contradictory-rows', params: { row: '3', fields: 'Date of Birth' } },
      { row: 3, reason: 'contradictory-rows', params: { row: '2' } },
      { row: 4, reason: 'two-birthdays', params: { row: '5', value: 'CM7' } },
      { row: 5, reason: 'two-birthdays', params: { row: '4' } },
      { row: 7, reason: 'repeated-row', params: { row: '6' } },
    ])
  })

  it('refuses the holdings by which companies own each other in a ring, and no others', async () => {
    const brns = ['P-100001', 'P-100002', 'P-100003', 'P-100004']
    const owners = ['P-100002', 'P-100003', 'P-100001', 'P-100001']
    expect(
      await reasonsOf({
        'entities.csv': head + brns.map(brn => `${brn},${brn},COMPANY,2020-01-01\n`).join(''),
        'people.csv': peopleHead + brns.map((brn, at) => `${brn},1,CORPORATE,,,OWNER,${owners[at]},\n`).join(''),
        'classes.csv': `BRN,Class,Nominal Class,Number,Value\n${brns.map(brn => `${brn},1,ORDINARY,10,1.00\n`).join('')}`,
        'holdings.csv': `BRN,Person,Class,Shares,Paid,Unpaid\n${brns.map(brn => `${brn},1,1,5,5.00,0.00\n`).join('')}`,
      }),
    ).toMatchObject([2, 3, 4].map(row => ({ kind: 'holdings', row, reason: 'owner-ring' })))
  })

  it('reads sheets named by their kind, and rows of NDJSON with what they lack', async () => {
    const sheets = [
      {
        name: 'Entities',
        headers: ['BRN', 'Name', 'Kind', 'Registered On'],
        rows: [
          ['P-100001', 'ONE', 'COMPANY', '2020-01-01'],
          ['P-1', '', 'COMPANY', '2020-01-01'],
        ],
      },
      { name: 'Notes', headers: ['Anything'], rows: [['x']] },
    ]
    expect(
      await reasonsOf({
        'register.xlsx': writeBook(sheets),
        'addresses.ndjson': '{"brn":"P-100001","plot":"Plot 1"}\nnot json\n{"brn":"P-100001","plot":{"a":1}}\n',
      }),
    ).toMatchObject([
      { kind: 'addresses', row: 2, reason: 'not-a-record' },
      { kind: 'addresses', row: 3, reason: 'not-a-value' },
      { kind: 'entities', row: 3, reason: 'empty-cell' },
    ])
  })
})

it('leaves nothing behind when it is stopped half way', async () => {
  const stop = {
    step: async (step: LoadStep) => (step === 'finish' ? Promise.reject(new Error('stopped')) : undefined),
    rows: async () => undefined,
  }
  await expect(
    loadFiles(test.database, { 'entities.csv': `${head}P-100001,ONE,COMPANY,2021-05-03\n` }, { follow: stop }),
  ).rejects.toThrow('stopped')
  await nothingWritten()
})

it('makes a second load wait for the first one, and says so', async () => {
  const steps: LoadStep[] = []
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  let begun = () => {}
  const isBegun = new Promise<void>(done => (begun = done))
  const first = loadFiles(
    test.database,
    { 'entities.csv': `${head}P-100001,ONE,COMPANY,2021-05-03\n` },
    {
      follow: {
        rows: async () => undefined,
        step: async step => {
          if (step === 'write') {
            begun()
            await held
          }
        },
      },
    },
  )
  await isBegun
  const second = loadFiles(
    test.database,
    { 'entities.csv': `${head}P-100001,ONE AGAIN,COMPANY,2021-05-03\n` },
    {
      follow: {
        rows: async () => undefined,
        step: async step => {
          steps.push(step)
          if (step === 'wait') release()
        },
      },
    },
  )
  await Promise.all([first, second])
  expect(steps[0]).toBe('wait')
  expect(await rows('SELECT name FROM entity')).toEqual([{ name: 'ONE AGAIN' }])
})

it('is run by a command, which writes the refused rows as files that can be mended and loaded', async () => {
  await withFolder(
    { 'entities.csv': `${head}P-100021,ONE & TWO LTD,COMPANY,2021-05-03\nP-100022,'=1+1,COMPANY,31/04/2021\n` },
    async folder => {
      const refused = join(folder, '..', `refused-${process.pid}`)
      const checked = await runCommand(test, 'load', [folder, '--check'])
      expect([checked.status, checked.stdout]).toEqual([
        1,
        expect.stringContaining('entities: 2 rows = 1 taken + 0 mended + 1 refused'),
      ])
      const { status, stderr } = await runCommand(test, 'load', [folder, '--refused', refused])
      expect([status, stderr]).toEqual([1, expect.stringContaining('Refused rows: 1. They are in ')])
      const file = await readFile(join(refused, 'entities.csv'), 'utf8')
      expect(file).toContain('31/04/2021 is not a day of the calendar')
      const mended = file.replace('"31/04/2021"', '"30/04/2021"')
      const { outcomes } = await loadFiles(test.database, { 'entities.csv': mended })
      expect(outcomes[0]).toMatchObject({ rows: 1, mended: 1, refused: 0 })
      expect(await rows(`SELECT name FROM entity WHERE brn = 'P-100022'`)).toEqual([{ name: '=1+1' }])
      expect(existsSync(join(refused, 'people.csv'))).toBe(false)
    },
  )
})
