import type { FileHistory } from '@contract/portal/history'
import { describe, expect, it } from 'vitest'
import { type StepKind, stepFrom } from '@/customPages/entityFile/history/timeline'

const step = (effectiveOn: string | null, trackingNo?: string) => ({
  transaction: `${effectiveOn} ${trackingNo}`,
  act: 'CHANGE' as const,
  trackingNo,
  effectiveOn,
  recordedAt: '2026-01-01T00:00:00Z',
  effects: [],
})
const history: FileHistory = {
  registeredOn: '2015-01-01',
  historySince: '2020-01-01',
  knownSince: '2020-01-01',
  cut: false,
  // Newest first as they were recorded: the change of 2021 was told last.
  steps: [step('2021-01-01', 'A'), step('2023-03-03'), step('2022-02-02', 'B'), step('2019-01-01', 'OLD'), step(null)],
}
const from = (shown: string | undefined, kind: StepKind) => stepFrom(history, shown, kind, '2026-05-05')

describe('steps along the time of a file', () => {
  it.each([
    [undefined, 'previousFiling', '2023-03-03'],
    ['2023-03-03', 'previousFiling', 'filing:B'],
    ['2022-12-31', 'previousFiling', 'filing:B'],
    ['filing:B', 'previousFiling', 'filing:A'],
    ['filing:A', 'previousFiling', undefined],
    ['2020-05-05', 'previousFiling', undefined],
    ['2020-05-05', 'nextFiling', 'filing:A'],
    ['filing:A', 'nextFiling', 'filing:B'],
    ['2022-02-02', 'nextFiling', '2023-03-03'],
    ['2023-03-03', 'nextFiling', 'today'],
    [undefined, 'nextFiling', undefined],
  ] as const)('from %s, %s leads to %s, in the order of the days of effect', (shown, kind, to) => {
    expect(from(shown, kind)).toBe(to)
  })

  it.each([
    [undefined, 'previousDay', '2026-05-04'],
    ['filing:B', 'previousDay', '2022-02-01'],
    ['2024-02-28', 'nextDay', '2024-02-29'],
    ['2026-05-04', 'nextDay', 'today'],
    ['2020-01-01', 'previousDay', undefined],
    [undefined, 'nextDay', undefined],
  ] as const)('from %s, %s leads to %s', (shown, kind, to) => {
    expect(from(shown, kind)).toBe(to)
  })

  it('leads nowhere from a filing that the history does not have', () => {
    expect(from('filing:NONE', 'previousDay')).toBeUndefined()
    expect(from('filing:NONE', 'nextFiling')).toBeUndefined()
  })
})
