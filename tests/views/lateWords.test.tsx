import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, it, vi } from 'vitest'
import firstWords from '@/i18n/sw/firstWords'

afterEach(cleanup)

it('tells a refusal again when the sentences of the host have come in the language in use', async () => {
  // Other tests may have loaded all words already.
  vi.resetModules()
  const { createI18nProvider } = await import('@/i18n/i18nProvider')
  const { currentTable, replaceWords } = await import('@/i18n/words')
  const { FailureText } = await import('@/views/list/listStates')
  replaceWords('sw', [firstWords])
  const error = { status: 404, code: 'unknown-brn', message: 'No entity has the BRN 12.', params: { brn: '12' } }
  render(
    <CoreAdminContext i18nProvider={createI18nProvider(currentTable())}>
      <FailureText error={error} />
    </CoreAdminContext>,
  )
  screen.getByText('No entity has the BRN 12.')
  await screen.findByText('Hakuna taasisi iliyosajiliwa kwa BRN 12.')
})
