import { expect, it } from 'vitest'
import { columnsOf } from '@/components/list/columns'
import type { Resource } from '@/definition/defineResource'
import accessLog from '@/resources/portal/accessLog'
import accessSample from '@/resources/portal/accessSample'

const row = { id: '1', actorName: 'Grace Nakato', at: '2026-11-25T22:30:00.000Z' }

it.each<[string, Resource]>([
  ['access log', accessLog],
  ['weekly sample', accessSample],
])('names an entry of the %s by the day that its time is shown with', (_, definition) => {
  const action = definition.actions?.details
  const details = action?.type === 'details' ? action.details : undefined
  const [at] = columnsOf(definition, key => key, 'en', ['at'])
  expect(at?.text(row)).toMatch(/^2[56]-11-2026 /)
  expect(details?.title(row, () => '')).toBe(`Grace Nakato · ${at?.text(row).slice(0, 10)}`)
})
