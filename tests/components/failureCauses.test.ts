import { expect, it } from 'vitest'
import { groupByCause } from '@/components/failureCauses/group'
import { isReversed } from '@/components/list/period'
import { causeIn } from '@/resources/processes/process'
import registrations from '@/resources/processes/registrationProcesses'

it('counts failures by their cause, the most frequent first', () => {
  const rows = ['b', 'a', 'b', '', 'a', 'b'].map((cause, id) => ({ id, cause }))
  const groups = groupByCause(rows, ({ cause }) => cause)
  expect(groups.map(({ cause, rows }) => [cause, rows.length])).toEqual([
    ['b', 3],
    ['a', 2],
    ['', 1],
  ])
})

it.each([
  ['{"message":"EDMS answered 503"}', 'EDMS answered 503'],
  ['{"error":{"detail":"The folder is locked"}}', 'The folder is locked'],
  ['{"code":422}', ''],
  ['<html>502 Bad Gateway</html>\nmore', '<html>502 Bad Gateway</html>'],
  ['', ''],
  [undefined, ''],
] as const)('finds the cause in %s', (answer, cause) => {
  expect(causeIn(answer)).toBe(cause)
})

it('sends no request when the last day is before the first', () => {
  const chosen = (start_date: string, end_date: string) =>
    isReversed(registrations, { filters: { start_date, end_date } })
  expect(chosen('2026-05-02', '2026-05-01')).toBe(true)
  expect(chosen('2026-05-01', '2026-05-01')).toBe(false)
  expect(chosen('', '2026-05-01')).toBe(false)
})
