import { dictionaries } from '@contract/configurations/words'
import { toId } from '@contract/id'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  choice,
  code,
  count,
  date,
  dateTime,
  digits,
  entries,
  type Field,
  file,
  flag,
  listOptions,
  money,
  oneByOne,
  oneOf,
  ownChoice,
  paragraph,
  percentage,
  picked,
  several,
  slashedDate,
  suggested,
  text,
  tick,
} from '@/definition/field'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { box, mountForm, submit, unmountForms } from '../support/mountForm'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(unmountForms)

const type = (typed: string) => async () => {
  await screen.findByRole('dialog')
  await userEvent.click(box(/^Trial/))
  await userEvent.paste(typed)
}
const choose = (option: string) => async () => {
  await userEvent.click(screen.getByRole('combobox', { name: /^Trial/ }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const own = ({ rows }: { rows: number[] }) => rows.map(no => ({ value: toId(no), label: `Row ${no}` }))
const semicolons = (typed: string) => ({ good: typed.split(';'), repeated: [], malformed: [] })
const separators = () => ({ good: [], repeated: [], malformed: [] })

type Case = [kind: string, field: Field<never>, enter: () => Promise<unknown>, sent: unknown]

const cases: Case[] = [
  ['text', text('Trial'), type(' Water board '), ' Water board '],
  ['a paragraph', paragraph('Trial'), type('One\nTwo'), 'One\nTwo'],
  ['an identifier, whose zeros and letters stay', code('Trial'), type('00-K47'), '00-K47'],
  ['digits, without what is not one', digits('Trial'), type('12 34-5'), '12345'],
  ['a suggested text that is typed', suggested('Trial', async () => []), type('Kampala'), 'Kampala'],
  ['a count as a number', count('Trial'), type('7'), 7],
  ['an amount as a number, whatever separates its digits', money('Trial'), type('1,250,000.50'), 1_250_000.5],
  ['a percentage as a number', percentage('Trial'), type('2.5'), 2.5],
  ['a day as the host writes it', date('Trial'), type('31-01-2025'), '2025-01-31'],
  ['a day typed with slashes', slashedDate('Trial'), type('31/01/2025'), '2025-01-31'],
  ['a date with its time', dateTime('Trial'), type('31-01-2025 14:30'), '2025-01-31T14:30'],
  ['entries as they were typed', entries('Trial', { read: semicolons, most: 5 }), type('a;b'), 'a;b'],
  ['a switch that is on', tick('Trial'), () => userEvent.click(screen.getByRole('switch', { name: 'Trial' })), true],
  ['a switch that is left alone as off', tick('Trial'), async () => undefined, false],
  ['the value of a choice', choice('Trial', { A: 'First', B: 'Second' }), choose('Second'), 'B'],
  ['a choice of two as a boolean', flag('Trial', { true: 'Allowed', false: 'Refused' }), choose('Refused'), false],
  ['names, in the order chosen', oneByOne('Trial', ['2023', '2024']), choose('2024'), ['2024']],
  ['the id of an item that the row holds, as a number', ownChoice('Trial', own), choose('Row 12'), 12],
] as never

describe('a field', () => {
  it.each(cases)('sends %s', async (_, field, enter, value) => {
    const { sent } = mountForm({ trial: field }, { initial: { rows: [7, 12] } })
    await enter()
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ trial: value })
  })

  it.each([
    ['text', text('Trial')],
    ['a day', date('Trial')],
    ['an amount', money('Trial')],
    ['a choice', choice('Trial', { A: 'First' })],
  ])('leaves out %s that nobody filled in, and one that was emptied', async (_, field) => {
    const values = { trial: field.kind === 'money' ? 5 : field.kind === 'date' ? '2025-01-31' : 'A' }
    const { sent } = mountForm({ trial: field as never }, { initial: values })
    if (field.kind === 'choice') await choose('None')()
    else await userEvent.clear(box('Trial'))
    await submit()
    await waitFor(() => expect(sent()).toEqual([{}]))
    unmountForms()
    const untouched = mountForm({ trial: field as never })
    await submit()
    await waitFor(() => expect(untouched.sent()).toEqual([{}]))
  })

  it('keeps the digits of a number as they were typed, while the form holds the number', async () => {
    const { sent } = mountForm({ trial: count('Trial') as never })
    await type('007')()
    await userEvent.tab()
    expect(box('Trial').value).toBe('007')
    await submit()
    await waitFor(() => expect(sent()).toEqual([{ trial: 7 }]))
  })

  it('removes a chosen name again', async () => {
    const { sent } = mountForm(
      { trial: oneByOne('Trial', ['2023', '2024']) as never },
      { initial: { trial: ['2023'] } },
    )
    await choose('2024')()
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2023' }))
    await submit()
    await waitFor(() => expect(sent()).toEqual([{ trial: ['2024'] }]))
  })

  it('shows the chosen file, and takes it away again', async () => {
    mountForm({ trial: file('Trial', { field: 'file', accept: ['.pdf'], megabytes: 1 }) as never })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('The field has no file input')
    fireEvent.change(input, { target: { files: [new File(['%PDF-1.4'], 'letter.pdf')] } })
    await screen.findByText('letter.pdf')
    await userEvent.click(screen.getByRole('button', { name: /letter\.pdf/ }))
    expect(screen.queryByText('letter.pdf')).toBeNull()
  })
})

describe('a field whose options are rows of the host', () => {
  const rows = [
    { id: 5, name: 'Prohibited' },
    { id: '0006', name: 'Common' },
  ]
  const host = ({ method }: { method: string }) => ({ body: method === 'GET' ? { data: rows } : { message: 'Done' } })
  const options = listOptions(dictionaries.list, { value: ({ id }) => id, label: ({ name }) => name ?? '' })
  const open = async (field: Field<never>) => {
    const { sent } = mountForm({ trial: field }, { host })
    return async (expected: unknown) => {
      await submit()
      await waitFor(() => expect(sent()).toEqual([{ trial: expected }]))
    }
  }

  it('sends the id of one row, with the type that the host gave it', async () => {
    const sends = await open(oneOf('Trial', options) as never)
    await waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-disabled')).toBeNull())
    await choose('Prohibited')()
    await sends(5)
  })

  it('sends the id of a picked row', async () => {
    const sends = await open(picked('Trial', options) as never)
    await userEvent.click(await screen.findByRole('radio', { name: 'Common' }))
    await sends('0006')
  })

  it('sends the ids of several rows, and counts them', async () => {
    const sends = await open(several('Trial', options) as never)
    for (const name of ['Prohibited', 'Common']) await userEvent.click(await screen.findByRole('checkbox', { name }))
    expect(screen.getAllByText('2 of 2').length).toBeGreaterThan(0)
    await sends([5, '0006'])
  })

  it('says that the options failed to load, and offers them after Reload', async () => {
    let fails = true
    mountForm(
      { trial: picked('Trial', options) as never },
      { host: call => (fails ? { status: 503, body: { message: 'Closed' } } : host(call)) },
    )
    const banner = within(await screen.findByRole('alert'))
    banner.getByText('Closed')
    fails = false
    await userEvent.click(banner.getByRole('button', { name: 'Reload' }))
    await screen.findByRole('radio', { name: 'Common' })
  })
})

describe('an error of a field', () => {
  const wrong: [says: string, field: Field<never>, typed: string][] = [
    ['This field is required', text('Trial', { required: true }), ''],
    ['Name it', text('Trial', { required: true, empty: 'Name it' }), ''],
    ['At least 3 characters', text('Trial', { least: 3 }), 'ab'],
    ['At most 4 characters: remove 2', text('Trial', { longest: 4 }), 'Kampal'],
    ['Enter an amount, for example 1,250,000', money('Trial'), 'much'],
    ['Enter an amount, for example 1,250,000', money('Trial'), '12a'],
    ['Enter a whole number of at most 15 digits', count('Trial'), '12345678901234567890'],
    ['Enter an amount greater than 0', money('Trial', { positive: true }), '0'],
    ['At most 100', percentage('Trial'), '101'],
    ['Enter a date as DD-MM-YYYY, for example 15-01-2025', date('Trial'), '31-02-2025'],
    ['Enter a date as DD/MM/YYYY, for example 15/01/2025', slashedDate('Trial'), '2025'],
    ['Choose a date before today', date('Trial', { past: true }), '01-01-2999'],
    ['This field is required', entries('Trial', { read: separators, most: 5 }, { required: true }), ';;'],
  ] as never

  it.each(wrong)('says %j, keeps what was typed, and nothing is sent', async (says, field, typed) => {
    const { sent } = mountForm({ trial: field })
    if (typed) await type(typed)()
    await submit()
    await screen.findByText(says)
    expect(box(/^Trial/).value).toBe(typed)
    expect(box(/^Trial/).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  it('goes when the field is right, and the form is sent', async () => {
    const { sent } = mountForm({ trial: text('Trial', { required: true }) as never })
    await submit()
    await screen.findByText('This field is required')
    await type('Water')()
    await submit()
    await waitFor(() => expect(sent()).toEqual([{ trial: 'Water' }]))
    expect(screen.queryByText('This field is required')).toBeNull()
  })

  it.each([
    ['a refusal', { status: 400, body: { code: 'invalid-fields', message: 'No', fields: { trial: 'Too odd' } } }],
    ['an error of the host', { status: 500, body: {} }],
  ])('leaves what was typed in place after %s', async (_, answer) => {
    const { sent } = mountForm({ trial: text('Trial') as never, more: text('More') as never }, { host: () => answer })
    await type('Water')()
    await userEvent.type(box('More'), 'Much')
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' }).hasAttribute('disabled')).toBe(false))
    expect([box('Trial').value, box('More').value]).toEqual(['Water', 'Much'])
    screen.getByRole('dialog')
  })
})
