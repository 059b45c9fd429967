import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import audit from '@/resources/portal/audit'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  unmountPages()
  vi.unstubAllEnvs()
})

// 15 January at the registry begins and ends at 21:00 UTC.
const entries = ['2025-01-15T20:59:59Z', '2025-01-15T00:30:00Z', '2025-01-14T21:00:00Z'].map((at, id) => ({
  ...{ id, at, actorId: null, actorName: 'Somebody', address: null, call: 'TEST-DAY', before: null, after: null },
  subject: `entry ${id}`,
}))

it.each(['UTC', 'America/Los_Angeles', 'Australia/Sydney'])(
  'asks for one day of the registry, and shows its times, on a computer set to %s',
  async zone => {
    vi.stubEnv('TZ', zone)
    const { asked } = mountListPage(audit, () => ({ body: entries, headers: { 'content-range': 'items 0-2/3' } }))
    await screen.findByText('Somebody · TEST-DAY · entry 0')
    for (const box of ['Start date', 'End date'])
      fireEvent.change(screen.getByLabelText(box), { target: { value: '15-01-2025' } })
    await waitFor(() => expect(location.search).toBe('?from=2025-01-15&to=2025-01-15'))
    await waitFor(() =>
      expect(asked.at(-1)?.query.filter).toBe(JSON.stringify({ from: '2025-01-15', to: '2025-01-15' })),
    )
    expect(firstCells().map(time => /\d\d-\d\d-\d{4} \d\d:\d\d/.exec(time)?.[0])).toEqual([
      '15-01-2025 23:59',
      '15-01-2025 03:30',
      '15-01-2025 00:00',
    ])
  },
)
