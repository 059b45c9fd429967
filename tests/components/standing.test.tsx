import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { columnsOf } from '@/components/list/columns'
import { Marks } from '@/components/list/Marks'
import { hostResource } from '@/definition/hostSupport'
import en from '@/i18n/en/adminPages'
import { addWords, currentWords } from '@/i18n/words'
import companies from '@/resources/registry/companies'

beforeAll(() => addWords(en))
afterEach(cleanup)

/** Returns the status column of the entity search for a row, as the list shows and exports it. */
const shown = (row: object) => {
  const columns = columnsOf(hostResource(companies, new Set()), currentWords(), 'en', ['standing'])
  const [column] = columns
  const whole = { id: '8002', brn: '8002', ...row } as never
  render(<Marks marks={column?.marks?.(whole) ?? []} />)
  const tones = [...document.querySelectorAll('.tone')].map(mark => [mark.className, mark.textContent])
  return { text: column?.text(whole), tones }
}
const struck = { state: 'BLACKLISTED', since: '2026-03-05' }

it('shows that a company is black-listed in place of a green Registered, also in exports', () => {
  expect(shown({ status: 'Registered', standing: [struck] })).toEqual({
    text: 'Black-listed since 05-03-2026',
    tones: [['tone tone-bad', 'Black-listed since 05-03-2026']],
  })
  // A mark beside the words: colour is not the only sign.
  expect(document.querySelector('.tone-bad svg')).not.toBeNull()
  expect(screen.getByText('05-03-2026').className).toBe('day')
})

it('shows other statuses with what stands beside them', () => {
  const winding = { state: 'WINDING_UP', since: '2026-05-06' }
  expect(shown({ status: 'Insolvent', standing: [winding] }).tones).toEqual([
    ['tone tone-warning', 'Insolvent'],
    ['tone tone-warning', 'In winding-up'],
  ])
})

it.each([
  ['no standing', {}],
  ['none', { standing: null }],
  ['something else by that name', { standing: 'GOOD' }],
])('shows the status that a host sends with %s', (_, sent) => {
  expect(shown({ status: 'Registered', ...sent }).tones).toEqual([['tone tone-good', 'Registered']])
})
