import { cleanup, renderHook } from '@testing-library/react'
import { TestTranslationProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { useFactText } from '@/components/file/useFactText'
import { application } from '@/customPages/insolvency/facts'

afterEach(cleanup)

const inEnglish = () =>
  renderHook(() => useFactText('insolvency'), {
    wrapper: ({ children }) => (
      <TestTranslationProvider messages={{ daftari: { insolvency: { values: { NOT_ASSIGNED: 'Not Assigned' } } } }}>
        {children}
      </TestTranslationProvider>
    ),
  }).result.current

it.each([
  ['Ian McDonald', 'Ian McDonald'],
  ['Maria de Souza', 'Maria de Souza'],
  [undefined, 'Not Assigned'],
])('shows the registrar %s of an application as %s', (registrarName, shown) => {
  const { plain } = inEnglish()
  const [kind, of] = application.assignment ?? []
  expect(kind && plain(kind, of?.({ registrarName } as never))).toBe(shown)
})

it.each([
  ['NEW_APPLICATION', 'New Application'],
  ['voluntary winding up', 'Voluntary Winding Up'],
  ['MALE', 'Male'],
])('writes the code %s without words of its own as %s', (code, shown) => {
  expect(inEnglish().option(code)).toBe(shown)
})
