import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestTranslationProvider } from 'react-admin'
import { afterEach, it, vi } from 'vitest'
import { forgetNotices, Notification } from '@/components/notices'
import { JsonView } from '@/jsonTree/JsonView'
import { NoticeBridge } from '@/layout/NoticeBridge'

afterEach(() => {
  cleanup()
  forgetNotices()
  vi.restoreAllMocks()
})

it('says that a text was not copied where the page may not use the clipboard, as without HTTPS', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <Notification />
      <NoticeBridge>
        <JsonView label="Request" text="{}" />
      </NoticeBridge>
    </TestTranslationProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'daftari.json.copy: Request' }))
  await screen.findByText('daftari.json.notCopied')
})
