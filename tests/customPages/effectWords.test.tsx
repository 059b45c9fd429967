import { cleanup, renderHook } from '@testing-library/react'
import { I18nContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { useEffectWords } from '@/customPages/entityFile/history/effectWords'
import en from '@/i18n/en/fileHistory'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'

afterEach(cleanup)

const change = {
  transaction: '1',
  act: 'CHANGE' as const,
  effectiveOn: '2021-03-04',
  recordedAt: '2021-03-05T09:00:00+03:00',
}

const words = () => {
  addWords(en)
  const { result } = renderHook(useEffectWords, {
    wrapper: ({ children }) => (
      <I18nContextProvider value={createI18nProvider(currentTable())}>{children}</I18nContextProvider>
    ),
  })
  return result.current
}

it('tells what became of a charge', () => {
  const { effect } = words()
  const charge = { part: 'CHARGE', subject: '2015/1' } as const
  expect(effect({ ...charge, what: 'ADDED' })).toBe('Charge 2015/1 was registered')
  const changed = { ...charge, what: 'CHANGED' } as const
  expect(effect({ ...changed, field: 'dateOfSatisfaction', to: '2020-03-01' })).toBe(
    '2015/1, Charge satisfied on: none → 2020-03-01',
  )
  expect(effect({ ...changed, field: 'amount', from: '1000.00', to: '2500000.00' })).toBe(
    '2015/1, Amount secured: 1,000 → 2,500,000',
  )
  expect(effect({ ...changed, field: 'kind', from: 'FIXED', to: 'FIXED_AND_FLOATING' })).toBe(
    '2015/1, Kind: fixed → fixed and floating',
  )
})

it('names who filed a change, and who recorded one that no filing brought', () => {
  const { behind } = words()
  expect(behind({ ...change, trackingNo: 'TN-1', filedBy: 'Grace Nakato' })).toBe(
    'from 04-03-2021 · filing TN-1 · filed by Grace Nakato · recorded on 05-03-2021',
  )
  expect(behind({ ...change, recordedBy: 'Peter Okello' })).toBe(
    'from 04-03-2021 · recorded on 05-03-2021 by Peter Okello',
  )
})

it('names the process that recorded a change, with its source or its reason', () => {
  const { behind } = words()
  const correction = { kind: 'DATA_CORRECTION' as const, number: '12', name: 'Paper register' }
  expect(behind({ ...change, act: 'REGISTER_ERROR', process: correction, recordedBy: 'Grace Nakato' })).toBe(
    'from 04-03-2021 · an error of the register, corrected · data correction 12 (Paper register) · recorded on 05-03-2021 by Grace Nakato',
  )
  expect(behind({ ...change, process: { kind: 'FORM_COMPLIANCE' }, reason: 'Filed on paper' })).toBe(
    'from 04-03-2021 · correction of form compliance · recorded on 05-03-2021 · reason: Filed on paper',
  )
})
