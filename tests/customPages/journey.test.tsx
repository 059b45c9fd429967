import type { Journey, JourneyLine } from '@contract/portal/journey'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PageExists } from '@/components/pageExists'
import JourneyPage from '@/customPages/journey/JourneyPage'
import transactions from '@/resources/billing/transactions'
import incorporationProcesses from '@/resources/processes/incorporationProcesses'
import companies from '@/resources/registry/companies'
import journeyRecords from '@/routes/journeyRecords'
import { mountPart, unmountParts } from '../support/mountPart'

afterEach(unmountParts)

const BRN = '71000000000001'
const line = (step: JourneyLine['step'], source: JourneyLine['source'], more: Partial<JourneyLine> = {}) =>
  ({ step, source, state: 'done', number: BRN, ...more }) as JourneyLine
const stuck = line('told', 'INCORPORATION_PROCESS', {
  state: 'failed',
  status: 'EXPIRED',
  system: 'TAX',
  about: 'INSTANT_TIN',
  cause: 'The NIN of a director does not match',
})
const lines = [
  line('paid', 'PAYMENT', { number: 'PLANTED1' }),
  line('credited', 'PAYMENT', { number: 'PLANTED1' }),
  line('submitted', 'FILING', { number: 'CASE/1/2026' }),
  line('registered', 'ENTITY', { at: '2026-10-01', type: 'COMPANY' }),
  stuck,
]
const journey = (more: Partial<Journey> = {}): Journey => ({
  brn: BRN,
  name: 'ZUMARIDI LTD',
  lines,
  hidden: [],
  cut: false,
  ...more,
})
const credit = line('credited', 'PAYMENT', { state: 'failed', status: 'FAILED', number: 'PLANTED2' })

type Answer = { status?: number; body?: unknown }

/** Opens the journey of a number; `host` answers each number. Returns the numbers that were asked for. */
const open = (number: string, host: (number: string) => Answer = () => ({ body: journey() })) => {
  const numberIn = (body: unknown) => String((body as { number?: unknown }).number)
  const { asked } = mountPart(
    <PageExists.Provider value={() => true}>
      <JourneyPage records={journeyRecords} />
    </PageExists.Provider>,
    ({ path, body }) => (path === '/portal/journey' ? host(numberIn(body)) : {}),
    { address: `/home/journey/${encodeURIComponent(number)}`, path: '/home/journey/*', announced: ['journey'] },
  )
  return () => asked.filter(({ path }) => path === '/portal/journey').map(({ body }) => numberIn(body))
}
const unknown = (number: string): Answer => ({
  status: 404,
  body: { code: 'unknown-case', message: `No case has the number ${number}.`, params: { number } },
})
const box = () => screen.getByLabelText<HTMLInputElement>('BRN, PRN or tracking number')
const lookUp = (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.submit(box().form as HTMLFormElement)
}
const part = async (name: string) => (await screen.findByText(name, { selector: 'h2' })).closest('section')

describe('the journey of a case', () => {
  it('names the stuck step with its error, and what is known of each other step', async () => {
    open(BRN)
    const section = await part('Stuck at: Other systems told')
    expect(section?.textContent).toContain('Error: The NIN of a director does not match')
    const redo = within(section as HTMLElement).getByText('Redo in Incorporation Service')
    expect(redo.getAttribute('href')).toBe(
      `/home/internal-processes/incorporation/processes?search=${BRN}&status=EXPIRED`,
    )
    const steps = [...screen.getByLabelText('Steps of the case').children]
    const step = (name: string) => steps.find(({ textContent }) => textContent?.startsWith(name))
    expect(step('Reserved')?.textContent).toContain('Not known')
    for (const done of ['Paid', 'Credited', 'Submitted', 'Registered'])
      expect(step(done)?.querySelectorAll('[data-state=done]')).toHaveLength(1)
    expect(step('Registered')?.textContent).toContain('01-10-2026')
    expect(step('Other systems told')?.textContent).toContain('Instant TIN')
    const entity = screen.getByText('ZUMARIDI LTD').closest('a')
    expect(entity?.getAttribute('href')).toBe(`/home/registry/file-viewer/${BRN}`)
  })

  it('leads from a failed credit to the payment that is retried there', async () => {
    open('planted2', () => ({ body: journey({ lines: [credit] }) }))
    const section = await part('Stuck at: Credited')
    const retry = within(section as HTMLElement).getByText('Retry in Transactions')
    expect(retry.getAttribute('href')).toMatch(/^\/home\/billing\/transactions\?.*PLANTED2/)
    expect(transactions.actions?.retry?.when?.({ prnStatus: 'FAILED' } as never, { userId: 'me' } as never)).toBe(true)
  })

  it('shows two cases of one company each by itself, and the records of the entity after them', async () => {
    const cases = [
      line('paid', 'PAYMENT', { number: 'TWICEPRN1', caseNumber: 'TWICE/1', at: '2026-09-30' }),
      line('submitted', 'FILING', { number: 'TWICE/1', caseNumber: 'TWICE/1', at: '2026-10-01' }),
      line('paid', 'PAYMENT', { number: 'TWICEPRN2', caseNumber: 'TWICE/2', at: '2026-10-30' }),
      { ...credit, number: 'TWICEPRN2', caseNumber: 'TWICE/2', at: '2026-10-30' },
      line('submitted', 'FILING', { number: 'TWICE/2', caseNumber: 'TWICE/2', at: '2026-11-01' }),
      line('registered', 'ENTITY', { about: 'TWO CASES LTD', at: '2026-10-01', type: 'COMPANY' }),
    ]
    open(BRN, () => ({ body: journey({ lines: cases, name: 'TWO CASES LTD' }) }))
    const newer = await part('Case TWICE/2')
    const older = await part('Case TWICE/1')
    expect(newer?.textContent).toContain('TWICEPRN2')
    expect(newer?.textContent).toContain('Stuck at: Credited')
    expect(newer?.textContent).not.toContain('TWICEPRN1')
    expect(older?.textContent).not.toMatch(/TWICEPRN2|Stuck/)
    expect(older?.textContent).toContain('Last step done: Submitted')
    expect((await part('Entity: all cases'))?.textContent).toContain('TWO CASES LTD')
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(headings).toEqual(['Case TWICE/2', 'Case TWICE/1', 'Entity: all cases'])
  })

  it('names the parts that the reader may not see', async () => {
    open(BRN, () => ({ body: journey({ lines: [stuck], hidden: ['FILE', 'PAYMENT', 'INSOLVENCY'] }) }))
    await screen.findByText('Not shown to you: entity files, payments, insolvency applications')
    expect(screen.getByText('Paid').closest('li')?.textContent).toContain('Not shown to you')
  })

  it('is denied to those who may see no part', async () => {
    open(BRN, () => ({ status: 403, body: { message: 'Forbidden' } }))
    await screen.findByText('You do not have access')
  })

  it('says that it failed, and reloads', async () => {
    let answer: Answer = { status: 500, body: {} }
    open('PLANTED1', () => answer)
    const reload = await screen.findByText('Reload')
    answer = { body: journey() }
    fireEvent.click(reload)
    await screen.findByText('ZUMARIDI LTD')
  })

  it('says what it searched for when nothing has the number, keeps the text, and looks up another', async () => {
    const asked = open('7100000000000', number => (number === 'CASE/1/2026' ? { body: journey() } : unknown(number)))
    await screen.findByText('No case has the number 7100000000000.')
    screen.getByText(/A BRN has 14 digits; this has 13\./)
    expect(box().value).toBe('7100000000000')
    lookUp(' CASE/1/2026 ')
    await part('Stuck at: Other systems told')
    expect(box().value).toBe('CASE/1/2026')
    expect(asked()).toEqual(['7100000000000', 'CASE/1/2026'])
  })

  it('says what is wrong with a number: too long, of the wrong length, no number at all', async () => {
    const asked = open('7100 0000-0000 0019', unknown)
    await screen.findByText('A BRN has 14 digits; this has 16.')
    lookUp('x'.repeat(10_000))
    await screen.findByText('Type at most 200 characters. This has 10,000.')
    expect(box().value).toHaveLength(10_000)
    expect(asked()).toHaveLength(1)
    lookUp('%_\\ مرحبا 🏦')
    await screen.findByText('No case has the number %_\\ مرحبا 🏦.')
    lookUp('7100 0000-000001')
    await waitFor(() => expect(asked().at(-1)).toBe('7100 0000-000001'))
  })
})

it.each([
  ['an entity', companies, { brn: BRN }, BRN],
  ['a payment', transactions, { prn: 'PLANTED/2' }, 'PLANTED%2F2'],
  ['a process', incorporationProcesses, { brn: BRN }, BRN],
])('opens from the row of %s that has a number', (_, definition, row, number) => {
  const action = definition.actions?.journey
  if (action?.type !== 'open') throw new Error('The list opens no journey')
  expect([action.label, action.open(row as never)]).toEqual(['Journey', `journey/${number}`])
  expect(action.when?.(row as never, { userId: 'me' } as never)).toBe(true)
  expect(action.when?.({} as never, { userId: 'me' } as never)).toBe(false)
})
