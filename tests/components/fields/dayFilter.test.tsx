import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { DayFilter } from '@/components/fields/DayFilter'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'

beforeAll(() => addWords(en))
afterEach(cleanup)

it('takes its refusal back when the filter is cleared elsewhere', () => {
  const filter = (value: string) => (
    <CoreAdminContext i18nProvider={createI18nProvider(currentTable())}>
      <DayFilter id="day" label="From" value={value} onChange={() => undefined} />
    </CoreAdminContext>
  )
  const { rerender } = render(filter('2026-01-31'))
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: '31-02-2026' } })
  fireEvent.blur(box)
  const refusal = en.daftari.lists.notADay
  screen.getByText(refusal)
  rerender(filter(''))
  expect(screen.queryByText(refusal)).toBeNull()
})
