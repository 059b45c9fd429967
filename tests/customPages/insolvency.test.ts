import { InsolvencyDetails } from '@contract/insolvency/applications'
import { registryToday } from '@contract/registryDay'
import { describe, expect, it } from 'vitest'
import { slashedDate } from '@/components/fields/dates'
import { isDay, readDate, yesterday } from '@/components/fields/days'
import { blocksOf } from '@/customPages/insolvency/blocks'
import { processOf, report } from '@/customPages/insolvency/facts'

const details = (more: object) => InsolvencyDetails.parse({ id: 7, trackingNumber: 'WU1', ...more })

describe('the blocks of an application', () => {
  it('has one block for each sub-record that is present, in the documents’ order', () => {
    const found = blocksOf(
      details({
        finalReport: { reportNumber: 3, status: 'FILING' },
        petition: { subject: 'S', complainants: ['A. B.'], respondents: { name: 'C Ltd' } },
        interimReports: [{ reportNumber: 1 }, { reportNumber: 2 }],
        boardResolution: null,
        appointments: { appointmentType: 'LIQUIDATOR' },
      }),
    )
    expect(found.map(({ key, number }) => [key, number])).toEqual([
      ['petition', undefined],
      ['appointments', undefined],
      ['interimReports', 1],
      ['interimReports', 2],
      ['finalReport', undefined],
    ])
    // A bare name and a single thing are read as the people they are.
    expect(found[0]?.people.map(({ key, rows }) => [key, rows.map(({ name }) => name)])).toEqual([
      ['complainants', ['A. B.']],
      ['respondents', ['C Ltd']],
    ])
    expect(blocksOf(details({}))).toEqual([])
  })

  it('reads places from parts and from text', () => {
    const read = (physicalAddress: unknown) => {
      const [{ thing } = { thing: undefined }] = blocksOf(details({ preliminaryReport: { physicalAddress } }))
      return [report.physicalAddress?.[1](thing as never), report.village?.[1](thing as never)]
    }
    expect(read({ village: { name: 'Ajesa' } })).toEqual([undefined, 'Ajesa'])
    expect(read('Plot 3, Jinja')).toEqual(['Plot 3, Jinja', undefined])
  })

  it.each([
    ['NO', 'SHORT'],
    [false, 'SHORT'],
    ['YES', 'LONG'],
    [undefined, 'LONG'],
  ])('counts %s as assets as %s', (hasAsset, process) => {
    expect(processOf({ hasAsset })).toBe(process)
  })
})

describe('a day written DD/MM/YYYY', () => {
  it.each([
    ['05/06/2025', '2025-06-05'],
    ['5.6.2025', '2025-06-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2025', '29/02/2025'],
    ['05/13/2025', '05/13/2025'],
    ['05/06/20', '05/06/20'],
  ])('stores %s as %s', (typed, kept) => expect(readDate(typed, 'DD/MM/YYYY')).toBe(kept))

  it('refuses what is no date, and future dates where a past one is required', () => {
    const today = registryToday()
    expect(isDay('2025-02-29')).toBe(false)
    expect(slashedDate.fault?.('30/02/2025', {})).toEqual({ key: 'notASlashedDay' })
    expect(slashedDate.fault?.(today, {})).toBeUndefined()
    for (const day of [today, '2999-01-01'])
      expect(slashedDate.fault?.(day, { past: true })).toEqual({ key: 'notPast' })
    expect(slashedDate.fault?.(yesterday(), { past: true })).toBeUndefined()
    expect(slashedDate.plain('2025-06-05', { option: String, locale: 'en' })).toBe('05/06/2025')
  })
})
