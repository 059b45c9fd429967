import { annualReturns as returns } from '@contract/processes/annualReturns'
import { formCompliance as compliance } from '@contract/processes/formCompliance'
import { legalRetry as retry } from '@contract/processes/legalRetry'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FormPanel } from '@/components/form/FormPanel'
import AnnualReturns from '@/customPages/processes/AnnualReturns'
import FormCompliance from '@/customPages/processes/FormCompliance'
import annualReturns from '@/resources/processes/annualReturns'
import formCompliance from '@/resources/processes/formCompliance'
import legalRetry from '@/resources/processes/legalRetry'
import { boxOf, choose, fill, openMenu, press } from '../support/fillBoxes'
import { mountPart, unmountParts } from '../support/mountPart'
import { pathOf } from '../support/pathOf'
import { withDays } from '../support/withDays'

afterEach(unmountParts)

const BRN = '80020555000001'
const company = { brn: BRN, name: 'KISIMA LTD', registeredOn: '2016-03-01' }
const confirm = async (about: string) => {
  await screen.findByText('Do you want to change what the register says?')
  screen.getByText(about)
  await press('YES')
}
const answers = (body: object, failed?: { status: number; body: object }) => failed ?? { body }

it('says that a company owes no returns that could be changed, and asks for no year', async () => {
  mountPart(<AnnualReturns form={annualReturns} />, () => ({ body: { data: { ...company, years: [] } } }))
  await fill(/^BRN/, BRN)
  const beside = within(await screen.findByLabelText('KISIMA LTD'))
  beside.getByText('It has no returns to change: the years here end with 2024.')
  expect(beside.queryByText('Press a year to choose it.')).toBeNull()
})

it('marks each chosen year once after a confirmation, and shows a refusal as JSON with what was typed', async () => {
  let years = [2019, 2018, 2017].map(year => ({ year, status: 'OVERDUE' }))
  let refusal: { status: number; body: object } | undefined
  const { asked } = mountPart(<AnnualReturns form={annualReturns} />, ({ method }) => {
    if (method === 'GET') return { body: { data: { ...company, years } } }
    if (!refusal) years = years.map(({ year }) => ({ year, status: year === 2017 ? 'OVERDUE' : 'FILED' }))
    return answers({ message: 'Done' }, refusal)
  })
  const chips = () =>
    [...document.querySelectorAll('.one-by-one-chosen li')].map(({ firstChild }) => firstChild?.textContent)
  await fill(/^BRN/, ' 80020 555 000001 ')
  const beside = within(await screen.findByLabelText('KISIMA LTD'))
  expect(beside.getByText(withDays(/registered 01-03-2016/)).textContent).toContain(BRN)
  fireEvent.click(beside.getByText('2019'))
  await press('Submit')
  await screen.findAllByText('This field is required')
  fireEvent.click(beside.getByText('2018'))
  const options = await openMenu(/^Years/)
  expect([options[0], options.at(-1), options.length]).toEqual(['2024', '1900', 125])
  fireEvent.click(screen.getByText('2018', { selector: '[role=option]' }))
  await screen.findByText('2018 is entered twice and counts once.')
  fireEvent.click(beside.getByText('2017'))
  expect(chips()).toEqual(['2019', '2018', '2018', '2017'])
  fireEvent.click(screen.getByLabelText('Remove 2017'))
  expect(chips()).toEqual(['2019', '2018', '2018'])
  await fill(/^Rationale/, 'Filed on paper')
  await choose(/^Target Status/, 'Filed')
  await press('Submit')
  await confirm(`${BRN}: 2018, 2019. Target Status: Filed`)
  await screen.findByText('Company annual returns status updated for years selected')
  const [write] = asked.filter(({ method }) => method === 'POST')
  expect(write?.path).toBe(pathOf(returns.mark, { brn: BRN }))
  expect(write?.body).toEqual({ rationale: 'Filed on paper', years: [2018, 2019], targetStatus: 'FILED' })
  await waitFor(() =>
    expect(screen.getByText('2018', { selector: 'strong' }).parentElement?.textContent).toBe('2018Filed'),
  )
  expect((await boxOf(/^Rationale/)).value).toBe('')

  const message = 'KISIMA LTD was registered in 2018 and owes no return for 2017.'
  refusal = { status: 400, body: { message } }
  fireEvent.click(screen.getByText('2017', { selector: 'strong' }))
  await fill(/^Rationale/, 'Not yet registered')
  await choose(/^Target Status/, 'Overdue')
  await press('Submit')
  await confirm(`${BRN}: 2017. Target Status: Overdue`)
  await screen.findByText(JSON.stringify(message))
  expect((await boxOf(/^Rationale/)).value).toBe('Not yet registered')
})

it('corrects the compliance of a company for a form after a confirmation, and shows it at once', async () => {
  let compliant = false
  const { asked } = mountPart(<FormCompliance form={formCompliance} />, ({ method }) => {
    if (method === 'GET') return { body: { data: { ...company, forms: [{ form: 'FORM_18', compliant }] } } }
    compliant = true
    return { body: { message: 'Done' } }
  })
  const state = () => document.querySelector('.company-forms li')?.textContent
  await fill(/^BRN/, BRN)
  await screen.findByLabelText('KISIMA LTD')
  expect(state()).toBe('Form 18Not compliant')
  await fill(/^Rationale/, 'Found in the archive')
  expect(await openMenu(/^Target Form/)).toEqual(['Form 18', 'Form 20', 'Form 24', 'Form 25', 'Form 26'])
  fireEvent.click(screen.getByText('Form 18', { selector: '[role=option]' }))
  await choose(/^Is Compliant/, 'Yes')
  await press('Submit')
  await confirm(`${BRN}: Target Form: Form 18. Is Compliant: Yes`)
  await screen.findByText('Company annual returns status updated for form selected')
  const write = asked.find(({ method }) => method === 'POST')
  expect([write?.path, write?.body]).toEqual([
    compliance.correct.path,
    { brn: BRN, rationale: 'Found in the archive', target: 'FORM_18', isCompliant: true },
  ])
  await waitFor(() => expect(state()).toBe('Form 18Compliant'))
})

it('retries an attachment, says what the host says, and keeps the number that it refuses', async () => {
  const words = 'No legal document is filed under the number IN/0/0.'
  const { asked } = mountPart(<FormPanel form={legalRetry} />, ({ query }) =>
    query.instrumentNo === 'IN/0/0'
      ? { status: 404, body: { message: words } }
      : { body: { message: 'The attachment of IN/7/2024 is now in EDMS.' } },
  )
  const label = /^Document Instrument Number/
  await fill(label, ' IN/7/2024 ')
  const form = (await boxOf(label)).closest('form')
  if (form) fireEvent.submit(form)
  await screen.findByText('The attachment of IN/7/2024 is now in EDMS.')
  await waitFor(async () => expect((await boxOf(label)).value).toBe(''))
  await fill(label, 'IN/0/0')
  await press('Retry')
  await screen.findByText(words)
  expect((await boxOf(label)).value).toBe('IN/0/0')
  expect(asked.map(({ path, query }) => [path, query.instrumentNo])).toEqual([
    [retry.retry.path, 'IN/7/2024'],
    [retry.retry.path, 'IN/0/0'],
  ])
})
