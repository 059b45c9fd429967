import { writeCsv, writeXlsx } from '@spreadsheet/write'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import blacklist from '@/resources/registry/blacklist'
import { beginImports, chooseFile, endImports, imported, mountImport, sendRows, sheetOf } from '../support/importPage'

beforeEach(beginImports)
afterEach(endImports)

const companies = (amount: number) =>
  Array.from({ length: amount }, (_, n) => [`8009000000000${n}`, `Imported Traders ${n} Ltd`])
const listOf = (rows: string[][]) => new Uint8Array(writeXlsx(['BRN', 'Company Name'], rows, 'List'))
const refusal = (row: number, code: string, reason: string) => ({ row, code, reason })

type Answer = Awaited<ReturnType<Parameters<typeof mountImport>[2]>>

/** Opens the import of the black list with these rows; `answers` answers what is sent, one after the other. */
const open = async (rows: string[][], answers: (() => Answer | Promise<Answer>)[] = [], unknown: string[] = []) => {
  const sent = mountImport(blacklist, '?open=create.2', () => answers.shift()?.() ?? imported(0), unknown)
  await chooseFile('list.xlsx', listOf(rows))
  return sent
}
/** Finds a text among the failures of the dialog, which are told in a notice too. */
const failure = (text: string | RegExp) => screen.findByText(text, { selector: '[role=dialog] [role=alert] *' })

describe('sending', () => {
  it('can be stopped, and sends the same file again', async () => {
    const sent = await open(companies(3), [() => new Promise(() => undefined), () => imported(3)])
    await screen.findByText('3 ready')
    await sendRows()
    fireEvent.click(await screen.findByText('Stop'))
    await failure(/^Stopped\./)
    await sendRows()
    await screen.findByText('3 rows were imported.')
    expect(sent()).toHaveLength(2)
    expect(await sheetOf(sent()[1])).toEqual(await sheetOf(sent()[0]))
  })

  it('explains a lost connection, and says how many rows were new when it is sent again', async () => {
    const lost = () => Promise.reject(Object.assign(new Error('reset'), { isAxiosError: true }))
    const late = companies(3).map((_, at) => refusal(at + 2, 'already-listed', 'The BRN is already on the list.'))
    await open(companies(3), [lost, () => imported(0, late)])
    await screen.findByText('3 ready')
    await sendRows()
    await failure(/Either all rows were saved or none\. It is safe to send the file again\./)
    await sendRows()
    await screen.findByText('0 rows were imported.')
    screen.getByText('3 rows were rejected')
  })

  it('keeps all rows when the server refuses', async () => {
    const message = 'The registry is busy. Try again in a moment.'
    await open(companies(3), [() => ({ status: 503, body: { status: 503, code: 'busy', message } })])
    await screen.findByText('3 ready')
    await sendRows()
    await failure(message)
    screen.getByText('3 ready')
  })
})

it('saves the rows that the registry rejects as a workbook with reasons', async () => {
  const saved: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => `blob:${saved.push(file as File)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const listed = refusal(2, 'already-listed', 'The BRN is already on the list.')
  const nameless = refusal(5, 'name-missing', 'No entity has this BRN, and the row gives no name.')
  const rows = [...companies(3), ['80090000000777', '']]
  await open(rows, [() => imported(2, [listed, nameless])], ['80090000000777'])
  await screen.findByText('1 not in the register')
  screen.getByText('3 ready')
  fireEvent.click(await screen.findByLabelText('Include row 5'))
  await screen.findByText('4 ready')
  await sendRows()
  await screen.findByText('2 rows were imported.')
  screen.getByText('2 rows were rejected')
  fireEvent.click(screen.getByText('Download these rows'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('list - rejected.xlsx')
  expect(await sheetOf(saved[0])).toEqual([
    ['BRN', 'Name', 'Reason'],
    ['80090000000000', 'Imported Traders 0 Ltd', 'The BRN is already on the list.'],
    ['80090000000777', '', 'No entity has this BRN, and the row gives no name.'],
  ])
})

describe('nothing is sent of', () => {
  it('a file of which no row is ready', async () => {
    const sent = await open([['NO DIGITS', 'Wordy Ltd']])
    await screen.findByText('1 to correct')
    await sendRows()
    await failure('No row is ready. Correct the rows, or choose another file.')
    expect(sent()).toEqual([])
  })

  it('a .csv, which the black list does not take', async () => {
    const sent = mountImport(blacklist, '?open=create.2', () => imported(0))
    await chooseFile('list.csv', writeCsv(['Registration No', 'Company'], companies(2)))
    await failure(/./)
    expect(screen.queryByText('2 ready')).toBeNull()
    expect(sent()).toEqual([])
  })
})
