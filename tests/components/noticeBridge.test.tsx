import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, useNotify } from 'react-admin'
import { afterEach, beforeEach, it } from 'vitest'
import { forgetNotices, Notification } from '@/components/notices'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { startLanguage } from '@/i18n/languages'
import { currentTable } from '@/i18n/words'
import { NoticeBridge } from '@/layout/NoticeBridge'

beforeEach(() => startLanguage(['en'], 'en'))
afterEach(() => {
  cleanup()
  forgetNotices()
})

const Says = () => {
  const notify = useNotify()
  return (
    <button
      type="button"
      onClick={() => {
        notify('daftari.notices.good.text', { type: 'success' })
        notify('Ready at %{hour}', { type: 'warning', messageArgs: { hour: '10:00' } })
      }}
    >
      Say
    </button>
  )
}

it('shows notifications of useNotify as toasts of the portal', async () => {
  render(
    <CoreAdminContext i18nProvider={createI18nProvider(currentTable())}>
      <NoticeBridge>
        <Says />
      </NoticeBridge>
      <Notification />
    </CoreAdminContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Say' }))
  await screen.findByText('Request was processed successfully')
  await screen.findByText('Ready at 10:00')
})
