import { cleanup, renderHook } from '@testing-library/react'
import { I18nContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { useEffectWords } from '@/customPages/entityFile/history/effectWords'
import en from '@/i18n/en/fileHistory'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'

afterEach(cleanup)

it('names who filed a change, and who recorded one that no filing brought', () => {
  addWords(en)
  const { result } = renderHook(useEffectWords, {
    wrapper: ({ children }) => (
      <I18nContextProvider value={createI18nProvider(currentTable())}>{children}</I18nContextProvider>
    ),
  })
  const change = {
    transaction: '1',
    act: 'CHANGE' as const,
    effectiveOn: '2021-03-04',
    recordedAt: '2021-03-05T09:00:00+03:00',
  }
  const { behind } = result.current
  expect(behind({ ...change, trackingNo: 'TN-1', filedBy: 'Grace Nakato' })).toBe(
    'from 04-03-2021 · filing TN-1 · filed by Grace Nakato · recorded on 05-03-2021',
  )
  expect(behind({ ...change, recordedBy: 'Peter Okello' })).toBe(
    'from 04-03-2021 · recorded on 05-03-2021 by Peter Okello',
  )
})
