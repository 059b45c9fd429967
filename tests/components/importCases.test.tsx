import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@contract/index'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import enPages from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import deRegistrations from '@/resources/registry/deRegistrations'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'
import { stubSheetWorker } from '../support/sheetWorker'

const CASES = 'tests/spreadsheet/cases'
const LOOK_UP = pathOf(contract.entities.unknown)

beforeAll(() => addWords(enPages))
beforeEach(stubSheetWorker)
afterEach(() => {
  unmountPages()
  vi.unstubAllGlobals()
})

describe('De-register Company', () => {
  it.each([
    ['semicolon-5-rows.csv', ['5 ready']],
    ['header-crlf-rows-lf.csv', ['6 ready']],
    ['excel-text-trick.csv', ['2 ready']],
    ['number-formats.xlsx', ['4 ready']],
    ['workbook-elsewhere.xlsx', ['4 ready']],
    ['invisible-marks.xlsx', ['5 ready']],
    ['formulas-without-results.xlsx', ['2 ready', '2 to correct']],
    ['filtered-rows.xlsx', ['2 hidden rows left out']],
    ['quote-at-start-of-name.csv', ['4 ready']],
  ])('counts the rows of %s as a person does', async (name, counts) => {
    mountListPage(
      deRegistrations,
      ({ path }) => ({ body: path === LOOK_UP ? { unknown: [] } : { content: [], totalElements: 0 } }),
      '?open=create',
    )
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!found) throw new Error('the file step is not there')
      return found
    })
    await userEvent.upload(input, new File([readFileSync(join(CASES, name))], name))
    const dialog = within(await screen.findByRole('dialog'))
    for (const count of counts) expect((await dialog.findAllByText(count)).length).toBeGreaterThan(0)
    const faulty = dialog.queryAllByText(/^[1-9]\d* to correct$/)
    expect(faulty.length > 0).toBe(counts.some(count => count.endsWith('to correct')))
  })
})
