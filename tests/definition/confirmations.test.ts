import { toId } from '@contract/id'
import type { ClosingDay } from '@contract/portal/closingDays'
import { expect, it } from 'vitest'
import closingDays from '@/resources/settings/closingDays'

it.each(['openOn', 'closeOn', 'remove'])('writes the day of %s as the list does', name => {
  const action = closingDays.actions?.[name]
  const confirm = action?.type === 'send' ? action.confirm : undefined
  const day: ClosingDay = { id: toId('1'), day: '2026-05-01', name: 'Labour Day', kind: 'HOLIDAY', open: false }
  expect(confirm?.names(day)).toBe('Labour Day · 01-05-2026')
})
