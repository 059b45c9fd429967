import type { Charge } from '@contract/registry/charges'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
// A quiet page loads it in advance: here it is there before the last test ends.
import '@/components/file/DocumentsView'
import { unmountParts } from '../support/mountPart'
import { type FileAnswers, openFile } from '../support/openFile'
import { withDays } from '../support/withDays'

afterEach(unmountParts)

const charge: Charge = {
  number: '2019/1',
  kind: 'FIXED_AND_FLOATING',
  property: 'Factory machinery',
  amount: 1_500_000,
  currency: 'USD',
  chargee: 'Equator Bank Ltd',
  chargeeNumber: '80••••••••1001',
  createdOn: '2019-01-05',
  registeredOn: '2019-02-01',
  satisfiedOn: null,
  trackingNo: null,
}
const satisfied: Charge = {
  ...charge,
  number: '2012/4',
  kind: 'MORTGAGE',
  amount: null,
  currency: null,
  chargeeNumber: null,
  satisfiedOn: '2020-06-30',
}

type Options = Parameters<typeof openFile>[1]
const open = (answer: FileAnswers[string], options: Options = {}) =>
  openFile({ '/portal/charges/': answer }, { search: '?tab=charges', announced: ['charges'], ...options })

const tabs = async () => {
  await screen.findByRole('tablist')
  return screen.getAllByRole('tab').map(tab => tab.textContent?.replace(/\d+$/, ''))
}

describe('the charges of a file', () => {
  it('are shown with their chargee, their property, their amount and their days', async () => {
    const { asked, brn } = open({ body: { data: [charge, satisfied] } })
    const table = await screen.findByRole('table', { name: 'Registered charges' })
    const cells = within(table)
      .getAllByRole('row')
      .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent))
    expect(cells).toEqual([
      [
        ...['Charge No', 'Kind', 'Chargee', 'Property Charged', 'Currency', 'Amount Secured'],
        ...['Registered On', 'Satisfied On', 'Created On', 'Chargee Number'],
      ],
      [
        ...['2019/1', 'Fixed and floating charge', 'Equator Bank Ltd', 'Factory machinery', 'USD', '1,500,000'],
        ...['01-02-2019', '', '05-01-2019', '80••••••••1001 (Masked)'],
      ],
      [
        ...['2012/4', 'Mortgage', 'Equator Bank Ltd', 'Factory machinery', 'All moneys', ''],
        ...['01-02-2019', '30-06-2020', '05-01-2019', ''],
      ],
    ])
    const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
    expect([fact('Outstanding charges'), fact('Satisfied charges')]).toEqual(['1', '1'])
    expect(asked.filter(({ path }) => path === `/portal/charges/${brn}`)).toHaveLength(1)
  })

  it.each(['company', 'business', 'society'] as const)('have a part of the file of a %s', async type => {
    open({ body: { data: [] } }, { type })
    expect(await tabs()).toContain('Charges')
  })

  it('are none of a host that does not announce them, and are not asked for', async () => {
    const { asked } = open({ body: { data: [charge] } }, { announced: [] })
    expect(await tabs()).not.toContain('Charges')
    expect(asked.filter(({ path }) => path.startsWith('/portal/charges'))).toEqual([])
  })

  it('are told to be none', async () => {
    open({ body: { data: [] } })
    await screen.findByText('No charges are registered')
  })

  it('show the reason of a failure, and load on Reload', async () => {
    let isAway = true
    open(() => (isAway ? { status: 500, body: { message: 'Down for the night' } } : { body: { data: [charge] } }))
    await screen.findAllByText('Down for the night')
    isAway = false
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
    await screen.findByText('Equator Bank Ltd')
  })

  it('are read as of the day that the file is shown at', async () => {
    const { asked } = open({ body: { data: [] } }, { search: '?tab=charges&asOf=2019-03-01' })
    await screen.findByText('No charges are registered')
    await screen.findByText(withDays(/^This is the file as it stood at the end of 01-03-2019/))
    expect(asked.find(({ path }) => path.startsWith('/portal/charges'))?.query).toEqual({ asOf: '2019-03-01' })
  })
})
