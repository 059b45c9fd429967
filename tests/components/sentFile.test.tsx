import { writeCsv } from '@spreadsheet/write'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import prns from '@/resources/billing/prns'
import nameSearch from '@/resources/configurations/nameSearch'
import blacklist from '@/resources/registry/blacklist'
import deRegistrations from '@/resources/registry/deRegistrations'
import {
  beginImports,
  bytesOf,
  chooseFile,
  endImports,
  imported,
  mapColumn,
  mountImport,
  sendRows,
  sheetOf,
  workbookOf,
} from '../support/importPage'

beforeEach(beginImports)
afterEach(endImports)

const BLACKLIST = '?open=create.2'

describe('a file in which nothing was changed is sent byte for byte, under its name', () => {
  const table = (number: string, name: string, from: number) => [
    ['Serial', name, number, 'Remarks'],
    [1, 'Kisima Ltd', from, 'a'],
    [2, 'Kilima Ltd', from + 1, 'b'],
  ]
  const companies = table('Registration No', 'Company', 80091100000001)
  it.each<[string, Resource, string, string, Uint8Array]>([
    ['the black list', blacklist, BLACKLIST, 'Orodha ya 2026.xlsx', workbookOf(companies)],
    ['de-registrations', deRegistrations, '?open=create', 'struck.xlsx', workbookOf(companies)],
    [
      'de-registrations as a .csv',
      deRegistrations,
      '?open=create',
      'struck off.csv',
      new TextEncoder().encode('Jina;Company;Number\nx;Mlima Ltd;80091200000001\ny;Mto Ltd;80091200000002'),
    ],
    ['names', nameSearch, '?open=create', 'names.xlsx', workbookOf(table('Number', 'Entity Name', 80091300000001))],
    [
      'used PRNs',
      prns,
      '?open=create.2',
      'prns.xlsx',
      workbookOf([
        ['Date', 'PRN No'],
        ['2026', 'A100000001'],
        ['2026', 'A100000002'],
      ]),
    ],
  ])('%s', async (_, definition, search, name, bytes) => {
    const sent = mountImport(definition, search, () => imported(2))
    await chooseFile(name, bytes)
    await screen.findByText('2 ready')
    await sendRows()
    await screen.findByText('2 rows were imported.')
    expect(sent().map(file => file.name)).toEqual([name])
    expect(Buffer.from(await bytesOf(sent()[0])).equals(bytes)).toBe(true)
  })
})

describe('a file in which something was changed keeps its columns, header words and order', () => {
  it('after a row was excluded and a cell corrected', async () => {
    const rows = [
      ['Serial', 'Company', 'Registration No', 'Struck on'],
      [1, 'Bonde Ltd', 80091400000001, 'May'],
      [2, 'Bahari Ltd', 80091400000002, 'June'],
      [3, 'Ziwa Ltd', 'none', 'July'],
    ]
    const sent = mountImport(blacklist, BLACKLIST, () => imported(2))
    await chooseFile('orodha.xlsx', workbookOf(rows))
    await screen.findByText('1 to correct')
    fireEvent.change(await screen.findByLabelText('BRN 4'), { target: { value: '80091400000003' } })
    fireEvent.click(screen.getByLabelText('Only rows to correct'))
    const row = (await screen.findByLabelText('BRN 3')).closest('tr, .import-row')
    const exclude = [...(row?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Exclude')
    fireEvent.click(exclude as HTMLElement)
    await screen.findByText('2 ready')
    await sendRows()
    await screen.findByText('2 rows were imported.')
    expect(sent()[0]?.name).toBe('orodha.xlsx')
    expect(await sheetOf(sent()[0])).toEqual([rows[0], rows[1], [3, 'Ziwa Ltd', '80091400000003', 'July']])
  })

  it('as a .csv', async () => {
    const rows = [
      ['80091500000001', 'Mji Ltd'],
      ['80091500000002', 'Kijiji Ltd'],
    ]
    const sent = mountImport(deRegistrations, '?open=create', () => imported(1))
    await chooseFile('orodha.csv', writeCsv(['Number', 'Company'], rows))
    await screen.findByText('2 ready')
    fireEvent.click((await screen.findAllByText('Exclude'))[0] as HTMLElement)
    await screen.findByText('1 ready')
    await sendRows()
    await screen.findByText('1 row was imported.')
    expect(sent()[0]?.name).toBe('orodha.csv')
    const text = Buffer.from(await bytesOf(sent()[0])).toString('utf8')
    expect(text).toBe('\ufeffNumber,Company\r\n80091500000002,Kijiji Ltd\r\n')
  })

  it('but for the header words of columns that were mapped by hand', async () => {
    const rows = [
      ['Kampuni', 'Maoni', 'Namba'],
      ['Pwani Ltd', 'x', 80091600000001],
    ]
    const sent = mountImport(blacklist, BLACKLIST, () => imported(1))
    await chooseFile('kampuni.xlsx', workbookOf(rows))
    await screen.findByText('Match the columns')
    const proceed = screen.getByText<HTMLButtonElement>('Review rows')
    expect(proceed.disabled).toBe(true)
    await mapColumn('BRN', 'Namba')
    await mapColumn('Name', 'Kampuni')
    expect(sent()).toEqual([])
    fireEvent.click(proceed)
    await screen.findByText('1 ready')
    expect((await screen.findByLabelText<HTMLInputElement>('Name 2')).value).toBe('Pwani Ltd')
    await sendRows()
    await screen.findByText('1 row was imported.')
    expect(await sheetOf(sent()[0])).toEqual([
      ['Name', 'Maoni', 'BRN'],
      ['Pwani Ltd', 'x', 80091600000001],
    ])
  })
})
